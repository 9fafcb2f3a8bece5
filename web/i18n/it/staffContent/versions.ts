import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Versioni di questo testo',
  text: 'Che cosa leggevano i visitatori in questa lingua, e quando è cambiato.',
  changes: 'Mostrare le modifiche',
  hide: 'Nascondere le modifiche',
  added: 'Aggiunto: {text}',
  removed: 'Tolto: {text}',
  same: 'Le parole sono le stesse.',
  restore: 'Farne la bozza',
  restored: 'Questa versione ora è la bozza. I visitatori non la vedono ancora.',
  none: 'Non ci sono versioni precedenti.',
  since: 'Che cosa è cambiato nel testo inglese',
  loading: 'Caricamento…',
} satisfies NamespaceStaffContentTranslation['versions']
