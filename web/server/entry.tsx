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

// the Worker sees this file of web/ and no other
export { brokenPageWords } from './broken-page-words.ts'
export type { StyleRule } from './build/style-rules.ts'
export type { ClientConfig } from '../app/boot.ts'

export { renderPreviewBar } from './preview-bar.tsx'
export { describeSite } from './site-texts.tsx'

export type Rendered = {
  status: number
  /** The address is the page's own, so that one copy serves everyone: see `canonicalPath`. */
  isCanonical: boolean
  /** The page is an application: nothing may keep a copy of it, not even the browser. */
  isApplication: boolean
  locale: Locale
  /** Attributes of <html>. */
  attributes: Record<string, string>
  head: string
  /** HTML beside the app: React does not look after it. */
  beside: string
  body: string
  /** The page's own part of the data block that React hydrates with, as JSON that is safe inside a script element. */
  boot: string
  /** What the page says of the visitor's currency, as HTML, and would say of each other. */
  sentences?: Record<Currency, string>
  /** The flags that the page depended on. */
  flagsRead: Set<string>
}

type Extras = {
  /** What came of a plain post. */
  formAnswer?: FormAnswer | null
  /** Answers the API calls of pages that load data. */
  fetchApi?: (path: string) => Promise<Response>
}

type Matched = StaticHandlerContext['matches'][number]

/** They follow what a mail or a provider put into their address; from all others it is led on (web/browser/entry.ts). */
const linkReaders = new Set<PageId | 'notFound'>(['clientLogin', 'adminLogin', 'account'])

/** Most pages load nothing. */
const noApi = async () => new Response(null, { status: 503 })

/**
 * Renders one page, for all visitors of a site alike.
 * @returns the parts of the page, or a redirect that a route asked for
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
  // as its loader would have said, if it had been asked
  if (shown && isReady(shown))
    context.loaderData = { [shown.route.id]: null, ...context.loaderData }

  const page = pageIdOf(shown?.route.id)
  const flagsRead = new Set<string>(page === 'notFound' ? [] : pages[page].flags)
  const body = renderToString(
    <App flags={watched(flags, flagsRead)} {...{ site, formAnswer }}>
      <StaticRouterProvider
        router={createStaticRouter(shownOf(handler, context), context)}
        context={context}
        hydrate={false} // its data block would be an executable script
      />
    </App>,
  )
  const { path } = splitLocale(new URL(request.url).pathname)
  const slug = shown?.params['slug']
  // pages that are applications hydrate at once; reading pages wait for a first sign of a person
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

/** The table with the page that is shown and no other: the router takes in and matches again what it is given. */
function shownOf({ dataRoutes }: StaticHandler, { matches }: StaticHandlerContext) {
  const [frame, page] = matches
  return frame && page && matches.length === 2
    ? [{ ...frame.route, children: [page.route] } as (typeof dataRoutes)[number]]
    : dataRoutes
}

/** The rest of it is the site's, alike on all pages (worker/front/stored-page.ts). */
type OwnBoot = Pick<BootData, 'locale' | 'loaderData' | 'elsewhere' | 'news'>

function sentencesOf({ locale, texts }: Site): Record<Currency, string> {
  const { CAD, USD, EUR } = wordsOf(locale, texts).quotations
  const html = (say: () => string) => renderToString(<>{say()}</>)
  return { CAD: html(CAD), USD: html(USD), EUR: html(EUR) }
}

/** What only the browser asks for, itself or of the API: it acts on the flags that a page brings along. */
const readInBrowser = flagNames.filter((name) => flagCatalogue[name].group === 'site_features')

/** The same flags, noting which are asked for: the drift report tells staff what nothing depends on any more. */
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
/** Of indexed pages only: those are as many as we have, whatever strangers ask for. */
const heads = new WeakMap<SentFlags, Map<string, KeptHead>>()

/** A query that changes the page leaves its head as it is: made once for what it names. */
function fullHead(input: HeadInput, { company, elsewhere }: Site): string {
  const { locale, path, origin, flags, news, texts } = input
  const inputs = [origin, news, company, texts]
  const ofFlags = heads.get(flags) ?? new Map<string, KeptHead>()
  const kept = ofFlags.get(locale + path)
  if (kept?.inputs.every((value, index) => value === inputs[index])) return kept.html
  const { title, tags } = headOf(input)
  if (elsewhere) {
    // the story is there, in other languages
    const words = wordsOf(locale, texts).page.notFound
    return headHtml({ title: `${words.elsewhere()} · ${owner.name}`, tags })
  }
  if (!isIndexed(input)) return headHtml({ title, tags })
  const json = toScriptJson(structuredData(input, company))
  // a data block: the policy on scripts does not concern it. The first navigation takes it away.
  const html = `${headHtml({ title, tags: [...tags, ...socialTags(input)] })}
    <script type="application/ld+json" data-head>${json}</script>`
  heads.set(flags, ofFlags.set(locale + path, { html, inputs }))
  return html
}

type Handlers = Map<Locale, StaticHandler>
/** One per language and set of flags: a handler keeps the pages it has loaded. A set lives as long as its snapshot. */
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
