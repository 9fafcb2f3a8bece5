import type { NamespaceStaffTranslation } from '../../i18n-types.ts'

export default {
  title: 'Qualcun altro ha fatto una modifica mentre scrivevate.',
  now: 'Ciò che avete scritto è ancora qui. La versione più recente dice:',
  over: 'Non si può più modificare. Potete ancora copiare ciò che avete scritto.',
  empty: 'nessun valore',
  keep: 'Tieni la mia versione',
  take: 'Usa la versione più recente',
} satisfies NamespaceStaffTranslation['editConflict']
