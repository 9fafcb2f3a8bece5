import type { NamespacePeopleTranslation } from '../../i18n-types.ts'

export default {
  caption: 'Entreprises qui ont accès au portail',
  searchHint: 'Nom de l’entreprise',
  name: 'Entreprise',
  people: 'Personnes',
  since: 'Depuis',
  toRequest: 'Voir la demande',
  invite: 'Inviter un collègue',
  jobTitle: 'Fonction',
} satisfies NamespacePeopleTranslation['businesses']
