import type { MemberId } from './team.ts'

/** Built-in news and articles, newest first; their texts are in web/i18n. Dates are ISO days. */

export const newsCategories = [
  'product-launches',
  'partnerships',
  'expansion',
  'trade',
  'sustainability',
] as const
export type NewsCategory = (typeof newsCategories)[number]

type NewsItem = {
  /** Key of its texts: `LL.news.items[id]`. */
  id: string
  slug: string
  date: string
  category: NewsCategory
  /** File name in web/illustrations/sheet, without extension. */
  illustration: string
  /** Last day (ISO) of its event; afterwards it is no longer featured. */
  endsOn?: string
}

export const newsItems = [
  {
    id: 'cheeseQuota',
    slug: 'cheese-volumes-for-2027',
    date: '2026-10-06',
    category: 'trade',
    illustration: 'cheeses',
    endsOn: '2026-10-31',
  },
  {
    id: 'monteArvale',
    slug: 'pecorino-from-monte-arvale',
    date: '2026-06-09',
    category: 'partnerships',
    illustration: 'mission',
  },
  {
    id: 'newHarvest',
    slug: 'new-harvest-koroneiki',
    date: '2026-03-17',
    category: 'product-launches',
    illustration: 'olive-oils',
    // the next harvest is pressed by then
    endsOn: '2026-09-30',
  },
  {
    id: 'mixedPallets',
    slug: 'mixed-pallets-north-east',
    date: '2025-11-18',
    category: 'expansion',
    illustration: 'scale',
  },
  {
    id: 'refillTins',
    slug: 'less-glass-more-tin',
    date: '2025-06-03',
    category: 'sustainability',
    illustration: 'olives',
  },
] as const satisfies readonly NewsItem[]

export type NewsId = (typeof newsItems)[number]['id']

export const articleCategories = [
  'trade',
  'quality',
  'compliance',
  'logistics',
  'retail',
  'wineAndCheese',
] as const
export type ArticleCategory = (typeof articleCategories)[number]

type Article = {
  id: string
  slug: string
  date: string
  category: ArticleCategory
  author: MemberId
  /** Exactly one article is featured. */
  featured: boolean
  /** Reading time at about 200 words a minute, rounded up. */
  readMinutes: number
  /** File name in web/illustrations/sheet, without extension. */
  illustration: string
  /**
   * Namespace of its texts in web/i18n: title, excerpt, description and body (Markdown subset:
   * `##`, paragraphs, `-` lists).
   */
  namespace: `article${string}`
}

export const articles = [
  {
    id: 'tariffs',
    slug: 'tariffs-on-mediterranean-food',
    date: '2026-09-15',
    category: 'trade',
    author: 'claireBeaudoin',
    featured: true,
    readMinutes: 5,
    illustration: 'import',
    namespace: 'articleTariffs',
  },
  {
    id: 'oliveOilGrades',
    slug: 'olive-oil-grades-and-analyses',
    date: '2026-06-23',
    category: 'quality',
    author: 'eleniMarkou',
    featured: false,
    readMinutes: 5,
    illustration: 'olive-oils',
    namespace: 'articleOliveOilGrades',
  },
  {
    id: 'labels',
    slug: 'pdo-pgi-and-bilingual-labels',
    date: '2026-04-14',
    category: 'compliance',
    author: 'claireBeaudoin',
    featured: false,
    readMinutes: 5,
    illustration: 'olives',
    namespace: 'articleLabels',
  },
  {
    id: 'retailLaunch',
    slug: 'launching-an-imported-food-in-stores',
    date: '2026-02-24',
    category: 'retail',
    author: 'eleniMarkou',
    featured: false,
    readMinutes: 5,
    illustration: 'launch',
    namespace: 'articleRetailLaunch',
  },
  {
    id: 'logistics',
    slug: 'incoterms-reefers-and-port-charges',
    date: '2025-10-07',
    category: 'logistics',
    author: 'danielOsei',
    featured: false,
    readMinutes: 5,
    illustration: 'scale',
    namespace: 'articleLogistics',
  },
  {
    id: 'wineAndCheese',
    slug: 'importing-wine-and-cheese',
    date: '2025-07-15',
    category: 'wineAndCheese',
    author: 'danielOsei',
    featured: false,
    readMinutes: 5,
    illustration: 'wines',
    namespace: 'articleWineAndCheese',
  },
] as const satisfies readonly Article[]

export type ArticleId = (typeof articles)[number]['id']

/** Article shown below the notice when an address matches no article. */
export const fallbackArticle: ArticleId = 'tariffs'
