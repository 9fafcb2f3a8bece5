import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Versioni di questo testo',
  text: 'Che cosa leggevano i visitatori in questa lingua.',
  changes: 'Mostra le modifiche',
  hide: 'Nascondi le modifiche',
  same: 'Il testo non è cambiato.',
  restore: 'Usa come bozza',
  none: 'Non ci sono versioni precedenti.',
  since: 'Che cosa è cambiato nel testo inglese',
  loading: 'Caricamento…',
  drafts: 'Bozze precedenti',
  draftsText: 'Bozze sostituite o eliminate, conservate per 30 giorni.',
  noDrafts: 'Non ci sono bozze precedenti.',
} satisfies NamespaceStaffContentTranslation['versions']
