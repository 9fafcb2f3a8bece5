import type { NamespaceOrdersTranslation } from '../../i18n-types.ts'

export default {
  label: 'Vista',
  list: 'La vostra lista',
  all: 'Tutto il catalogo',
  lead: 'I prodotti che vi abbiamo spedito negli ultimi 90 giorni e quelli che avete aggiunto, disposti come preferite.',
  keep: 'Aggiungi alla lista',
  kept: 'Nella vostra lista',
  arrange: 'Organizza la lista',
  done: 'Fatto',
  up: 'Sposta in su: {name}',
  down: 'Sposta in giù: {name}',
  pin: 'Tieni sempre nella lista',
  par: 'Scorta abituale, in cartoni',
  parOf: '{name}',
  shelf: 'Scorta attuale, in cartoni',
  shelfHint: 'Scorta abituale: {n}. Aggiungiamo al carrello quello che manca.',
  boughtOn: 'Ultima spedizione: {day}',
  saving: 'Salvataggio…',
  saved: 'La vostra lista è stata salvata.',
  empty:
    'La vostra lista è vuota. Raccoglierà i prodotti che vi spediamo e quelli che aggiungete dal catalogo.',
} satisfies NamespaceOrdersTranslation['guide']
