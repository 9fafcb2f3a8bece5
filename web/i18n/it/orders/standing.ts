import type { NamespaceOrdersTranslation } from '../../i18n-types.ts'

export default {
  title: 'Ordini ricorrenti',
  lead: 'Quello che vi serve con regolarità, ordinato in automatico. Vi avvisiamo due giorni prima del termine per ordinare; fino a un’ora prima del termine potete modificare l’ordine o saltare la consegna.',
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
  goods: 'Merce',
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
      'Il contenuto di un cartone di questo ordine è cambiato: trovate l’articolo segnalato. Senza il vostro consenso non parte nulla.',
    unavailable:
      'Un articolo non si può ordinare così com’è: lo trovate segnalato. Finché non modificate l’ordine, non parte nulla.',
    day: 'In quel giorno della settimana non consegniamo più da voi. Modificate l’ordine e scegliete un altro giorno.',
    approver:
      'Il totale di questo ordine va approvato, ma nella vostra azienda nessuno è autorizzato a farlo. Chiedete al vostro referente di abilitare qualcuno, o riducete l’ordine.',
  },
  agree: 'Accetta {total}',
  skip: 'Salta la prossima consegna',
  unskip: 'Ripristina la consegna',
  pause: 'Sospendi',
  resume: 'Riprendi',
  change: 'Modifica',
  end: 'Termina',
  reallyEnd: 'Terminare davvero questo ordine ricorrente?',
  yes: 'Sì, terminalo',
  no: 'No, mantienilo',
  gone: 'Questo ordine ricorrente non esiste o è terminato.',
  asks: 'Il vostro ordine ricorrente con consegna {day} attende la vostra risposta',
} satisfies NamespaceOrdersTranslation['standing']
