import type { OrderMailLanguage } from '../order-mail-language.ts'

export const it: OrderMailLanguage = {
  greeting: 'Buongiorno,',
  closing: 'Cordiali saluti',
  hint: 'Se il pulsante non funziona, copiate questo indirizzo nel browser:',
  delivery: 'Consegna:',
  po: 'Il vostro numero d’ordine (PO):',
  note: 'Nota:',
  total: 'Totale al netto di imposte e trasporto:',
  line: '{goods}: {price}',
  removed: 'non disponibile',
  price: '{amount} ({unit})',
  estimate: '{amount} (stima, fatturato a peso: {unit})',
  unit: { case: '{price} a cartone', kg: '{price} al kg' },
  cases: { one: '{n} cartone', many: '{n} cartoni' },
  was: '{line} – prima: {before}',
  shippedOn: 'Spedito il:',
  reference: 'Riferimento:',
  lots: { one: 'Lotto: {lots}', many: 'Lotti: {lots}' },
  reason: 'Il motivo:',
  sample: 'Questo è un ordine di esempio. Non verrà consegnato nulla.',
  lastForOffice:
    'Per limitare le e-mail, per ora gli altri ordini di {company} compaiono solo nell’area di amministrazione («Ordini», «Notifiche»).',
  lastForClient:
    'Per limitare le e-mail, per ora le altre modifiche compaiono solo nell’area clienti. Le nostre risposte continuano ad arrivarvi via e-mail.',
  clientButton: 'Apri l’ordine',
  officeButton: 'Apri l’ordine nell’area di amministrazione',
  mails: {
    received: {
      subject: 'Abbiamo ricevuto il vostro ordine {number}',
      intro:
        'grazie per il vostro ordine {number}. Lo verifichiamo e vi diamo conferma appena possibile.',
    },
    approval: {
      subject: 'L’ordine {number} attende la vostra approvazione',
      intro:
        '{name} ha inviato l’ordine {number} per {company}. Ci arriverà appena lo approverete.',
    },
    confirmed: {
      subject: 'Il vostro ordine {number} è confermato',
      intro: 'abbiamo confermato l’ordine {number}, così come lo avete inviato.',
    },
    agreed: {
      subject: 'Il vostro ordine {number} è confermato',
      intro:
        'un collega ha accettato le modifiche all’ordine {number}. L’ordine è confermato come indicato sotto.',
    },
    changed: {
      subject: 'Il vostro ordine {number} è confermato, con modifiche',
      intro: 'abbiamo confermato l’ordine {number} con le modifiche indicate qui sotto.',
    },
    proposed: {
      subject: 'Ordine {number}: attendiamo la vostra risposta',
      intro:
        'non possiamo evadere l’ordine {number} così come lo avete inviato. Qui sotto trovate la nostra proposta. Diteci se la accettate.',
    },
    declined: {
      subject: 'Non possiamo evadere l’ordine {number}',
      intro: 'siamo spiacenti, ma non possiamo evadere l’ordine {number}.',
    },
    shipped: {
      subject: 'Il vostro ordine {number} è partito',
      intro:
        'il vostro ordine {number} è stato affidato al trasportatore. Sotto ogni riga trovate i lotti da cui provengono i cartoni.',
    },
    submitted: {
      subject: 'Ordine {number} di {company}',
      intro: '{name} ha inviato l’ordine {number} per {company}.',
    },
    accepted: {
      subject: 'Ordine {number}: {company} ha accettato le modifiche',
      intro:
        '{company} ha accettato le modifiche proposte per l’ordine {number}. L’ordine è confermato.',
    },
    cancelled: {
      subject: 'L’ordine {number} di {company} è stato annullato',
      intro: '{company} ha annullato l’ordine {number}.',
    },
    calledBack: {
      subject: 'L’ordine {number} di {company} è stato ritirato per modifiche',
      intro: '{company} sta modificando l’ordine {number}. Attendete il nuovo invio.',
    },
  },
}
