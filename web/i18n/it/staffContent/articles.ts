import type { NamespaceStaffContentTranslation } from '../../i18n-types.ts'

export default {
  choose: 'Che cosa mostrare',
  kinds: {
    news: 'Notizie',
    article: 'Articoli',
  },
  add: 'Nuovo articolo',
  story: 'Articolo',
  untitled: 'Articolo senza titolo',
  back: 'Torna a tutti gli articoli',
  day: 'Data dell’articolo',
  author: 'Autore',
  featured: 'In primo piano nel blog',
  featuredHint: 'Se sono più di uno, viene prima il più recente.',
  description: 'Per i motori di ricerca (facoltativo)',
  descriptionHint: 'Una o due frasi. Altrimenti compare l’inizio del riassunto.',
} satisfies NamespaceStaffContentTranslation['articles']
