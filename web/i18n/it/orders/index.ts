import type { NamespaceOrdersTranslation } from '../../i18n-types.ts'
// `.js` because typesafe-i18n compiles these files and follows their imports
import recalls from './recalls.js'
import documents from './documents.js'
import guide from './guide.js'
import standing from './standing.js'

const it_orders = {
  recalls,
  standing,
  status: {
    draft: 'In modifica',
    'awaiting-approval': 'In attesa di approvazione',
    submitted: 'Inviato',
    proposed: 'Attende la vostra risposta',
    confirmed: 'Confermato',
    shipped: 'Spedito',
    declined: 'Rifiutato',
    cancelled: 'Annullato',
  },
  nav: {
    label: 'Ordini e acquisti',
    catalogue: 'Catalogo',
    basket: 'Carrello',
    orders: 'Ordini',
    standing: 'Ordini ricorrenti',
    purchases: 'Acquisti',
    documents: 'Documenti',
    recalls: 'Richiami',
  },
  stepper: {
    label: 'Cartoni di {name}',
    less: 'Meno cartoni di {name}',
    more: 'Più cartoni di {name}',
    next: 'Con {n} {{cartone|cartoni}} in più: {price} a cartone',
    nextKg: 'Con {n} {{cartone|cartoni}} in più: {price} al kg',
  },
  saving: {
    saved: 'Salvato',
    saving: 'Salvataggio…',
    retrying: 'Non salvato, nuovo tentativo',
    failed: 'Non salvato',
  },
  bar: { total: 'Carrello: {total}', lines: '{n} {{prodotto|prodotti}}', open: 'Apri il carrello' },
  basket: {
    title: 'Carrello',
    lead: 'Nulla è vincolante finché non confermiamo il vostro ordine.',
    changing: 'State modificando l’ordine {number}. Inviatelo di nuovo quando è pronto.',
    empty: 'Il carrello è vuoto.',
    start: 'Sfoglia il catalogo',
    total: 'Totale al netto di imposte e trasporto',
    estimated: 'circa {weight}; fatturato a peso',
    unit: '{price} a cartone',
    unitKg: '{price} al kg',
    remove: 'Rimuovi',
    removed: 'Rimosso: {name}.',
    undo: 'Annulla',
    removeOf: '{name}',
    minimum:
      'Il nostro ordine minimo è di {amount}. Potete inviare anche un ordine più piccolo: vi contatteremo al riguardo.',
    approval:
      'Gli ordini oltre {amount} vanno approvati nella vostra azienda prima di arrivare a noi.',
    viewer:
      'Potete consultare i prezzi, ma non inviare ordini. Il vostro referente può abilitarvi.',
    delivery: 'Consegna',
    noDelivery: 'Concorderemo con voi il giorno di consegna.',
    dayMoved: 'Non consegniamo più {day}. Giorno scelto al suo posto: {next}.',
    cutoff: 'Termine per ordinare: {office}, ora di Ottawa.',
    cutoffHere: 'Termine per ordinare: {office}, ora di Ottawa ({here} da voi).',
    shipTo: 'Indirizzo di consegna: {address}',
    po: 'Il vostro numero d’ordine (PO)',
    note: 'Una nota per noi',
    optional: 'facoltativo',
    send: 'Invia l’ordine',
    sending: 'Invio…',
    resending: 'Ancora nessuna risposta, nuovo tentativo…',
    leftOut: 'Non aggiunti perché al momento non disponibili: {names}.',
    pricesChanged:
      'I prezzi sono cambiati: il totale passa da {before} a {after}. Controllate il carrello e, se siete d’accordo, inviate l’ordine.',
    goodsChanged:
      'Il contenuto del cartone o il prezzo è cambiato: {names}. Controllate il carrello e, se siete d’accordo, inviate l’ordine.',
    totalChanged: 'Il totale ora è {total}. Se siete d’accordo, inviate l’ordine.',
    obstacles: {
      archived: 'Non è più in vendita. Rimuovetelo.',
      enquire: 'Solo su richiesta. Rimuovetelo.',
      unavailable: 'Al momento non disponibile. Rimuovetelo.',
      market: 'Non in vendita nel vostro Paese. Rimuovetelo.',
      'on-request': 'Prezzo su richiesta: chiedete al vostro referente.',
      'too-few': 'L’ordine minimo è di {n} {{cartone|cartoni}}.',
      'off-step': 'Si vende in multipli di {n} {{cartone|cartoni}}.',
    },
  },
  list: {
    title: 'Ordini',
    empty: 'Non avete ancora ordinato.',
    placed: 'Inviato il',
    delivery: 'Consegna',
    more: 'Mostra altri',
    open: 'Apri l’ordine {number}',
  },
  purchases: {
    title: 'Acquisti',
    lead: 'Quanto vi abbiamo spedito, per mese di spedizione, al netto di imposte e trasporto.',
    empty: 'Non vi abbiamo ancora spedito nulla.',
    inCurrency: 'Importi in {currency}',
    lastYear: 'negli ultimi dodici mesi',
    chart: 'Spedizioni mese per mese. Massimo: {month}, {amount}.',
    month: 'Mese',
    orders: '{n} {{ordine|ordini}}',
    cases: 'Cartoni',
    amount: 'Importo',
  },
  documents,
  guide,
  exports: {
    title: 'Esporta in un foglio di calcolo',
    orders: 'Gli ordini del periodo scelto, riga per riga.',
    purchases: 'Le spedizioni del periodo scelto, riga per riga, con i lotti.',
    from: 'Dal',
    to: 'Al',
    save: 'Salva in CSV',
    saving: 'Preparazione del file…',
    saved: 'Salvato come {name}.',
    period: 'Scegliete un periodo di un anno al massimo.',
  },
  order: {
    title: 'Ordine {number}',
    back: 'Tutti gli ordini',
    placed: 'Abbiamo ricevuto il vostro ordine e lo confermeremo via e-mail.',
    placedForApproval:
      'Il vostro ordine attende l’approvazione di un collega. Ci arriverà appena approvato.',
    moved:
      'Quel giorno non era più disponibile, quindi l’ordine rientra nella consegna successiva: {day}.',
    by: 'Inviato da',
    deliveryOn: 'Consegna',
    shipTo: 'Indirizzo di consegna',
    cutoff: 'Termine per ordinare',
    po: 'Il vostro numero d’ordine (PO)',
    note: 'Nota',
    lines: 'Prodotti',
    was: 'prima: {before}',
    shippedOn: 'Spedito il',
    reference: 'Riferimento',
    lots: '{{n:Lotto|Lotti}}: {lots}',
    lot: '{code} ({n} {{cartone|cartoni}})',
    weighed: 'pesato: {weight}',
    removed: 'non disponibile',
    total: 'Totale al netto di imposte e trasporto',
    history: 'Cronologia',
    lacksApprover:
      'Nella vostra azienda nessuno può approvare questo ordine. Chiedete al vostro referente di abilitare qualcuno, oppure modificate l’ordine.',
    proposal:
      'Non possiamo evadere questo ordine così come lo avete inviato. Accettate la nostra proposta, modificate l’ordine o annullatelo.',
    newTotal: 'Nuovo totale: {total} (prima: {before})',
    accept: 'Accetta le modifiche',
    approve: 'Approva',
    pricesSince:
      'I prezzi sono cambiati: il totale passa da {before} a {after}. Non è stato inviato nulla. Scegliete «Modifica l’ordine» per controllarlo nel carrello.',
    goneSince:
      'Un prodotto di questo ordine non è più disponibile alle stesse condizioni. Non è stato inviato nulla. Scegliete «Modifica l’ordine» per correggerlo nel carrello.',
    change: 'Modifica l’ordine',
    cancel: 'Annulla l’ordine',
    reallyCancel: 'Annullare l’ordine {number}?',
    yes: 'Sì, annullalo',
    no: 'No, mantienilo',
    reallyChange:
      'Se modificate l’ordine {number}, viene ritirato. Inviatelo di nuovo entro il termine.',
    yesChange: 'Modificalo',
    leaveIt: 'Lascialo così',
    inBasket:
      'Nel carrello {{c’è già|ci sono già}} {n} {{prodotto|prodotti}}. Se aggiungete questo ordine, per ogni prodotto resta la quantità maggiore.',
    inChanged:
      'Nel carrello c’è l’ordine {number}, che state modificando. Se aggiungete questo, per ogni prodotto resta la quantità maggiore.',
    addToBasket: 'Aggiungi al carrello',
    replaceBasket: 'Sostituisci il carrello',
    reorder: 'Ordina di nuovo',
    print: 'Stampa',
    openBasket: 'Continua nel carrello',
    gone: 'Non troviamo questo ordine nel vostro account.',
    sample: 'Esempio',
    sampleHint: 'A scopo dimostrativo: non è stato e non sarà consegnato nulla.',
    reason: 'Il motivo:',
    deliveryFrom: 'Giorno di consegna precedente: {day}',
    totalFrom: 'Totale precedente: {total}',
    events: {
      submitted: 'Inviato',
      'approval-asked': 'Approvazione richiesta',
      approved: 'Approvato e inviato',
      'called-back': 'Ritirato per modifiche',
      confirmed: 'Confermato',
      changed: 'Confermato con modifiche',
      proposed: 'Modifiche proposte',
      accepted: 'Modifiche accettate',
      shipped: 'Spedito',
      declined: 'Rifiutato',
      cancelled: 'Annullato',
    },
  },
  dashboard: {
    changing: 'State modificando l’ordine {number}. Inviatelo di nuovo dal carrello.',
    purchases: 'I vostri acquisti, mese per mese.',
    openPurchases: 'Tutti gli acquisti',
    boughtThisMonth: 'Questo mese: {amount}',
    nothingThisMonth: 'Nessuna spedizione questo mese',
    answer: 'L’ordine {number} attende la vostra risposta',
    approve: 'L’ordine {number} attende la vostra approvazione',
    cutoff: 'Prossima consegna: {day}',
    figures: '{n} {{ordine aperto|ordini aperti}}',
    inBasket: '{n} {{prodotto|prodotti}} nel carrello',
    open: 'Apri',
    orders: 'Tutti i vostri ordini, le nostre risposte e un modo rapido per riordinare.',
  },
  refused: {
    'guide/version-conflict': 'Un collega ha riorganizzato la lista. Ecco la versione più recente.',
    'document/not-read':
      'Al momento i documenti non si possono aprire. Riprovate tra qualche minuto.',
    'standing/version-conflict':
      'Questo ordine ricorrente è cambiato. Ecco la versione più recente.',
    'standing/no-day': 'In quel giorno non consegniamo da voi. Sceglietene un altro.',
    'standing/too-late': 'Il termine per questa consegna è scaduto, o l’ordine è già partito.',
    'standing/too-many':
      'Un’azienda può avere al massimo 20 ordini ricorrenti. Terminatene uno che non vi serve più.',
    'order/switched-off':
      'Al momento non è possibile ordinare online. Il vostro referente può aiutarvi.',
    'order/not-allowed':
      'Potete consultare gli ordini, ma non inviarne. Il vostro referente può abilitarvi.',
    'order/needs-approver':
      'Il nuovo totale supera il vostro limite: deve approvarlo chi approva gli ordini nella vostra azienda.',
    'order/prices-changed': 'I prezzi sono cambiati. Controllate il carrello.',
    'order/goods-changed':
      'Il contenuto di un cartone è cambiato. Controllate il carrello, poi inviate di nuovo l’ordine.',
    'order/cut-off-passed':
      'Per questa consegna non si può più ordinare. Scegliete un altro giorno.',
    'order/not-orderable':
      'Il prodotto segnalato non è più disponibile alle stesse condizioni. Modificatelo o rimuovetelo.',
    'order/empty': 'Il carrello è vuoto. Aggiungete prima un prodotto.',
    'order/too-many-lines': 'Un ordine può contenere al massimo 60 prodotti. Inviate prima questo.',
    'order/no-approver':
      'Nella vostra azienda nessuno può approvare questo ordine. Chiedete al vostro referente di abilitare qualcuno.',
    'order/basket-in-use':
      'Nel carrello c’è già un altro ordine. Inviatelo o svuotate prima il carrello.',
    'recall/closed': 'Questo richiamo è chiuso. Le risposte non si possono più modificare.',
    'recall/answered-since': 'Un collega ha già risposto. Ecco la sua risposta.',
    'recall/too-many-cases':
      'Sono più cartoni di quanti ve ne abbiamo spediti. Controllate il numero.',
    'order/version-conflict':
      'Qualcun altro ha modificato questo ordine. Ecco la versione più recente.',
  },
} satisfies NamespaceOrdersTranslation

export default it_orders
