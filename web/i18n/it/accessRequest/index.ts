import type { NamespaceAccessRequestTranslation } from '../../i18n-types.ts'

const it_accessRequest = {
  title: 'La vostra richiesta di accesso',
  sent: 'Inviata',
  updated: 'Ultima modifica',
  reference: 'Riferimento',
  state: {
    submitted: {
      title: 'In esame',
      text: 'La vostra richiesta ci è arrivata. Leggiamo personalmente ogni richiesta e rispondiamo via e-mail, di solito entro due giorni lavorativi.',
    },
    moreInformation: {
      title: 'Abbiamo una domanda',
      text: 'Prima di decidere abbiamo bisogno di saperne di più. Rispondete qui sotto.',
    },
    approved: {
      title: 'Approvata',
      text: 'Benvenuti! Vi abbiamo inviato un’e-mail con il link all’area clienti.',
    },
    refused: {
      title: 'Non approvata',
      text: 'Al momento non possiamo approvare la richiesta. Se qualcosa cambia, potete inviarne una nuova.',
    },
    withdrawn: {
      title: 'Ritirata',
      text: 'Avete ritirato questa richiesta, che non avrà seguito. Potete inviarne una nuova in qualsiasi momento.',
    },
  },
  question: 'La nostra domanda',
  reason: 'Il motivo',
  yourAnswer: 'La vostra risposta',
  answer: 'Risposta',
  answerHint: 'Al massimo 2.000 caratteri.',
  send: 'Invia la risposta',
  withdrawTitle: 'Avete cambiato idea?',
  withdrawText: 'Potete ritirare la richiesta finché non avremo preso una decisione.',
  withdraw: 'Ritira la richiesta',
  signIn: 'Vai all’accesso',
  askAgain: 'Invia una nuova richiesta',
  failed: {
    changed:
      'Nel frattempo la richiesta è cambiata, oppure abbiamo già deciso. Ecco a che punto è.',
    invalid: 'Scrivete una risposta di non più di 2.000 caratteri.',
    other: 'Operazione non riuscita. Riprovate tra poco.',
  },
  unknownTitle: 'Questo link non apre nessuna richiesta',
  unknownText:
    'Forse è incompleto. Usate il link della nostra e-mail così com’è, oppure scriveteci.',
  unavailableTitle: 'Al momento non è possibile mostrare la richiesta',
  unavailableText: 'Riprovate tra qualche minuto. Non è andato perso nulla.',
} satisfies NamespaceAccessRequestTranslation

export default it_accessRequest
