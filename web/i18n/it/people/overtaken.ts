import type { NamespacePeopleTranslation } from '../../i18n-types.ts'

export default {
  title: 'Qualcuno ha apportato una modifica mentre scrivevate.',
  now: 'Ciò che avete scritto è ancora qui. Nella versione più recente ora si legge:',
  over: 'Non si può più modificare. Ciò che avete scritto è ancora qui: potete copiarlo.',
  empty: 'nessun valore',
  keep: 'Tieni la mia versione',
  take: 'Prendi la più recente',
} satisfies NamespacePeopleTranslation['overtaken']
