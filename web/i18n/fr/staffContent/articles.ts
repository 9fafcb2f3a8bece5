import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  choose: 'À afficher',
  kinds: {
    news: 'Nouvelles',
    article: 'Articles',
  },
  add: 'Écrire un article',
  story: 'Article',
  untitled: 'Article sans titre',
  back: 'Retour à tous les articles',
  day: 'Date de l’article',
  author: 'Auteur',
  featured: 'En tête de la liste du blogue',
  featuredHint: 'Si plusieurs articles sont en tête, le plus récent vient en premier.',
  description: 'Pour les moteurs de recherche (facultatif)',
  descriptionHint: 'Une ou deux phrases. Sinon, c’est le début du résumé qui s’affiche.',
} satisfies NamespaceStaffContentTranslation['articles']
