import type { NamespaceStaffTranslation } from '../../i18n-types.ts'

export default {
  title: 'Jemand anderes hat das geändert, während Sie daran gearbeitet haben.',
  now: 'Ihre Eingaben sind noch da. In der neuesten Fassung steht jetzt:',
  over: 'Eine Änderung ist nicht mehr möglich. Sie können Ihre Eingaben noch kopieren.',
  empty: 'leer',
  keep: 'Meine Eingaben behalten',
  take: 'Neueste Fassung übernehmen',
} satisfies NamespaceStaffTranslation['editConflict']
