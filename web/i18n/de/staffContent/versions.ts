import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Fassungen dieses Textes',
  text: 'Was Besucher in dieser Sprache gelesen haben, und verworfene oder ersetzte Entwürfe.',
  changes: 'Änderungen anzeigen',
  hide: 'Änderungen verbergen',
  added: 'Hinzugefügt: {text}',
  removed: 'Entfernt: {text}',
  same: 'Keine Änderung im Wortlaut.',
  restore: 'Als Entwurf verwenden',
  restored: 'Diese Fassung ist jetzt der Entwurf. Besucher sehen sie noch nicht.',
  none: 'Es gibt keine früheren Fassungen.',
  since: 'Was sich im englischen Text geändert hat',
  loading: 'Wird geladen …',
} satisfies NamespaceStaffContentTranslation['versions']
