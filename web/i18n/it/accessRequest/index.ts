import type { NamespaceAccessRequestTranslation } from '../../i18n-types.ts'

const it_accessRequest = {
  title: 'La vostra richiesta di accesso',
  sent: 'Inviata',
  updated: 'Ultima modifica',
  reference: 'Riferimento',
  state: {
    submitted: {
      title: 'In esame',
      text: 'Abbiamo ricevuto la vostra richiesta. Leggiamo personalmente ogni richiesta e rispondiamo via e-mail, di solito entro due giorni lavorativi.',
    },
    moreInformation: {
      title: 'Abbiamo una domanda',
      text: 'Prima di decidere abbiamo bisogno di saperne di più. Rispondete qui sotto.',
    },
    approved: {
      title: 'Approvata',
      text: 'Benvenuti! Vi abbiamo inviato via e-mail un link all’area clienti.',
    },
    refused: {
      title: 'Non approvata',
      text: 'Al momento non possiamo approvare la richiesta. Se qualcosa cambia, potete inviarne una nuova.',
    },
    withdrawn: {
      title: 'Ritirata',
      text: 'Avete ritirato questa richiesta. Potete inviarne una nuova in qualsiasi momento.',
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
  signIn: 'Accedi',
  askAgain: 'Invia una nuova richiesta',
  failed: {
    changed: 'Questa richiesta è cambiata. Ecco la situazione attuale.',
    invalid: 'Scrivete una risposta di non più di 2.000 caratteri.',
    other: 'Qualcosa non ha funzionato. Riprovate tra poco.',
  },
  unknownTitle: 'Non troviamo questa richiesta',
  unknownText:
    'Il link potrebbe essere incompleto. Apritelo dalla nostra e-mail, oppure scriveteci.',
  unavailableTitle: 'Al momento non è possibile mostrare la richiesta',
  unavailableText: 'Riprovate tra qualche minuto. Non è andato perso nulla.',
} satisfies NamespaceAccessRequestTranslation

export default it_accessRequest
