import type { NamespaceOrdersTranslation } from '../../i18n-types.ts'

export default {
  title: 'Ordini ricorrenti',
  lead: 'Ripetete un ordine automaticamente. Vi avvisiamo due giorni prima del termine per ordinare; fino a un’ora prima potete modificare o saltare la consegna.',
  empty:
    'Non avete ordini ricorrenti. Aprite un ordine che volete ripetere e scegliete «Rendi ricorrente».',
  repeat: 'Rendi ricorrente',
  fromOne: 'Dal vostro ordine ricorrente',
  openOne: 'Apri l’ordine ricorrente: {what}',
  back: 'Tutti gli ordini ricorrenti',
  every: {
    1: 'Ogni settimana',
    2: 'Ogni due settimane',
    4: 'Ogni quattro settimane',
  },
  next: 'Prossima consegna: {day}',
  skipped: 'Saltata: {day}',
  sentAt: 'Invio automatico: {moment}, ora di Ottawa.',
  states: {
    active: 'Attivo',
    paused: 'Sospeso',
    asks: 'Attende la vostra risposta',
    skips: 'Prossima consegna saltata',
  },
  new: 'Nuovo ordine ricorrente',
  edit: 'Modifica l’ordine ricorrente',
  goods: 'Prodotti',
  add: 'Aggiungi un prodotto',
  addIt: 'Aggiungi',
  choose: 'Scegliete',
  rhythm: 'Frequenza',
  first: 'Prossima consegna',
  start: 'Avvia l’ordine ricorrente',
  save: 'Salva le modifiche',
  saving: 'Salvataggio…',
  leave: 'Annulla',
  none: 'Scegliete almeno un prodotto.',
  noDays:
    'Con la vostra azienda non sono ancora stati concordati giorni di consegna. Chiedete al vostro referente.',
  agreed: 'Totale concordato, al netto di imposte e trasporto',
  now: 'Totale ai prezzi di oggi, al netto di imposte e trasporto',
  was: 'concordato: {amount}',
  questions: {
    dearer:
      'Questo ordine ora costa {after} anziché {before}. Senza il vostro consenso non parte nulla.',
    changed:
      'Il contenuto del cartone del prodotto segnalato è cambiato. Senza il vostro consenso non parte nulla.',
    unavailable:
      'Il prodotto segnalato non è più disponibile alle stesse condizioni. Finché non modificate l’ordine, non parte nulla.',
    day: 'In quel giorno non consegniamo da voi. Sceglietene un altro o saltate questa consegna.',
    approver:
      'Nella vostra azienda nessuno può approvare questo totale. Chiedete al vostro referente di abilitare qualcuno, o riducete l’ordine.',
  },
  agree: 'Accetta {total}',
  skip: 'Salta la prossima consegna',
  unskip: 'Ripristina la consegna',
  pause: 'Sospendi',
  resume: 'Riprendi',
  change: 'Modifica',
  end: 'Termina',
  reallyEnd: 'Terminare questo ordine ricorrente?',
  yes: 'Sì, terminalo',
  no: 'No, mantienilo',
  gone: 'Non troviamo questo ordine ricorrente. Forse è terminato.',
  asks: 'Il vostro ordine ricorrente con consegna {day} attende la vostra risposta',
} satisfies NamespaceOrdersTranslation['standing']
