import { type Locale, locales, localize } from '#contract/locales.ts'
import { feedPath, pages } from '#contract/pages.ts'
import type { Feed, FeedEntry, FeedId } from '#contract/site/site-texts.ts'
import { escapeHtml } from '../../lib/text/escape.ts'

/** Feed readers show texts on other origins, so picture URLs must be absolute. */
const withOrigin = (html: string, origin: string) =>
  html.replaceAll(/(?<=[",])\/media\//g, `${origin}/media/`)

/**
 * Atom feed of news or blog with full texts. Source: RFC 4287. A day is given as its first instant
 * in UTC.
 */
export function atom(id: FeedId, feed: Feed, locale: Locale, origin: string): string {
  const url = (path: string) => escapeHtml(new URL(localize(path, locale), origin).href)
  const entry = ({
    path,
    firstPath = path,
    title,
    summary,
    html,
    author,
    date,
  }: FeedEntry) => `<entry>
<id>${url(firstPath)}</id>
<title>${escapeHtml(title)}</title>
<link href="${url(path)}"/>
<published>${date}T00:00:00Z</published>
<updated>${date}T00:00:00Z</updated>
<author><name>${escapeHtml(author)}</name></author>
<summary>${escapeHtml(summary)}</summary>
<content type="html">${escapeHtml(withOrigin(html, origin))}</content>
</entry>`
  const updated = feed.entries[0]?.date ?? '1970-01-01'
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locales[locale].tag}">
<id>${url(feedPath(id))}</id>
<title>${escapeHtml(feed.title)}</title>
<subtitle>${escapeHtml(feed.subtitle)}</subtitle>
<link rel="self" type="application/atom+xml" href="${url(feedPath(id))}"/>
<link rel="alternate" type="text/html" href="${url(pages[id].path)}"/>
<updated>${updated}T00:00:00Z</updated>
${feed.entries.map(entry).join('\n')}
</feed>
`
}
