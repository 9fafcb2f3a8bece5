import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Fassungen dieses Textes',
  text: 'Was Besucher in dieser Sprache lasen und wann es sich änderte.',
  changes: 'Änderungen zeigen',
  hide: 'Änderungen schließen',
  added: 'Hinzugefügt: {text}',
  removed: 'Entfernt: {text}',
  same: 'Die Wörter sind dieselben.',
  restore: 'Zum Entwurf machen',
  restored: 'Diese Fassung ist jetzt der Entwurf. Besucher sehen sie noch nicht.',
  none: 'Es gibt keine früheren Fassungen.',
  since: 'Was sich im englischen Text geändert hat',
  loading: 'Wird geladen …',
} satisfies NamespaceStaffContentTranslation['versions']
