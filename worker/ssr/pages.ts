import type { Context } from 'hono'
import { currencyOfCountry } from '#contract/site/geo.ts'
import { formPagePath } from '#contract/form-answer.ts'
import { activeLocales, localize, splitLocale } from '#contract/locales.ts'
import { isPageOn, pages, withSlug } from '#contract/pages.ts'
import type { App, Deps } from '../deps.ts'
import { countMissing, countPage } from '../features/analytics/count-requests.ts'
import { redirectOf } from '../features/analytics/redirects.ts'
import { previewOf, type ShownPreview } from '../features/flags/preview-routes.ts'
import { recordReads } from '../features/flags/record-reads.ts'
import { currentCompany } from '../features/settings/company-now.ts'
import type { RenderFormAnswer } from '../features/forms/plain-answer.ts'
import type { SiteSource } from '../features/seo/routes.ts'
import { headersOf } from '../front/kept-page.ts'
import { meansSomething, ownPage } from '../front/own-pages.ts'
import { type PageState, pageState } from '../front/page-state.ts'
import type { Handle } from '../app.ts'
import { log } from '../lib/log.ts'
import { sameSitePath } from '../lib/http/site-path.ts'
import { brokenPage } from './broken-page.ts'
import { inOurCase } from './letter-case.ts'
import { signInPathOf } from './mail-link.ts'
import { renderer, renderPage, siteOf } from './render-page.ts'
import { servicesOf } from './services.ts'
import { ShellUnavailable } from './shell.ts'

/**
 * Handles every URL except the API, files and cached pages (worker/front). If rendering fails,
 * visitors get an error page in their language, and the error is logged.
 */
export async function answerPage(c: Context<App>, handle: Handle): Promise<Response> {
  try {
    return await answer(c, handle)
  } catch (error) {
    const { requestId } = c.var
    log('error', 'A page could not be made', { requestId, cause: error })
    const { locale } = splitLocale(new URL(c.req.url).pathname)
    const { brokenPageWords } = await renderer()
    const { email } = await (await currentCompany(c.var.deps)).in(locale)
    return brokenPage(locale, await brokenPageWords(locale, email), {
      requestId,
      ...(error instanceof ShellUnavailable && { retryAfterS: 30 }),
    })
  }
}

/**
 * Renders pages with a relevant query, with a preview or at a path that is not canonical. None of
 * them are cached, so a visitor cannot fill the cache ("no way of writing an address fills the
 * cache" in pages.test.ts).
 */
async function answer(c: Context<App>, handle: Handle): Promise<Response> {
  const { deps } = c.var
  const { env } = c
  const visit = c.req.raw
  const url = new URL(visit.url)
  const { pathname } = url
  if (pathname !== '/' && pathname.endsWith('/')) {
    return c.redirect(sameSitePath(pathname.replace(/\/+$/, '')) + url.search, 308)
  }
  const preview = await previewOf(c, url)
  if (preview instanceof Response) return preview
  const state = await previewed(deps, await pageState(deps, visit), preview)
  const written = inOurCase(pathname, state)
  if (written) return c.redirect(sameSitePath(written) + url.search, 308)
  const signInPath = signInPathOf(url, state.flags)
  if (signInPath) return c.redirect(signInPath, 302)
  const moved = movedStory(pathname, state) ?? accountPath(pathname, state)
  if (moved) return c.redirect(sameSitePath(moved) + url.search, 308)

  const own = preview ? undefined : ownPage(pathname)
  const page = await renderPage(env.ASSETS, state, {
    // parameters that the page does not read are removed
    request: meansSomething(url.search) ? visit : new Request(url.origin + pathname, visit),
    services: servicesOf(deps, state.flags),
    fetchApi: async (path) =>
      handle(onBehalfOf(visit, path), env, c.executionCtx as ExecutionContext),
    ...(preview && { preview: preview.shows }),
  })
  if (page instanceof Response) return page
  recordReads(deps, page.facts.reads)
  if (page.status === 200 && own) countPage(deps, visit, { page: own.page, pathname })
  if (page.status === 404 && preview === null) {
    const { everywhere: stories } = state.content
    const target = await redirectOf(deps, { request: visit, path: pathname, stories })
    if (target !== null) return c.redirect(sameSitePath(target) + url.search, 302)
    countMissing(deps, visit, pathname)
  }
  return c.body(page.body, page.status as 200, {
    ...headersOf(page.facts),
    ...preview?.headers,
    // a secret page URL that is not canonical
    ...(!page.isCanonical && { 'referrer-policy': 'no-referrer' }),
  })
}

async function previewed(
  deps: Deps,
  state: PageState,
  preview: ShownPreview | null,
): Promise<PageState> {
  if (!preview?.shows) return state
  const { flags, draft } = preview.shows
  const shown = { ...state, flags: { ...state.flags, ...flags } }
  if (!draft) return shown
  const { withDraft } = await import('../features/content/draft-preview.ts')
  try {
    return { ...shown, content: await withDraft(deps, state.content, draft) }
  } catch (cause) {
    // as with an unverifiable preview: shows the published page and keeps the cookie
    log('warn', 'A draft could not be read for its preview', { area: 'content', cause })
    return shown
  }
}

/** Renders a page with the submitted values of a form, for browsers without JavaScript. */
export const renderFormAnswer: RenderFormAnswer = async (c, locale, formAnswer, status) => {
  const state = await pageState(c.var.deps, c.req.raw)
  const request = new Request(new URL(formPagePath(formAnswer.form, locale), c.req.url))
  const page = await renderPage(c.env.ASSETS, state, { request, formAnswer })
  if (page instanceof Response) return page
  return c.body(page.body, status as 200, { ...headersOf(page.facts), 'cache-control': 'no-store' })
}

/** Page data for the files of search engines. */
export const siteSource: SiteSource = {
  describe: async (...given) => (await renderer()).describeSite(...given),
  renderMain: async (path, site) => {
    const state = { ...site, currency: currencyOfCountry(null) }
    const request = new Request(new URL(path, site.origin))
    const { renderApp } = await renderer()
    const rendered = await renderApp(request, await siteOf(state, path), state.flags)
    if (rendered instanceof Response) return ''
    return /<main[^>]*>(.*)<\/main>/s.exec(rendered.body)?.[1] ?? ''
  },
}

/** The current path of a story by its former slug, if it is published. */
function movedStory(pathname: string, { content, flags }: PageState): string | undefined {
  const { locale, path } = splitLocale(pathname.toLowerCase())
  if (!activeLocales(flags).includes(locale)) return undefined
  for (const page of ['newsStory', 'article'] as const) {
    const start = withSlug(page, '')
    if (!path.startsWith(start) || !isPageOn(page, flags)) continue
    const slug = content.movedTo(page, path.slice(start.length))
    if (slug) return localize(withSlug(page, slug), locale)
  }
  return undefined
}

/** The path of the account page when it is requested below the client pages. */
function accountPath(pathname: string, { flags }: PageState): string | undefined {
  const { locale, path } = splitLocale(pathname.toLowerCase())
  const isAsked = path === pages.clientDashboard.path.replace('*', 'account')
  return isAsked && activeLocales(flags).includes(locale)
    ? localize(pages.account.path, locale)
    : undefined
}

/** An API request with the visitor's IP address, by which rate limits count. */
function onBehalfOf(request: Request, path: string): Request {
  const address = request.headers.get('cf-connecting-ip')
  return new Request(new URL(path, request.url), {
    headers: address === null ? {} : { 'cf-connecting-ip': address },
  })
}
