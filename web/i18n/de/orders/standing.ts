import type { NamespaceOrdersTranslation } from '../../i18n-types.ts'

export default {
  title: 'Dauer­bestellungen',
  lead: 'Was Sie regelmäßig brauchen, automatisch bestellt. Zwei Tage vor dem Bestellschluss sagen wir Ihnen Bescheid. Bis eine Stunde vor dem Bestellschluss können Sie die Lieferung ändern oder auslassen.',
  empty:
    'Sie haben keine Dauerbestellung. Öffnen Sie eine Bestellung, die Sie wiederholen möchten, und wählen Sie „Regelmäßig wiederholen“.',
  repeat: 'Regelmäßig wiederholen',
  fromOne: 'Aus Ihrer Dauerbestellung',
  openOne: 'Dauerbestellung öffnen: {what}',
  back: 'Alle Dauerbestellungen',
  every: {
    1: 'Jede Woche',
    2: 'Alle zwei Wochen',
    4: 'Alle vier Wochen',
  },
  next: 'Nächste Lieferung: {day}',
  skipped: 'Wird ausgelassen: {day}',
  sentAt: 'Geht am {moment} (Ortszeit Ottawa) an uns.',
  states: {
    active: 'Aktiv',
    paused: 'Ruht',
    asks: 'Wartet auf Ihre Antwort',
    skips: 'Nächste Lieferung ausgelassen',
  },
  new: 'Neue Dauerbestellung',
  edit: 'Dauerbestellung ändern',
  goods: 'Ware',
  add: 'Produkt hinzufügen',
  addIt: 'Hinzufügen',
  choose: 'Bitte wählen',
  rhythm: 'Wie oft',
  first: 'Nächste Lieferung',
  start: 'Dauerbestellung anlegen',
  save: 'Änderungen speichern',
  saving: 'Wird gespeichert …',
  leave: 'Abbrechen',
  none: 'Bitte wählen Sie mindestens ein Produkt.',
  noDays:
    'Mit Ihrem Unternehmen sind noch keine Liefertage vereinbart. Bitte wenden Sie sich an Ihre Kundenbetreuung.',
  agreed: 'Vereinbarte Summe vor Steuern und Fracht',
  now: 'Summe zu heutigen Preisen, vor Steuern und Fracht',
  was: 'vereinbart: {amount}',
  questions: {
    dearer:
      'Diese Bestellung kostet jetzt {after} statt {before}. Ohne Ihr Einverständnis wird nichts an uns gesendet.',
    changed:
      'Ein Karton in dieser Bestellung enthält jetzt etwas anderes; das Produkt ist markiert. Bis Sie zustimmen, wird nichts an uns gesendet.',
    unavailable:
      'Ein Produkt dieser Bestellung ist so nicht bestellbar; es ist markiert. Bis Sie die Bestellung ändern, wird nichts an uns gesendet.',
    day: 'An diesem Wochentag beliefern wir Sie nicht mehr. Bitte ändern Sie die Bestellung und wählen Sie einen anderen Tag.',
    approver:
      'Die Bestellung muss freigegeben werden, doch in Ihrem Unternehmen ist niemand dazu berechtigt. Bitten Sie Ihre Kundenbetreuung, jemanden zu benennen, oder bestellen Sie weniger.',
  },
  agree: 'Zustimmen: {total}',
  skip: 'Nächste Lieferung auslassen',
  unskip: 'Doch nicht auslassen',
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  change: 'Ändern',
  end: 'Beenden',
  reallyEnd: 'Diese Dauerbestellung wirklich beenden?',
  yes: 'Ja, beenden',
  no: 'Nein, behalten',
  gone: 'Diese Dauerbestellung gibt es nicht, oder sie ist beendet.',
  asks: 'Ihre Dauerbestellung für {day} wartet auf Ihre Antwort',
} satisfies NamespaceOrdersTranslation['standing']
