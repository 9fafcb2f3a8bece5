import type { NamespaceStaffTranslation } from '../../i18n-types.ts'

export default {
  caption: 'Aziende con accesso',
  searchHint: 'Nome dell’azienda',
  name: 'Azienda',
  people: 'Persone',
  since: 'Dal',
  toRequest: 'Vai alla richiesta',
  invite: 'Invita un collega',
  jobTitle: 'Ruolo in azienda',
} satisfies NamespaceStaffTranslation['businesses']
