import type { BaseTranslation } from '../../i18n-types.ts'

/** Texts that differ between articles and news. */
export default {
  choose: 'What to show',
  kinds: {
    news: 'News',
    article: 'Articles',
  },
  add: 'New article',
  story: 'Article',
  untitled: 'Article without a title',
  back: 'Back to all articles',
  day: 'Date of the article',
  author: 'Author',
  featured: 'Featured at the top of the blog',
  featuredHint: 'If several articles are featured, the newest comes first.',
  description: 'For search engines (optional)',
  descriptionHint: 'One or two sentences. Without them, the beginning of the summary is shown.',
} satisfies BaseTranslation
