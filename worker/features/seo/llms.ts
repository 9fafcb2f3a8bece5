import { markdownPath } from '#contract/site/indexed-pages.ts'
import { defaultLocale, type Locale, locales, localize } from '#contract/locales.ts'
import { feedPath } from '#contract/pages.ts'
import type { FeedId, SiteTexts } from '#contract/site/site-texts.ts'
import { escapeMarkdown } from './markdown.ts'

type Described = { locale: Locale; texts: SiteTexts }

/**
 * llms.txt: summary and links to Markdown copies, English by kind of page, other languages in a
 * section each. Source: llmstxt.org.
 */
export function llms(languages: Described[], origin: string): string {
  const line = (locale: Locale, { path, title, description }: SiteTexts['pages'][number]) =>
    `- [${escapeMarkdown(title)}](${new URL(markdownPath(path, locale), origin).href}): ${escapeMarkdown(description)}`
  const section = (title: string, lines: string[]) =>
    lines.length > 0 ? [`## ${title}\n\n${lines.join('\n')}`] : []

  const main = languages.find(({ locale }) => locale === defaultLocale)
  if (!main) return ''
  const { name, summary, pages } = main.texts
  const of = (...ids: string[]) =>
    pages.filter(({ page }) => ids.includes(page)).map((page) => line(defaultLocale, page))
  const others = languages.filter(({ locale }) => locale !== defaultLocale)
  const feeds = languages.flatMap(({ locale, texts }) =>
    Object.entries(texts.feeds).map(
      ([id, { title }]) =>
        `- [${escapeMarkdown(title)} (Atom)](${new URL(localize(feedPath(id as FeedId), locale), origin).href})`,
    ),
  )
  return `${[
    `# ${name}`,
    `> ${summary}`,
    `Each link leads to a page as Markdown; without ".md", it leads to the page itself (and without "/index.md", to a home page).`,
    ...section('Pages', of('home', 'solutions', 'teams', 'partnerships', 'news', 'blog')),
    ...section('Articles', of('article')),
    ...section('News', of('newsStory')),
    ...others.flatMap(({ locale, texts }) =>
      section(
        locales[locale].name,
        texts.pages.map((page) => line(locale, page)),
      ),
    ),
    ...section('Optional', [...of('privacy', 'terms'), ...feeds]),
  ].join('\n\n')}\n`
}
