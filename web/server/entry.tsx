import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { FormAnswer } from '#contract/form-answer.ts'
import { company as owner } from '#contract/company.ts'
import { flagCatalogue, flagNames, type FlagValues, type SentFlags } from '#contract/flags.ts'
import { type Locale, locales, splitLocale } from '#contract/locales.ts'
import type { Currency } from '#contract/site/geo.ts'
import { canonicalPath, type PageId, pages } from '#contract/pages.ts'
import { apiFetch } from '../api/api-fetch.ts'
import { App } from '../app/app.tsx'
import { type BootData, toScriptJson } from '../app/boot.ts'
import { type HeadInput, headHtml, headOf, isIndexed } from '../app/head.ts'
import { loadSharedWords, loadWords } from '../i18n/load-words.ts'
import { wordsOf } from '../i18n/words-of.ts'
import { networkNotice } from './network-notice.tsx'
import { pageIdOf } from '../app/page-id.ts'
import { isFullyLoaded, createRoutes } from '../routes.tsx'
import { routerNews, type Site } from '../app/site-context.ts'
import { socialTags } from './social-head.ts'
import { structuredData } from './structured-data.ts'

// the only file of web/ that the Worker imports
export { brokenPageWords } from './broken-page-words.ts'
export type { StyleRule } from './build/style-rules.ts'
export type { ClientConfig } from '../app/boot.ts'

export { renderPreviewBar } from './preview-bar.tsx'
export { describeSite } from './site-texts.tsx'

export type Rendered = {
  status: number
  /** Whether the URL is canonical, so that one copy serves everyone: see `canonicalPath`. */
  isCanonical: boolean
  /** Whether the page is an application, which no cache may store, including the browser's. */
  isApplication: boolean
  locale: Locale
  /** Attributes of <html>. */
  attributes: Record<string, string>
  head: string
  /** HTML outside the app, which React does not manage. */
  beside: string
  body: string
  /** The page's part of the data for hydration, as JSON that is safe inside a script element. */
  boot: string
  /** The currency sentence as HTML, for each currency. */
  sentences?: Record<Currency, string>
  /** The flags read while rendering. */
  flagsRead: Set<string>
}

type Extras = {
  /** The result of a form sent without JavaScript. */
  formAnswer?: FormAnswer | null
  /** Answers the API calls of pages that load data. */
  fetchApi?: (path: string) => Promise<Response>
}

type Matched = StaticHandlerContext['matches'][number]

/**
 * Pages that process parameters of emailed links and callbacks. Other pages redirect to them
 * (web/browser/entry.ts).
 */
const linkReaders = new Set<PageId | 'notFound'>(['clientLogin', 'adminLogin', 'account'])

/** For pages that load no data. */
const noApi = async () => new Response(null, { status: 503 })

/**
 * Renders a page, independent of the visitor.
 * @returns the parts of the page, or its route's redirect
 */
export async function renderApp(
  request: Request,
  site: Site,
  flags: FlagValues,
  { formAnswer = null, fetchApi = noApi }: Extras = {},
): Promise<Rendered | Response> {
  const { locale, origin, news, texts } = site
  await Promise.all([loadSharedWords(locale), loadWords(locale, ['page'])])
  const handler = handlerOf(locale, flags)
  const requestContext = new RouterContextProvider()
  requestContext.set(apiFetch, fetchApi)
  requestContext.set(routerNews, site.news ?? null)
  const isReady = ({ route: { id }, params }: Matched) =>
    id !== undefined && isFullyLoaded(id, locale, params, site.news)
  const context = await handler.query(request, {
    requestContext,
    filterMatchesToLoad: (match) => !isReady(match),
  })
  if (context instanceof Response) return context
  const shown = context.matches.at(-1)
  // the result that the route's loader would have returned
  if (shown && isReady(shown))
    context.loaderData = { [shown.route.id]: null, ...context.loaderData }

  const page = pageIdOf(shown?.route.id)
  const flagsRead = new Set<string>(page === 'notFound' ? [] : pages[page].flags)
  const body = renderToString(
    <App flags={watched(flags, flagsRead)} {...{ site, formAnswer }}>
      <StaticRouterProvider
        router={createStaticRouter(shownOf(handler, context), context)}
        context={context}
        hydrate={false} // its data script would be executable
      />
    </App>,
  )
  const { path } = splitLocale(new URL(request.url).pathname)
  const slug = shown?.params['slug']
  // application pages hydrate at once, reading pages at the first interaction
  const isApplication = page === 'notFound' || pages[page].kind === 'application'
  const { loaderData } = context
  const { elsewhere } = site
  const boot: OwnBoot = {
    locale,
    loaderData,
    ...(elsewhere && { elsewhere }),
    ...(news?.length && { news }),
  }
  return {
    status: page === 'notFound' ? 404 : context.statusCode,
    isCanonical: page !== 'notFound' && canonicalPath(page, slug) === path,
    isApplication,
    locale,
    attributes: {
      lang: locale,
      ...(isApplication && { 'data-hydrate': 'now' }),
      ...(linkReaders.has(page) && { 'data-reads-links': '' }),
    },
    head: fullHead({ page, path, locale, origin, flags, news, texts }, site),
    beside: networkNotice(locale),
    body,
    boot: toScriptJson(boot),
    ...(body.includes('class="currency-note"') && { sentences: sentencesOf(site) }),
    flagsRead,
  }
}

/** The routes of the shown page only, because the router processes and matches all routes again. */
function shownOf({ dataRoutes }: StaticHandler, { matches }: StaticHandlerContext) {
  const [frame, page] = matches
  return frame && page && matches.length === 2
    ? [{ ...frame.route, children: [page.route] } as (typeof dataRoutes)[number]]
    : dataRoutes
}

/** The page's own data. The rest is equal on all pages (worker/front/stored-page.ts). */
type OwnBoot = Pick<BootData, 'locale' | 'loaderData' | 'elsewhere' | 'news'>

function sentencesOf({ locale, texts }: Site): Record<Currency, string> {
  const { CAD, USD, EUR } = wordsOf(locale, texts).quotations
  const html = (say: () => string) => renderToString(<>{say()}</>)
  return { CAD: html(CAD), USD: html(USD), EUR: html(EUR) }
}

/** Flags read in the browser or by its API calls. The page carries their values. */
const readInBrowser = flagNames.filter((name) => flagCatalogue[name].group === 'site_features')

/** The flags, recording each one read, so that the drift report can list unused flags. */
function watched(flags: FlagValues, read: Set<string>): FlagValues {
  for (const name of readInBrowser) read.add(name)
  return new Proxy(flags, {
    get: (target, name) => {
      if (typeof name === 'string') read.add(name)
      return Reflect.get(target, name) as unknown
    },
  })
}

type KeptHead = { html: string; inputs: readonly unknown[] }
/** Heads of indexed pages only, because visitors can request endless other URLs. */
const heads = new WeakMap<SentFlags, Map<string, KeptHead>>()

/** The head of a page, cached by path. A query does not change it. */
function fullHead(input: HeadInput, { company, elsewhere }: Site): string {
  const { locale, path, origin, flags, news, texts } = input
  const inputs = [origin, news, company, texts]
  const ofFlags = heads.get(flags) ?? new Map<string, KeptHead>()
  const kept = ofFlags.get(locale + path)
  if (kept?.inputs.every((value, index) => value === inputs[index])) return kept.html
  const { title, tags } = headOf(input)
  if (elsewhere) {
    // the story exists in other languages
    const words = wordsOf(locale, texts).page.notFound
    return headHtml({ title: `${words.elsewhere()} · ${owner.name}`, tags })
  }
  if (!isIndexed(input)) return headHtml({ title, tags })
  const json = toScriptJson(structuredData(input, company))
  // a data script, which the script policy does not concern; the first navigation removes it
  const html = `${headHtml({ title, tags: [...tags, ...socialTags(input)] })}
    <script type="application/ld+json" data-head>${json}</script>`
  heads.set(flags, ofFlags.set(locale + path, { html, inputs }))
  return html
}

type Handlers = Map<Locale, StaticHandler>
/**
 * Handlers by language and set of flags, as each caches its loaded pages. A set lives as long as
 * its snapshot.
 */
const handlers = new WeakMap<FlagValues, Handlers>()

function handlerOf(locale: Locale, flags: FlagValues): StaticHandler {
  const ofFlags = handlers.get(flags) ?? (new Map() as Handlers)
  const known = ofFlags.get(locale)
  if (known) return known
  const basename = locales[locale].prefix || '/'
  const handler = createStaticHandler(createRoutes(flags, locale), { basename })
  handlers.set(flags, ofFlags.set(locale, handler))
  return handler
}
