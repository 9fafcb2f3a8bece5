import type { Context } from 'hono'
import type { SentFlags } from '#contract/flags.ts'
import { currencyOf } from '#contract/site/geo.ts'
import { formPagePath } from '#contract/form-answer.ts'
import { activeLocales, defaultLocale, localize, splitLocale } from '#contract/locales.ts'
import { isPageOn, isReadQuery, withSlug } from '#contract/pages.ts'
import type { App } from '../deps.ts'
import { countMissing, countPage } from '../features/analytics/count-requests.ts'
import { redirectOf } from '../features/analytics/redirects.ts'
import { previewOf } from '../features/flags/preview-routes.ts'
import { recordReads } from '../features/flags/record-reads.ts'
import { flagValues, readSnapshot } from '../features/flags/snapshot.ts'
import { type ContentNow, contentNow } from '../features/content/content-now.ts'
import { companyNow } from '../features/settings/company-now.ts'
import type { RenderFormAnswer } from '../features/forms/plain-answer.ts'
import type { SiteSource } from '../features/seo/routes.ts'
import { answerWith, headersOf, keptPage } from '../front/kept-page.ts'
import { keepPage, pageInMemory } from '../front/kept-pages.ts'
import { ownPage } from '../front/own-pages.ts'
import { pageKey } from '../front/page-key.ts'
import type { Handle, Pages } from '../pages.ts'
import { locate } from '../lib/http/locate.ts'
import { log } from '../lib/log.ts'
import { sitePath } from '../lib/http/site-path.ts'
import { brokenPage } from './broken-page.ts'
import { finishPage } from './finished-page.ts'
import { bringsLink, signInPathOf } from './mail-link.ts'
import { renderAhead } from './render-ahead.ts'
import { renderer } from './renderer.ts'
import { servicesOf } from './services.ts'
import { currentShell, ShellUnavailable } from './shell.ts'

/**
 * Answers every address that is neither API nor file, and no page that is kept (worker/front). Where a page cannot be
 * made, people still get one, in their language, and the log says why.
 */
async function renderPage(c: Context<App>, handle: Handle): Promise<Response> {
  try {
    return await answerPage(c, handle)
  } catch (error) {
    const { requestId } = c.var
    log('error', 'A page could not be made', { requestId, cause: error })
    const { locale } = splitLocale(new URL(c.req.url).pathname)
    const { brokenPageWords } = await renderer()
    const { email } = await (await companyNow(c.var.deps)).in(locale)
    return brokenPage(locale, await brokenPageWords(locale, email), {
      requestId,
      ...(error instanceof ShellUnavailable && { retryAfterS: 30 }),
    })
  }
}

/**
 * React renders the page, and the result is shared by all visitors until a flag changes. A query that the page does
 * not read (campaign links) makes no difference; one that it reads or that brings a mailed link is rendered each time, and so is an odd way of
 * writing an address: a stranger cannot fill the cache ("no way of writing an address fills the cache" in
 * pages.test.ts). Previews are rendered too, and never see what is kept.
 */
async function answerPage(c: Context<App>, handle: Handle): Promise<Response> {
  const { deps } = c.var
  const url = new URL(c.req.url)
  if (url.pathname !== '/' && url.pathname.endsWith('/')) {
    return c.redirect(sitePath(url.pathname.replace(/\/+$/, '')) + url.search, 308)
  }
  const preview = await previewOf(c, url)
  if (preview instanceof Response) return preview
  const [snapshot, company, content] = await Promise.all([
    readSnapshot(deps),
    companyNow(deps),
    contentNow(deps),
  ])
  const flags = preview?.shows
    ? { ...flagValues(snapshot), ...preview.shows.flags }
    : flagValues(snapshot)
  const signInPath = signInPathOf(url, flags)
  if (signInPath) return c.redirect(signInPath, 302)
  const split = splitLocale(url.pathname)
  // a language that is switched off is an unknown path of the default language
  const locale = activeLocales(flags).includes(split.locale) ? split.locale : defaultLocale
  const { currency } = locate(c.req.raw)
  const { services, opening } = servicesOf(deps, flags)

  const moved = split.locale === locale && movedStory(split, content, flags)
  if (moved) return c.redirect(sitePath(localize(moved, split.locale)) + url.search, 308)

  const past = content.past()
  const site = { locale, origin: deps.origin, currency, past }
  const isShared = preview === null && !isReadQuery(url.search) && !bringsLink(url)
  const key = isShared && pageKey(c.env, url.pathname, { ...site, flags, company, content })
  const known = key ? pageInMemory(key) : undefined
  const count = () => {
    const own = preview === null && ownPage(url.pathname)
    if (own) countPage(deps, c.req.raw, { page: own.page, pathname: url.pathname })
  }
  if (known) {
    count()
    return answerWith(known, c.req.raw)
  }

  // nothing of one visitor's query may reach the others
  const request = isShared ? new Request(url.origin + url.pathname, c.req.raw) : c.req.raw
  const fetchApi = async (path: string) =>
    handle(onBehalfOf(c.req.raw, path), c.env, c.executionCtx)
  const [shell, { renderApp, renderPreviewBar }] = await Promise.all([
    currentShell(c.env.ASSETS, url.origin),
    renderer(),
  ])
  const told = {
    ...site,
    company: await company.in(locale),
    news: await content.for(url.pathname, flags),
    texts: content.textsIn(locale),
  }
  const rendered = await renderApp(request, told, flags, { services, fetchApi })
  if (rendered instanceof Response) return rendered
  recordReads(deps, rendered.flagsRead)
  if (rendered.status === 200) count()
  else if (rendered.status === 404 && preview === null) {
    const { everywhere: stories } = content
    const target = await redirectOf(deps, { request: c.req.raw, path: url.pathname, stories })
    if (target !== null) return c.redirect(sitePath(target) + url.search, 302)
    countMissing(deps, c.req.raw, url.pathname)
  }
  const above = preview ? await renderPreviewBar(locale, preview.shows) : ''
  const page = finishPage(shell, rendered, { opening, above })
  // kept under its own address only: others lead to it in endless ways (`/tEams`, `/t%65ams`)
  if (page.status === 200 && key && rendered.isCanonical) {
    const kept = await keptPage(page.facts, page.body)
    keepPage(c.env, deps, key, kept)
    return answerWith(kept, c.req.raw)
  }
  return c.body(page.body, page.status as 200, {
    ...headersOf(page.facts),
    ...preview?.headers,
    // an odd way of writing the address of a page whose address is a secret
    ...(!rendered.isCanonical && { 'referrer-policy': 'no-referrer' }),
  })
}

/**
 * The page with a form as somebody typed it, for browsers that sent it without our script. It stays plain HTML: no
 * script wakes under an address that is no page's.
 */
const renderFormAnswer: RenderFormAnswer = async (c, locale, answer, status) => {
  const { deps } = c.var
  const { origin } = new URL(c.req.url)
  const shell = await currentShell(c.env.ASSETS, origin)
  const flags = flagValues(await readSnapshot(deps))
  const { currency } = locate(c.req.raw)
  const page = new URL(formPagePath(answer.form, locale), origin)
  const content = await contentNow(deps)
  const site = {
    locale,
    origin: deps.origin,
    currency,
    past: content.past(),
    company: await (await companyNow(deps)).in(locale),
    news: await content.for(page.pathname, flags),
    texts: content.textsIn(locale),
  }
  const { renderApp } = await renderer()
  const rendered = await renderApp(new Request(page), site, flags, { formAnswer: answer })
  if (rendered instanceof Response) return rendered
  const attributes = { ...rendered.attributes, 'data-wake': 'never' }
  const finished = finishPage(shell, { ...rendered, attributes, isApplication: false })
  const headers = { ...headersOf(finished.facts), 'cache-control': 'no-store' }
  return c.body(finished.body, status as 200, headers)
}

/** What the files for search engines need of the pages. */
const siteSource: SiteSource = {
  describe: async (...told) => (await renderer()).describeSite(...told),
  renderMain: async (path, site, flags) => {
    const request = new Request(new URL(path, site.origin))
    const { renderApp } = await renderer()
    const rendered = await renderApp(request, { ...site, currency: currencyOf(null) }, flags)
    if (rendered instanceof Response) return ''
    return /<main[^>]*>(.*)<\/main>/s.exec(rendered.body)?.[1] ?? ''
  },
}

/** Where a story stands whose address was changed; nobody hears of one that is not shown. */
function movedStory(
  { locale, path }: ReturnType<typeof splitLocale>,
  content: ContentNow,
  flags: SentFlags,
): string | undefined {
  for (const page of ['newsStory', 'article'] as const) {
    const start = withSlug(page, '')
    if (!path.startsWith(start) || !isPageOn(page, flags)) continue
    const slug = content.movedTo(page, path.slice(start.length), locale)
    if (slug) return withSlug(page, slug)
  }
  return undefined
}

/** The same caller asks the API: limits count per address. */
function onBehalfOf(request: Request, path: string): Request {
  const address = request.headers.get('cf-connecting-ip')
  return new Request(new URL(path, request.url), {
    headers: address === null ? {} : { 'cf-connecting-ip': address },
  })
}

/** The pages of the site, rendered by React. */
export const sitePages: Pages = { renderPage, renderFormAnswer, siteSource, renderAhead }
