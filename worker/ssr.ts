import type { Context } from 'hono'
import { describeSite, type Rendered, renderApp } from '../web/entry.server.tsx'
import { toScriptJson } from '../web/boot.ts'
import { currencyOf } from './contract/geo.ts'
import { activeLocales, defaultLocale, splitLocale } from './contract/locales.ts'
import type { App } from './deps.ts'
import { flagValues, readSnapshot } from './features/flags/snapshot.ts'
import type { SiteSource } from './features/seo/routes.ts'
import { contentHash, isNotModified } from './lib/etag.ts'
import { locate } from './lib/locate.ts'
import { Lru } from './lib/lru.ts'
import { contentSecurityPolicy } from './middleware/security-headers.ts'
import { loadShell, type Shell } from './shell.ts'

type CachedPage = {
  status: number
  isApplication: boolean
  beforeGeo: string
  afterGeo: string
  tag: string
}

/** Rendered pages of this isolate. 500 pages of about 40 KB stay far below its 128 MB. */
const renderedPages = new Lru<CachedPage>(500)
let builtShell: Promise<Shell> | undefined

/**
 * Answers every address that is neither API nor file: React renders it, and the result is shared by all visitors
 * until a flag changes. Queries are rendered each time: a stranger must not be able to fill the cache.
 */
export async function renderPage(c: Context<App>): Promise<Response> {
  const url = new URL(c.req.url)
  if (url.pathname !== '/' && url.pathname.endsWith('/')) {
    // one leading slash: `//host` would be another site
    const path = url.pathname.replace(/\/+$/, '').replace(/^\/+/, '/')
    return c.redirect((path || '/') + url.search, 308)
  }
  const snapshot = await readSnapshot(c.var.deps)
  const flags = flagValues(snapshot)
  const split = splitLocale(url.pathname)
  // a language that is switched off is an unknown path of the default language
  const locale = activeLocales(flags).includes(split.locale) ? split.locale : defaultLocale
  const geo = locate(c.req.raw)
  const shell = await currentShell(c.env.ASSETS, url.origin)

  const key = [
    shell.build,
    locale,
    url.pathname,
    snapshot.version,
    geo.currency,
    c.var.deps.origin,
  ].join(' ')
  let page = url.search === '' ? renderedPages.get(key) : undefined
  if (!page) {
    const site = { locale, origin: c.var.deps.origin, geo }
    const rendered = await renderApp(c.req.raw, site, flags)
    if (rendered instanceof Response) return rendered
    page = await finish(shell, rendered)
    if (url.search === '' && page.status === 200) renderedPages.set(key, page)
  }

  const tag = `"${page.tag}-${geo.country ?? ''}"`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    'content-security-policy': contentSecurityPolicy(shell.styleHash),
    // the browser may keep a reading page but asks each time: a switched section shows at once
    'cache-control': page.isApplication ? 'no-store' : 'private, no-cache',
    etag: tag,
  }
  if (page.status === 200 && isNotModified(c.req.header('if-none-match'), tag)) {
    return c.body(null, 304, headers)
  }
  return c.body(page.beforeGeo + toScriptJson(geo) + page.afterGeo, page.status as 200, headers)
}

/** What the files for search engines need of the pages. */
export const siteSource: SiteSource = {
  describe: describeSite,
  renderMain: async (path, locale, flags, origin) => {
    const site = { locale, origin, geo: { country: null, currency: currencyOf(null) } }
    const rendered = await renderApp(new Request(new URL(path, origin)), site, flags)
    if (rendered instanceof Response) return ''
    return /<main[^>]*>(.*)<\/main>/s.exec(rendered.body)?.[1] ?? ''
  },
}

async function finish(shell: Shell, rendered: Rendered): Promise<CachedPage> {
  const { status, isApplication, attributes, head, body, boot } = rendered
  const glyphs = attributes.lang === 'el' ? 'greek' : 'latin'
  const parts = shell.compose({ attributes, glyphs, head, body, boot })
  return {
    status,
    isApplication,
    ...parts,
    tag: await contentHash(parts.beforeGeo + parts.afterGeo),
  }
}

function currentShell(assets: Fetcher, origin: string): Promise<Shell> {
  if (import.meta.env.MODE === 'development') return loadShell(assets, origin) // hot reload changes it
  builtShell ??= loadShell(assets, origin).catch((error) => {
    builtShell = undefined // the next request may find it
    throw error
  })
  return builtShell
}
