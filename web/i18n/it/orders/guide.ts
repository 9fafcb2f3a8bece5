import type { NamespaceOrdersTranslation } from '../../i18n-types.ts'

export default {
  label: 'Vista',
  list: 'La vostra lista',
  all: 'Tutto il catalogo',
  lead: 'I prodotti che vi abbiamo spedito negli ultimi 90 giorni e quelli che avete aggiunto voi, disposti come preferite.',
  keep: 'Aggiungi alla lista',
  kept: 'Nella vostra lista',
  arrange: 'Sistema la lista',
  done: 'Fatto',
  up: 'Sposta in su: {name}',
  down: 'Sposta in giù: {name}',
  off: 'Togli dalla lista',
  par: 'Scorta abituale, in cartoni',
  parOf: '{name}',
  shelf: 'In magazzino adesso, in cartoni',
  shelfHint: 'Scorta abituale: {n}. Mettiamo nel carrello quello che manca.',
  boughtOn: 'Ultima spedizione: {day}',
  saving: 'Salvataggio…',
  saved: 'La vostra lista è stata salvata.',
  empty:
    'La vostra lista è vuota. Si riempie con i prodotti che vi spediamo e con quelli che aggiungete dal catalogo.',
} satisfies NamespaceOrdersTranslation['guide']
