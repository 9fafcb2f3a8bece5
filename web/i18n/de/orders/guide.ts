import type { NamespaceOrdersTranslation } from '../../i18n-types.ts'

export default {
  label: 'Ansicht',
  list: 'Ihre Liste',
  all: 'Gesamter Katalog',
  lead: 'Was wir Ihnen in den letzten 90 Tagen geliefert haben und was Sie selbst auf die Liste gesetzt haben, in Ihrer Reihenfolge.',
  keep: 'Auf die Liste setzen',
  kept: 'Auf Ihrer Liste',
  arrange: 'Liste ordnen',
  done: 'Fertig',
  up: 'Nach oben: {name}',
  down: 'Nach unten: {name}',
  pin: 'Immer auf der Liste behalten',
  par: 'Üblicher Bestand in Kartons',
  parOf: '{name}',
  shelf: 'Aktueller Bestand in Kartons',
  shelfHint: 'Üblicher Bestand: {n} {{Karton|Kartons}}. Was fehlt, legen wir in Ihren Warenkorb.',
  boughtOn: 'Zuletzt versendet am {day}',
  saving: 'Wird gespeichert …',
  saved: 'Ihre Liste ist gespeichert.',
  empty:
    'Ihre Liste ist leer. Sie füllt sich mit dem, was wir Ihnen liefern, und mit dem, was Sie aus dem Katalog hinzufügen.',
} satisfies NamespaceOrdersTranslation['guide']
