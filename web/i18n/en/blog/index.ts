import type { BaseTranslation } from '../../i18n-types.ts'

const en_blog = {
  eyebrow: 'Blog',
  heading: 'Notes for people who buy food for a living',
  intro:
    'Each article takes one question that buyers ask us and answers it as far as our experience goes: the arithmetic shown, the rule named, and the doubtful points named as doubtful. Where a regulation is involved, treat the article as a start and the regulation as the authority.',
  featured: 'Featured',
  allArticles: 'More articles',
  readArticle: 'Read Article',
  readMore: 'Read More',
  minutes: '{minutes:number} min read',
  by: 'by {author:string}',
  published: 'Published {date:string}',
  share: 'Share',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied. You can copy it from the address bar.',
  back: 'Back to the blog',
  next: 'Read next',
  author: 'About the author',
  feed: 'Blog as a feed (Atom)',
  cta: 'Send us your question',
  disclaimer:
    'This article gives general information as of its date. It is not legal or customs advice; check the rules in force before you order.',
  categories: {
    trade: 'Trade and tariffs',
    quality: 'Quality',
    compliance: 'Labels and rules',
    logistics: 'Logistics',
    retail: 'Retail',
    wineAndCheese: 'Wine and cheese',
  },
  unknown: {
    title: 'There is no such article',
    text: 'The address may contain a typing error, or the article has moved. Below you will find our article on tariffs instead; the blog page shows what else there is to read.',
  },
} satisfies BaseTranslation

export default en_blog
