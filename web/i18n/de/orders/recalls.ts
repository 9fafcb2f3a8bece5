import type { NamespaceOrdersTranslation } from '../../i18n-types.ts'

export default {
  title: 'Rückrufe',
  empty: 'Keines der Produkte, die Sie bei uns gekauft haben, wurde zurückgerufen.',
  openOne: 'Rückruf öffnen: {lots}',
  back: 'Alle Rückrufe',
  states: { waiting: 'Wartet auf Ihre Antwort', answered: 'Beantwortet', closed: 'Abgeschlossen' },
  next: 'Rückruf: {names}',
  nextText:
    'Wir rufen Ware zurück, die wir Ihnen geliefert haben. Bitte lesen Sie, was zu tun ist, und antworten Sie.',
  nextOpen: 'Lesen und antworten',
  day: 'Rückruf vom {day}',
  lot: '{name}, Charge {code}',
  bestBefore: 'Mindestens haltbar bis {day}',
  todo: 'Was zu tun ist',
  actions: {
    hold: 'Verkaufen und verwenden Sie diese Chargen nicht mehr, und stellen Sie sie beiseite. Bewahren Sie sie auf, bis Sie von uns hören.',
    return:
      'Verkaufen und verwenden Sie diese Chargen nicht mehr, und stellen Sie sie beiseite. Halten Sie sie bereit: Wir stimmen die Rückgabe mit Ihnen ab.',
    destroy:
      'Verkaufen und verwenden Sie diese Chargen nicht mehr. Vernichten Sie den Rest so, dass ihn niemand mehr verwenden kann, und halten Sie die Mengen fest.',
  },
  why: 'Grund',
  got: 'Was Sie bekommen haben',
  shipment: '{day}: {cases} der Charge {code}',
  more: '{n} {{weitere Lieferung|weitere Lieferungen}}',
  total: 'Insgesamt: {cases}',
  call: 'Fragen? Oder schon weiterverkauft?',
  callText: 'Rufen Sie uns an oder schreiben Sie uns:',
  answer: 'Ihre Antwort',
  held: 'Kartons, die noch bei Ihnen sind, von 0 bis {n}',
  send: 'Bestätigen und senden',
  sendHint: 'Mit dem Senden bestätigen Sie, dass Sie diesen Rückruf gelesen haben.',
  change: 'Anzahl ändern',
  sending: 'Wird gesendet …',
  done: 'Danke, Ihre Antwort ist bei uns.',
  answered: 'Antwort von {name} am {day}. Noch vorhanden: {cases}.',
  readers: 'Nur wer in Ihrem Unternehmen bestellt oder freigibt, kann antworten.',
  over: 'Dieser Rückruf ist abgeschlossen. Antworten lassen sich nicht mehr ändern.',
  wrong: 'Geben Sie eine ganze Zahl von 0 bis {n} ein.',
  gone: 'Wir finden diesen Rückruf für Ihr Unternehmen nicht.',
  goods:
    'Eine Charge dieses Produkts, die wir Ihnen geliefert haben, wird zurückgerufen. Rückruf lesen',
  line: 'Charge {code} wird zurückgerufen: was zu tun ist',
} satisfies NamespaceOrdersTranslation['recalls']
