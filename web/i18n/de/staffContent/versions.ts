import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Fassungen dieses Textes',
  text: 'Was Besucher in dieser Sprache gelesen haben.',
  changes: 'Änderungen anzeigen',
  hide: 'Änderungen verbergen',
  same: 'Keine Änderung im Wortlaut.',
  restore: 'Als Entwurf verwenden',
  none: 'Es gibt keine früheren Fassungen.',
  since: 'Was sich im englischen Text geändert hat',
  loading: 'Wird geladen …',
  drafts: 'Frühere Entwürfe',
  draftsText: 'Ersetzte und verworfene Entwürfe, 30 Tage lang aufbewahrt.',
  noDrafts: 'Es gibt keine früheren Entwürfe.',
} satisfies NamespaceStaffContentTranslation['versions']
