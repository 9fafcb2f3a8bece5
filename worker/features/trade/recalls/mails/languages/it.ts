import type { RecallMailLanguage } from '../recall-mail-language.ts'

export const it: RecallMailLanguage = {
  subject: {
    one: 'Richiamo: {product}, lotto {code}',
    more: 'Richiamo: {product}, lotto {code}, e altri',
  },
  greeting: 'Buongiorno,',
  intro:
    'stiamo richiamando prodotti che abbiamo spedito a {company}. Leggete subito questo messaggio e agite oggi stesso.',
  lot: '{product} (codice {sku}), lotto {code}',
  bestBefore: 'da consumarsi preferibilmente entro: {day}',
  shipped: 'Cartoni spediti a {company}: {n}',
  shipment: 'Ordine {number}, {day}, lotto {code}, cartoni: {n}',
  more: 'Altre spedizioni, elencate nell’area clienti: {n}',
  reason: 'Motivo:',
  action: 'Che cosa fare:',
  actions: {
    hold: 'Sospendete la vendita e l’uso di questi lotti e metteteli da parte. Conservateli finché non avrete nostre notizie.',
    return:
      'Sospendete la vendita e l’uso di questi lotti e metteteli da parte. Teneteli pronti: ne concorderemo con voi la restituzione.',
    destroy:
      'Sospendete la vendita e l’uso di questi lotti. Distruggete quanto resta, in modo che nessuno possa usarlo, e annotate le quantità.',
  },
  call: 'Avete domande o avete già rivenduto la merce? Chiamateci o scriveteci:',
  answer:
    'Nell’area clienti confermateci di aver letto questo messaggio e diteci quanti cartoni avete ancora. Anche «nessuno» è una risposta.',
  button: 'Apri il richiamo e rispondi',
  hint: 'Se il pulsante non funziona, copiate questo indirizzo nel browser:',
  closing: 'Cordiali saluti',
}
