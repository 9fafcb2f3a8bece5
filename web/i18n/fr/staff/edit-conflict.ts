import type { NamespaceStaffTranslation } from '../../i18n-types.ts'

export default {
  title: 'Quelqu’un d’autre a modifié ce contenu pendant que vous y travailliez.',
  now: 'Ce que vous avez écrit est toujours là. La dernière version indique :',
  over: 'Ce contenu ne peut plus être modifié. Vous pouvez encore copier ce que vous avez écrit.',
  empty: 'rien',
  keep: 'Garder ma version',
  take: 'Utiliser la dernière version',
} satisfies NamespaceStaffTranslation['editConflict']
