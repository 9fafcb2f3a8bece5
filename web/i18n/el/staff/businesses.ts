import type { NamespaceStaffTranslation } from '../../i18n-types.ts'

export default {
  caption: 'Επιχειρήσεις με πρόσβαση',
  searchHint: 'Όνομα επιχείρησης',
  name: 'Επιχείρηση',
  people: 'Άτομα',
  since: 'Πρόσβαση από',
  toRequest: 'Μετάβαση στο αίτημα',
  invite: 'Πρόσκληση συναδέλφου',
  jobTitle: 'Θέση στην επιχείρηση',
} satisfies NamespaceStaffTranslation['businesses']
