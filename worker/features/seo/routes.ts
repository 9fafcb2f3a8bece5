import { type Context, Hono, type Next } from 'hono'
import type { FlagValues } from '#contract/flags.ts'
import { indexedPages, markdownPath } from '#contract/site/indexed-pages.ts'
import { storyLocales, type PublicStory } from '#contract/site/news.ts'
import type { ChangedTexts } from '#contract/site/page-texts.ts'
import { activeLocales, type Locale, localize, splitLocale } from '#contract/locales.ts'
import { feedPath, isPageOn, pages } from '#contract/pages.ts'
import type { FeedId, SiteTexts } from '#contract/site/site-texts.ts'
import type { App } from '../../deps.ts'
import { entityTag, isNotModified } from '../../lib/http/etag.ts'
import { Lru } from '../../lib/lru.ts'
import { countFile } from '../analytics/count-requests.ts'
import { flagValues, readSnapshot } from '../flags/snapshot.ts'
import { type ContentNow, contentNow } from '../content/content-now.ts'
import { type CurrentCompany, currentCompany } from '../settings/company-now.ts'
import { atom } from './atom.ts'
import { llms } from './llms.ts'
import { toMarkdown } from './markdown.ts'
import { robots, sitemap } from './sitemap.ts'

/** State that a file depends on besides its path: a page's state without the currency. */
type SiteNow = {
  origin: string
  past: string[]
  flags: FlagValues
  company: CurrentCompany
  content: ContentNow
}

/** Page content for the files for search engines, provided by ssr/pages.ts. */
export type SiteSource = {
  describe: (
    locale: Locale,
    flags: FlagValues,
    news?: readonly PublicStory[],
    texts?: ChangedTexts,
  ) => Promise<SiteTexts>
  /** HTML of a page's <main>. `path` has the language prefix. */
  renderMain: (path: string, site: SiteNow) => Promise<string>
}

type Made = { type: string; text: string; canonical?: string; isCounted?: true }
type File = Made & { tag: string }

/** Cache by version of the flags, per isolate; 200 files of about 30 KB. */
const made = new Lru<File>(200)

const feedIds = ['news', 'blog'] as const satisfies FeedId[]

/** Files for search engines, feed readers and language models. They use the same flags as pages. */
export function seoRoutes(site: SiteSource) {
  const serve = async (c: Context<App>, next: Next) => {
    const { deps } = c.var
    const [snapshot, company, content] = await Promise.all([
      readSnapshot(deps),
      currentCompany(deps),
      contentNow(deps),
    ])
    const { origin } = deps
    const past = content.past()
    const versions = [snapshot.version, company.version, content.version]
    const key = [...versions, origin, past, c.req.path].join(' ')
    let file = made.get(key)
    if (!file) {
      const now = { origin, past, flags: flagValues(snapshot), company, content }
      const fresh = await make(site, c.req.path, now)
      if (!fresh) return next() // not a file for search engines: continue to pages
      file = { ...fresh, tag: await entityTag(fresh.text) }
      if (!import.meta.env.DEV) made.set(key, file)
    }
    if (file.isCounted) countFile(deps, c.req.path)
    const headers = {
      'content-type': `${file.type}; charset=utf-8`,
      'cache-control': 'public, max-age=300',
      etag: file.tag,
      ...(file.canonical && { link: `<${file.canonical}>; rel="canonical"` }),
    }
    if (isNotModified(c.req.header('if-none-match'), file.tag)) return c.body(null, 304, headers)
    return c.body(file.text, 200, headers)
  }

  /** Redirects of short addresses from the specification. */
  const shortcut = async (c: Context<App>, next: Next) => {
    const flags = flagValues(await readSnapshot(c.var.deps))
    const { locale, path } = splitLocale(c.req.path)
    const id = feedIds.find((known) => path === `/${known}`)
    if (!id || !isPageOn(id, flags) || !activeLocales(flags).includes(locale)) return next()
    return c.redirect(localize(pages[id].path, locale), 308)
  }

  return new Hono<App>()
    .get('/robots.txt', serve)
    .get('/sitemap.xml', serve)
    .get('/llms.txt', serve)
    .get('*', where(/.\.md$|.\/feed\.xml$/, serve), where(/\/(news|blog)$/, shortcut))
}

type Handler = (c: Context<App>, next: Next) => Promise<Response | void>

/**
 * Applies a handler to paths of a pattern. In a handler, because a pattern in the route table would
 * disable Hono's fast router.
 */
const where =
  (address: RegExp, handler: Handler): Handler =>
  (c, next) =>
    address.test(c.req.path) ? handler(c, next) : next()

async function make(site: SiteSource, address: string, now: SiteNow): Promise<Made | null> {
  const { origin, flags, content } = now
  const languages = activeLocales(flags)
  const describe = async (locale: Locale) =>
    site.describe(locale, flags, await content.all(locale), content.textsIn(locale))
  switch (address) {
    case '/robots.txt':
      return { type: 'text/plain', text: robots(origin) }
    case '/sitemap.xml':
      return { type: 'application/xml', text: sitemap(flags, origin, content.everywhere) }
    case '/llms.txt': {
      const described = languages.map(async (locale) => ({
        locale,
        texts: await describe(locale),
      }))
      return { type: 'text/plain', text: llms(await Promise.all(described), origin) }
    }
  }
  const { locale, path } = splitLocale(address)
  if (!languages.includes(locale)) return null

  const id = feedIds.find((known) => path === feedPath(known))
  if (id) {
    if (!isPageOn(id, flags)) return null
    const feed = (await describe(locale)).feeds[id]
    return feed
      ? { type: 'application/atom+xml', text: atom(id, feed, locale, origin), isCounted: true }
      : null
  }
  // loads no texts, because the address may not exist
  const stories = content.everywhere.filter((story) => storyLocales(story, [locale]).length > 0)
  const page = indexedPages(flags, stories).find(
    (known) => markdownPath(known.path, locale) === address,
  )
  if (!page) return null
  const publicPath = localize(page.path, locale)
  const canonical = new URL(publicPath, origin).href
  const main = await site.renderMain(publicPath, now)
  const text = toMarkdown(main, (href) => new URL(href, canonical).href)
  return { type: 'text/markdown', text, canonical, isCounted: true }
}
