import type { NamespaceStaffTranslation } from '../../i18n-types.ts'

export default {
  caption: 'Unternehmen mit Zugang',
  searchHint: 'Name des Unternehmens',
  name: 'Unternehmen',
  people: 'Personen',
  since: 'Seit',
  toRequest: 'Zur Anfrage',
  invite: 'Weitere Person einladen',
  jobTitle: 'Funktion',
} satisfies NamespaceStaffTranslation['businesses']
