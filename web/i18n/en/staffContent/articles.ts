import type { BaseTranslation } from '../../i18n-types.ts'

/** Articles, beside news: what is theirs alone. */
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
  day: 'Day of the article',
  author: 'Author',
  featured: 'Leads the list of the blog',
  featuredHint: 'Of several such articles, the newest leads.',
  description: 'For search engines (optional)',
  descriptionHint: 'One or two sentences. Without them, the beginning of the summary is shown.',
} satisfies BaseTranslation
