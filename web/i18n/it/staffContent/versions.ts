import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Versioni di questo testo',
  text: 'Che cosa leggevano i visitatori in questa lingua, e le bozze eliminate o sostituite.',
  changes: 'Mostra le modifiche',
  hide: 'Nascondi le modifiche',
  added: 'Aggiunto: {text}',
  removed: 'Rimosso: {text}',
  same: 'Il testo non è cambiato.',
  restore: 'Usa come bozza',
  restored: 'Questa versione ora è la bozza. I visitatori non la vedono ancora.',
  none: 'Non ci sono versioni precedenti.',
  since: 'Che cosa è cambiato nel testo inglese',
  loading: 'Caricamento…',
} satisfies NamespaceStaffContentTranslation['versions']
