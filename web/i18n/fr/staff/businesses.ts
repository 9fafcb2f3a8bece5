import type { NamespaceStaffTranslation } from '../../i18n-types.ts'

export default {
  caption: 'Entreprises ayant accès au portail',
  searchHint: 'Nom de l’entreprise',
  name: 'Entreprise',
  people: 'Personnes',
  since: 'Depuis',
  toRequest: 'Voir la demande',
  invite: 'Inviter un collègue',
  jobTitle: 'Fonction dans l’entreprise',
} satisfies NamespaceStaffTranslation['businesses']
