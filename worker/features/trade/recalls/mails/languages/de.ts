import type { RecallMailLanguage } from '../recall-mail-language.ts'

export const de: RecallMailLanguage = {
  subject: {
    one: 'Rückruf: {product}, Charge {code}',
    more: 'Rückruf: {product}, Charge {code}, und weitere',
  },
  greeting: 'Guten Tag,',
  intro:
    'wir rufen Ware zurück, die wir an {company} geliefert haben. Bitte lesen Sie diese Nachricht jetzt und handeln Sie noch heute.',
  lot: '{product} (Artikelnummer {sku}), Charge {code}',
  bestBefore: 'mindestens haltbar bis {day}',
  shipped: 'An {company} gelieferte Kartons: {n}',
  shipment: 'Bestellung {number}, {day}, Charge {code}, Kartons: {n}',
  more: 'Weitere Lieferungen, im Kundenportal aufgeführt: {n}',
  reason: 'Grund:',
  action: 'Was zu tun ist:',
  actions: {
    hold: 'Verkaufen und verwenden Sie diese Chargen nicht mehr, und stellen Sie sie beiseite. Bewahren Sie sie auf, bis Sie von uns hören.',
    return:
      'Verkaufen und verwenden Sie diese Chargen nicht mehr, und stellen Sie sie beiseite. Halten Sie sie bereit: Wir stimmen die Rückgabe mit Ihnen ab.',
    destroy:
      'Verkaufen und verwenden Sie diese Chargen nicht mehr. Vernichten Sie den Rest so, dass ihn niemand mehr verwenden kann, und halten Sie die Mengen fest.',
  },
  call: 'Haben Sie Fragen, oder haben Sie die Ware schon weiterverkauft? Rufen Sie uns an oder schreiben Sie uns:',
  answer:
    'Bitte bestätigen Sie im Kundenportal, dass Sie diese Nachricht gelesen haben, und sagen Sie uns, wie viele Kartons noch bei Ihnen sind. Auch „keine“ ist eine Antwort.',
  button: 'Rückruf öffnen und antworten',
  hint: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  closing: 'Mit freundlichen Grüßen',
}
