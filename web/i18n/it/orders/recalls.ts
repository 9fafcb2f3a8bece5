import type { NamespaceOrdersTranslation } from '../../i18n-types.ts'

export default {
  title: 'Richiami',
  empty: 'Nulla di ciò che avete acquistato da noi è stato richiamato.',
  openOne: 'Apri il richiamo: {lots}',
  back: 'Tutti i richiami',
  states: { waiting: 'Attende la vostra risposta', answered: 'Risposta inviata', closed: 'Chiuso' },
  next: 'Richiamo: {codes}',
  nextText:
    'Richiamiamo merce che vi abbiamo spedito. Leggete che cosa fare e dateci una risposta.',
  nextOpen: 'Leggi e rispondi',
  day: 'Data del richiamo: {day}',
  lot: '{name}, lotto {code}',
  bestBefore: 'Da consumarsi preferibilmente entro: {day}',
  todo: 'Che cosa fare',
  actions: {
    hold: 'Sospendete la vendita e l’uso di questi lotti e metteteli da parte. Conservateli finché non avrete nostre notizie.',
    return:
      'Sospendete la vendita e l’uso di questi lotti e metteteli da parte. Teneteli pronti: ne concorderemo con voi la restituzione.',
    destroy:
      'Sospendete la vendita e l’uso di questi lotti. Distruggete quanto resta, in modo che nessuno possa usarlo, e annotate le quantità.',
  },
  why: 'Motivo',
  got: 'Che cosa avete ricevuto',
  shipment: '{day}: {cases} del lotto {code}',
  more: 'Altre spedizioni: {n}',
  total: 'In tutto: {cases}',
  call: 'Avete domande o avete già rivenduto la merce?',
  callText: 'Chiamateci o scriveteci:',
  answer: 'La vostra risposta',
  held: 'Cartoni che avete ancora, da 0 a {n}',
  send: 'Conferma e invia',
  sendHint: 'Con l’invio confermate di aver letto il richiamo.',
  change: 'Modifica il numero',
  sending: 'Invio…',
  done: 'Grazie, abbiamo ricevuto la vostra risposta.',
  answered: 'Risposta di {name}, {day}. Ancora in giacenza: {cases}.',
  readers: 'Nella vostra azienda può rispondere solo chi invia o approva gli ordini.',
  over: 'Questo richiamo è chiuso. Le risposte non si possono più modificare.',
  wrong: 'Scrivete un numero intero da 0 a {n}.',
  gone: 'Questo richiamo non esiste, o non riguarda la vostra azienda.',
  goods:
    'Un lotto di questo articolo che vi abbiamo spedito è stato richiamato. Leggete il richiamo',
  line: 'Il lotto {code} è stato richiamato: che cosa fare',
} satisfies NamespaceOrdersTranslation['recalls']
