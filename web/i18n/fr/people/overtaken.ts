import type { NamespacePeopleTranslation } from '../../i18n-types.ts'

export default {
  title: 'Quelqu’un a modifié ceci pendant que vous y travailliez.',
  now: 'Votre saisie est toujours là. La dernière version indique maintenant :',
  over: 'Aucune modification n’est plus possible. Votre saisie est toujours là : vous pouvez la copier.',
  empty: 'rien',
  keep: 'Garder ma saisie',
  take: 'Prendre la dernière version',
} satisfies NamespacePeopleTranslation['overtaken']
