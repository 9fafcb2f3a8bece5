import type { BaseTranslation } from '../../i18n-types.ts'

const en_blog = {
  heading: 'Notes for people who buy food for a living',
  intro:
    'Each article takes one question that buyers ask us and answers it as far as our experience goes: we show the arithmetic, name the rule and say which points are doubtful. Where a regulation is involved, treat the article as a starting point and the regulation as the authority.',
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
  feed: 'Blog feed (Atom)',
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
    title: 'Article not found',
    text: 'The address may contain a typo, or the article may have moved. Our article on tariffs is shown below instead; the blog page lists all the others.',
  },
  articles: {
    tariffs: {
      title: 'Tariffs on Mediterranean food: how your duty is decided',
      excerpt:
        'A guide for Canadian and US buyers to the rules behind the rate and the documents that go with them.',
      description:
        'HS codes, origin, CETA, CUSMA and changing US duties: how the tariff on Mediterranean food is decided, who pays it, and what to check before you order.',
    },
    oliveOilGrades: {
      title: 'Olive oil grades: how to read a certificate of analysis',
      excerpt:
        'Extra virgin is a legal grade with limits a laboratory can measure and a panel can taste. What acidity, peroxide value, K232, K270 and the median of defects tell a buyer, and what they leave out.',
      description:
        'Free acidity, peroxide value, K232, K270 and the tasting panel: what an olive oil analysis says, what it leaves out, and what to ask before you buy a lot.',
    },
    labels: {
      title: 'PDO, PGI and two languages: food labels for Canada',
      excerpt:
        'A protected name from Europe and a bilingual label for Canada follow different laws and meet on one small surface. What each demands, where feta is a special case, and how to avoid printing twice.',
      description:
        'What PDO and PGI mean in Canada under CETA, why feta is a special case, and what a bilingual Canadian food label has to carry before goods may be sold.',
    },
    retailLaunch: {
      title: 'The first twelve weeks: a new import in stores',
      excerpt:
        'Once you are listed, you are measured. How category reviews, planograms, listing fees, demos and velocity decide whether an imported product is still on the shelf a year after its first delivery.',
      description:
        'Category reviews, planograms, slotting fees, demos and velocity: how to launch an imported food in Canadian and US stores and keep it there after week 12.',
    },
    logistics: {
      title: 'From dairy to dock: moving food without surprises',
      excerpt:
        'Most losses in food importing happen between two people who each thought the other had booked, cooled or insured the goods. Incoterms, temperature records and port charges, explained in the order you meet them.',
      description:
        'FCA or FOB, reefer or dry container, demurrage or detention: the logistics terms and temperature records a buyer of Mediterranean food should understand.',
    },
    wineAndCheese: {
      title: 'Wine and cheese: one table, two sets of rules',
      excerpt:
        'Oil and olives enter like other groceries. Cheese waits for quota, and wine needs a liquor board in Canada and three tiers in the United States. What that means for your dates and your price.',
      description:
        'Cheese quotas under CETA, provincial liquor boards, the US three-tier system, COLA and FDA notices: what importing wine and cheese takes, and how to plan it.',
    },
  },
} satisfies BaseTranslation

export default en_blog
