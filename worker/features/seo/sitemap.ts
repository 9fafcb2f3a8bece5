import type { FlagValues } from '#contract/flags.ts'
import { indexedPages } from '#contract/site/indexed-pages.ts'
import { activeLocales, defaultLocale, type Locale, localize } from '#contract/locales.ts'
import { storyLocales, type PublicStory } from '#contract/site/news.ts'
import { escapeHtml } from '../../lib/text/escape.ts'

/**
 * Sitemap: indexed pages in all languages with alternates and x-default; `lastmod` if known.
 * `priority` and `changefreq` are omitted, because search engines ignore them.
 * Source: sitemaps.org 0.9, Google on localized versions.
 */
export function sitemap(
  flags: FlagValues,
  origin: string,
  stories?: readonly PublicStory[],
): string {
  const url = (path: string, locale: Locale) =>
    escapeHtml(new URL(localize(path, locale), origin).href)
  const alternate = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
  const entries = indexedPages(flags, stories).flatMap((page) => {
    const { path, modified } = page
    const languages = storyLocales(page, activeLocales(flags))
    const first = languages.includes(defaultLocale) ? defaultLocale : languages[0]
    const alternates = [
      ...languages.map((language) => alternate(language, url(path, language))),
      ...(first ? [alternate('x-default', url(path, first))] : []),
    ].join('')
    const lastmod = modified ? `<lastmod>${modified}</lastmod>` : ''
    return languages.map(
      (language) => `<url><loc>${url(path, language)}</loc>${lastmod}${alternates}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/**
 * Allows everything but the API. Unlisted pages use `noindex`, which crawlers must be able to
 * fetch.
 */
export const robots = (origin: string): string => `User-agent: *
Disallow: /api/
Disallow: /auth/

Sitemap: ${origin}/sitemap.xml
`
