import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '#contract/company.ts'
import type { FlagValues } from '#contract/flags.ts'
import { indexedPages } from '#contract/site/indexed-pages.ts'
import { articles } from '#contract/site/insights.ts'
import { onlyArticles, onlyNews, type PublicStory } from '#contract/site/news.ts'
import type { RichNode } from '#contract/text/rich-text.ts'
import type { ChangedTexts } from '#contract/site/page-texts.ts'
import type { Locale } from '#contract/locales.ts'
import { isPageOn, withSlug } from '#contract/pages.ts'
import { team } from '#contract/site/team.ts'
import type { Feed, SiteTexts } from '#contract/site/site-texts.ts'
import { wordsOf } from '../i18n/words-of.ts'
import { loadSharedWords, loadWords } from '../i18n/load-words.ts'
import type { TranslationFunctions } from '../i18n/i18n-types.ts'
import { pageWords } from '../app/page-words.ts'
import { storyBody, storyWords } from '../app/stories.ts'
import { Prose } from '../ui/prose.tsx'

/**
 * The site as text, for llms.txt and feeds. Server only, because it loads every article of the
 * language.
 */
export async function describeSite(
  locale: Locale,
  flags: FlagValues,
  news?: readonly PublicStory[],
  texts?: ChangedTexts,
): Promise<SiteTexts> {
  const bodies = articles.map(({ namespace }) => namespace)
  await Promise.all([
    loadSharedWords(locale),
    loadWords(locale, ['page', 'news', 'blog', ...bodies]),
  ])
  const LL = wordsOf(locale, texts)
  return {
    name: company.name,
    summary: LL.page.about.home.description(),
    pages: indexedPages(flags, news).map((entry) => ({
      ...entry,
      ...pageWords(entry.page, entry.path, LL, news),
    })),
    feeds: {
      ...(isPageOn('news', flags) && { news: newsFeed(LL, news) }),
      ...(isPageOn('blog', flags) && { blog: blogFeed(LL, news) }),
    },
  }
}

const html = (text: string | RichNode[], { cover }: Partial<PublicStory> = {}) =>
  renderToStaticMarkup(
    <>
      {cover && <img {...cover} />}
      <Prose text={text} />
    </>,
  )

const newsFeed = (LL: TranslationFunctions, news?: readonly PublicStory[]): Feed => ({
  title: `${LL.page.about.news.title()} · ${company.name}`,
  subtitle: LL.page.about.news.description(),
  entries: onlyNews(news).map((story) => {
    const { slug, date, firstSlug = slug } = story
    const { title, excerpt } = storyWords(story, LL)
    return {
      path: withSlug('newsStory', slug),
      firstPath: withSlug('newsStory', firstSlug),
      title,
      summary: excerpt,
      html: html(storyBody(story, LL), story),
      author: company.name,
      date,
    }
  }),
})

const blogFeed = (LL: TranslationFunctions, news?: readonly PublicStory[]): Feed => ({
  title: `${LL.page.about.blog.title()} · ${company.name}`,
  subtitle: LL.page.about.blog.description(),
  entries: onlyArticles(news).map((article) => {
    const { slug, date, firstSlug = slug } = article
    const { title, excerpt } = storyWords(article, LL)
    return {
      path: withSlug('article', slug),
      firstPath: withSlug('article', firstSlug),
      title,
      summary: excerpt,
      html: html(storyBody(article, LL), article),
      author: team.find(({ id }) => id === article.author)?.name ?? company.name,
      date,
    }
  }),
})
