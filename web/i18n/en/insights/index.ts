import type { BaseTranslation } from '../../i18n-types.ts'

const en_insights = {
  news: {
    eyebrow: 'News',
    title: 'What changes between harvest and shelf',
    intro1:
      'Food import lives by dates: the start of a harvest, the day a rule takes effect, the sailing that was missed. This page is for news of that kind, told briefly, with the consequence for a buyer in the first lines. We write when a producer joins us or a product is ready to order, when labelling or border rules change in Canada or the United States, and when weather or freight is about to move a price.',
    intro2:
      'What does not help you decide, we leave out: no trade-fair snapshots, no announcements of announcements. Anything urgent, such as a late vessel or a short crop, goes straight to the customers it concerns and does not wait for a web page. If you follow one region or one product, tell us which, and we will let you know when something there deserves your attention.',
    cta: 'Ask us what is new',
  },
  blog: {
    eyebrow: 'Blog',
    title: 'Notes for people who buy food for a living',
    intro1:
      'The blog starts from questions that buyers ask us. How do you read an olive oil analysis? What does a tariff do to a landed cost? Why does one feta crumble and another slice? An article takes one such question and answers it as far as our experience goes: the arithmetic shown, the rule cited, and the doubtful points named as doubtful.',
    intro2:
      'The authors are the people here who do the work, and they write so that a buyer, a chef or a store manager can use the text without a dictionary. Where a regulation is involved, treat the article as a start and the regulation itself as the authority, because rules change. If your question is missing, send it to us. A good question often becomes the next article.',
    cta: 'Send us your question',
  },
  article: {
    notFoundTitle: 'There is no such article',
    notFoundText:
      'The address may contain a typing error, or the article has moved. The blog page shows what there is to read.',
    back: 'Back to the blog',
  },
} satisfies BaseTranslation

export default en_insights
