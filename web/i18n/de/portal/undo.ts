import type { NamespacePortalTranslation } from '../../i18n-types.ts'

export default {
  address: 'Ihre E-Mail-Adresse ist dann wieder {email}.',
  factor: 'Der entfernte zweite Schritt wird wiederhergestellt.',
  identity: 'Der entfernte Anmeldeweg wird wiederhergestellt.',
  after:
    'Danach wählen Sie ein neues Passwort. Das meldet alle anderen ab und entfernt, was in den letzten 24 Stunden zu Ihrem Konto hinzugefügt wurde.',
} satisfies NamespacePortalTranslation['undo']
