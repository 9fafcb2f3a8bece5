import { company } from '#contract/company.ts'
import { markdownPath, socialImagePath, socialImageSize } from '#contract/site/indexed-pages.ts'
import { localize } from '#contract/locales.ts'
import { builtInStories } from '#contract/site/news.ts'
import { feedPath, pages } from '#contract/pages.ts'
import { type Head, type HeadInput, linkTag, metaTag } from '../app/head.ts'
import { wordsOf } from '../i18n/words-of.ts'
import { pageWords } from '../app/page-words.ts'
import { findStory } from '../app/stories.ts'

/**
 * Head tags for visitors without JavaScript, kept out of the browser's code: social previews, feeds
 * and the Markdown copy of an indexed page.
 */
export function socialTags(input: HeadInput): Head['tags'] {
  const { page, path, locale, origin, news } = input
  const LL = wordsOf(locale, input.texts)
  const { title } = pageWords(page, path, LL, news)
  const image = origin + pictureOf(input)
  const entry = findStory(page, path, news)
  const feed =
    page === 'news' || page === 'newsStory'
      ? { id: 'news' as const, title: LL.news.feed() }
      : (page === 'blog' || page === 'article') && { id: 'blog' as const, title: LL.blog.feed() }
  return [
    metaTag('property', 'og:type', entry ? 'article' : 'website'),
    ...(entry ? [metaTag('property', 'article:published_time', entry.date)] : []),
    metaTag('property', 'og:image', image),
    metaTag('property', 'og:image:width', String(socialImageSize.width)),
    metaTag('property', 'og:image:height', String(socialImageSize.height)),
    metaTag('property', 'og:image:alt', `${title}, ${company.name}`),
    metaTag('name', 'twitter:card', 'summary_large_image'),
    linkTag({ rel: 'alternate', type: 'text/markdown', href: markdownPath(path, locale) }),
    ...(feed
      ? [
          linkTag({
            rel: 'alternate',
            type: 'application/atom+xml',
            title: feed.title,
            href: localize(feedPath(feed.id), locale),
          }),
        ]
      : []),
  ]
}

/**
 * The social preview of a page. They are created at build time with titles, so stories published
 * since use their section's.
 */
export function pictureOf({ page, path, locale, news }: HeadInput): string {
  const story = findStory(page, path, news)
  if (story?.cover) return story.cover.src.replace(/-\w+$/, '-share')
  const shipped = builtInStories.some(({ id, slug }) => id === story?.id && slug === story.slug)
  const isTold = !story || (shipped && story.title === undefined)
  const list = page === 'article' ? 'blog' : 'news'
  return socialImagePath(isTold ? path : pages[list].path, locale)
}
