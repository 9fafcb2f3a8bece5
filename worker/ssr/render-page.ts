import type { FormAnswer } from '#contract/form-answer.ts'
import { activeLocales, defaultLocale, splitLocale } from '#contract/locales.ts'
import { withSlug } from '#contract/pages.ts'
import { isArticle, localesOf, type PublicStory } from '#contract/site/news.ts'
import type { renderApp, Rendered } from '../../web/server/entry.tsx'
import type { Preview } from '../features/flags/preview.ts'
import type { FrontDeps } from '../front/front-deps.ts'
import { type KeptPage, keptPage, type PageFacts } from '../front/kept-page.ts'
import type { PageState } from '../front/page-state.ts'
import { renderer } from './renderer.ts'
import type { ServicesOf } from './services.ts'
import { currentShell } from './shell.ts'

/** A page as it is sent. */
export type RenderedPage = {
  status: number
  /** The address is the page's own, so that one copy serves everybody. */
  isCanonical: boolean
  facts: PageFacts
  body: Uint8Array<ArrayBuffer>
}

type Asked = {
  /** Its path and query decide what is rendered. */
  request: Request
  services?: ServicesOf
  /** Answers the API calls of pages that load data. */
  fetchApi?: (path: string) => Promise<Response>
  /** What came of a form that was sent without our script: no script hydrates the page, as its address is no page's. */
  formAnswer?: FormAnswer
  /** For the bar above the page; `null` when the preview has ended. */
  preview?: Preview | null
}

const encoder = new TextEncoder()
const plain: ServicesOf = { services: {}, opening: {} }

/**
 * Renders a page of a state. The one way to do so: pages that all visitors share, those of one visitor, previews and
 * forms' answers.
 * @returns the page, or a redirect that its route asked for
 * @throws ShellUnavailable
 */
export async function renderPage(
  assets: Fetcher,
  state: PageState,
  { request, services: { services, opening } = plain, preview, ...extras }: Asked,
): Promise<RenderedPage | Response> {
  const { origin, pathname } = new URL(request.url)
  const [shell, react, site] = await Promise.all([
    currentShell(assets, origin),
    renderer(),
    siteOf(state, pathname),
  ])
  const rendered = await react.renderApp(request, site, state.flags, { services, ...extras })
  if (rendered instanceof Response) return rendered
  const shown = extras.formAnswer ? unhydrated(rendered) : rendered
  const bar = preview === undefined ? '' : await react.renderPreviewBar(site.locale, preview)
  const { html, admits } = shell.compose({ ...shown, above: bar + shown.beside })
  return {
    status: shown.status,
    isCanonical: shown.isCanonical,
    facts: {
      language: shown.locale,
      isApplication: shown.isApplication,
      opening: { ...opening, ...admits },
      reads: [...shown.flagsRead],
    },
    body: encoder.encode(html),
  }
}

/** Renders a page that all visitors of its address share; nothing where the address has none. */
export async function renderShared(
  { ASSETS }: Pick<Env, 'ASSETS'>,
  deps: Pick<FrontDeps, 'services'>,
  pathname: string,
  state: PageState,
): Promise<KeptPage | undefined> {
  const request = new Request(state.origin + pathname)
  const services = await deps.services(state.flags)
  const page = await renderPage(ASSETS, state, { request, services })
  if (page instanceof Response || page.status !== 200 || !page.isCanonical) return undefined
  return keptPage(page.facts, page.body)
}

const unhydrated = (rendered: Rendered): Rendered => ({
  ...rendered,
  isApplication: false,
  attributes: { ...rendered.attributes, 'data-hydrate': 'never' },
})

/** What React renders a page of. A language that is switched off is an unknown path of the default language. */
export async function siteOf(
  { flags, company, content, ...site }: PageState,
  pathname: string,
): Promise<Parameters<typeof renderApp>[1]> {
  const { locale: named, path } = splitLocale(pathname)
  const locale = activeLocales(flags).includes(named) ? named : defaultLocale
  const missed = content.everywhere.find((story) => pathOfStory(story) === path)
  const elsewhere = missed && localesOf(missed, activeLocales(flags))
  return {
    ...site,
    locale,
    ...(elsewhere?.includes(locale) === false && elsewhere.length > 0 && { elsewhere }),
    company: await company.in(locale),
    news: await content.for(pathname, flags),
    texts: content.textsIn(locale),
  }
}

const pathOfStory = (story: PublicStory): string =>
  withSlug(isArticle(story) ? 'article' : 'newsStory', story.slug)
