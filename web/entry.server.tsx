import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
  StaticRouterProvider,
} from 'react-router'
import type { FlagValues } from '../worker/contract/flags.ts'
import { type Locale, locales, splitLocale } from '../worker/contract/locales.ts'
import { pages } from '../worker/contract/pages.ts'
import { App } from './app.tsx'
import { type Boot, toScriptJson } from './boot.ts'
import { type HeadInput, headHtml, headOf, isIndexed } from './head.ts'
import { loadSharedWords, loadWords } from './i18n/load-words.ts'
import { pageIdOf } from './page-id.ts'
import { createRoutes } from './routes.tsx'
import type { Site } from './site-context.ts'
import { socialTags } from './social-head.ts'
import { structuredData } from './structured-data.ts'

export { describeSite } from './site-texts.tsx'

export type Rendered = {
  status: number
  /** The page is an application: nothing may keep a copy of it, not even the browser. */
  isApplication: boolean
  /** Attributes of <html>. */
  attributes: Record<string, string>
  head: string
  body: string
  /** The data block React wakes with, as JSON that is safe inside a script element. */
  boot: string
}

/**
 * Renders one page. The markup never depends on `site.geo` beyond its currency, so that visitors can share it.
 * @returns the parts of the page, or a redirect that a route asked for
 */
export async function renderApp(
  request: Request,
  site: Site,
  flags: FlagValues,
): Promise<Rendered | Response> {
  const { locale, origin } = site
  await Promise.all([loadSharedWords(locale), loadWords(locale, ['page'])])
  const handler = handlerOf(locale, flags)
  const context = await handler.query(request)
  if (context instanceof Response) return context

  const page = pageIdOf(context.matches.at(-1)?.route.id)
  const body = renderToString(
    <App {...{ site, flags }}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false} // its data block would be an executable script
      />
    </App>,
  )
  const { path } = splitLocale(new URL(request.url).pathname)
  // pages that are applications wake at once; reading pages wait for a first sign of a person
  const isApplication = page === 'notFound' || pages[page].kind === 'application'
  const boot: Boot = { locale, origin, flags, loaderData: context.loaderData }
  return {
    status: page === 'notFound' ? 404 : context.statusCode,
    isApplication,
    attributes: { lang: locale, ...(isApplication && { 'data-wake': 'now' }) },
    head: fullHead({ page, path, locale, origin, flags }),
    body,
    boot: toScriptJson(boot),
  }
}

function fullHead(input: HeadInput): string {
  const { title, tags } = headOf(input)
  if (!isIndexed(input)) return headHtml({ title, tags })
  const json = toScriptJson(structuredData(input))
  // a data block: the policy on scripts does not concern it. The first navigation takes it away.
  return `${headHtml({ title, tags: [...tags, ...socialTags(input)] })}
    <script type="application/ld+json" data-head>${json}</script>`
}

/** One per language and set of flags: a handler keeps the pages it has loaded. Per isolate; few sets ever live at once. */
const handlers = new Map<string, StaticHandler>()

function handlerOf(locale: Locale, flags: FlagValues): StaticHandler {
  const key = locale + JSON.stringify(flags)
  const known = handlers.get(key)
  if (known) return known
  const basename = locales[locale].prefix || '/'
  const handler = createStaticHandler(createRoutes(flags, locale), { basename })
  if (handlers.size >= 50) handlers.clear()
  handlers.set(key, handler)
  return handler
}
