import type { NamespaceOrdersTranslation } from '../../i18n-types.ts'

export default {
  title: 'Dauer­bestellungen',
  lead: 'Bestellungen automatisch wiederholen. Zwei Tage vor dem Bestellschluss erinnern wir Sie. Bis eine Stunde davor können Sie eine Lieferung ändern oder auslassen.',
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
    paused: 'Angehalten',
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
  agreed: 'Vereinbarte Summe ohne Steuern und Fracht',
  now: 'Summe zu heutigen Preisen, ohne Steuern und Fracht',
  was: 'vereinbart: {amount}',
  questions: {
    dearer:
      'Diese Bestellung kostet jetzt {after} statt {before}. Bis Sie zustimmen, wird nichts gesendet.',
    changed:
      'Der Kartoninhalt des markierten Produkts hat sich geändert. Bis Sie zustimmen, wird nichts gesendet.',
    unavailable:
      'Das markierte Produkt ist so nicht mehr bestellbar. Bis Sie die Bestellung ändern, wird nichts gesendet.',
    day: 'An diesem Tag liefern wir nicht an Sie. Bitte wählen Sie einen anderen Tag, oder lassen Sie diese Lieferung aus.',
    approver:
      'In Ihrem Unternehmen kann niemand diesen Betrag freigeben. Bitten Sie Ihre Kundenbetreuung, jemanden zu benennen, oder bestellen Sie weniger.',
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
  gone: 'Wir finden diese Dauerbestellung nicht. Vielleicht ist sie beendet.',
  asks: 'Ihre Dauerbestellung für {day} wartet auf Ihre Antwort',
} satisfies NamespaceOrdersTranslation['standing']
