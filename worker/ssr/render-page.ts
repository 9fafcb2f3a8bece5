import type { FormAnswer } from '#contract/form-answer.ts'
import { activeLocales, defaultLocale, splitLocale } from '#contract/locales.ts'
import { withSlug } from '#contract/pages.ts'
import { isArticle, storyLocales, type PublicStory } from '#contract/site/news.ts'
import type * as Renderer from '../../web/server/entry.tsx'
import type { Preview } from '../features/flags/preview.ts'
import type { PageState } from '../front/page-state.ts'
import { filledIn, marks, type StoredPage } from '../front/stored-page.ts'
import type { ServicesOf } from './services.ts'
import { currentShell } from './shell.ts'

/** A rendered page with placeholders for the values of each request. */
type Marked = Omit<StoredPage, 'key'> & {
  status: number
  /** Whether the URL is canonical, so that one copy serves everyone. */
  isCanonical: boolean
}

type Asked = {
  /** Path and query decide the page. */
  request: Request
  services?: ServicesOf
  /** Answers the API calls of pages that load data. */
  fetchApi?: (path: string) => Promise<Response>
  /** The result of a form sent without JavaScript. Such a page is not hydrated. */
  formAnswer?: FormAnswer
  /** Data of the preview bar; `null` when the preview has ended. */
  preview?: Preview | null
}

/** The loaded module. Importing it again would take a twentieth of a rendering. */
let loaded: typeof Renderer | undefined

/** Loads React and all pages, for the first page that is not cached. */
export const renderer = async (): Promise<typeof Renderer> =>
  (loaded ??= await import('../../web/server/entry.tsx'))

const encoder = new TextEncoder()
const plain: ServicesOf = { services: {}, opening: {} }

/**
 * Renders a page with placeholders for each request. All pages go through this: shared pages, those
 * of one visitor, previews and results of forms.
 * @returns the page, or its route's redirect
 * @throws ShellUnavailable
 */
async function renderMarked(
  assets: Fetcher,
  state: PageState,
  { request, preview, ...extras }: Omit<Asked, 'services'>,
): Promise<Marked | Response> {
  const { origin, pathname } = new URL(request.url)
  const [shell, react, site] = await Promise.all([
    currentShell(assets, origin),
    renderer(),
    siteOf({ ...state, origin: marks.origin }, pathname),
  ])
  const rendered = await react.renderApp(request, site, state.flags, extras)
  if (rendered instanceof Response) return rendered
  const shown = extras.formAnswer ? unhydrated(rendered) : rendered
  const bar = preview === undefined ? '' : await react.renderPreviewBar(site.locale, preview)
  const { sentences } = shown
  const note = 'class="currency-note">'
  const body = sentences
    ? shown.body.replaceAll(note + sentences[state.currency], note + marks.sentence)
    : shown.body
  const boot = `${shown.boot.slice(0, -1)},${marks.boot}}`
  const { html, admits } = shell({ ...shown, body, boot, above: bar + shown.beside })
  return {
    status: shown.status,
    isCanonical: shown.isCanonical,
    facts: {
      language: shown.locale,
      isApplication: shown.isApplication,
      opening: admits,
      reads: [...shown.flagsRead],
    },
    ...(sentences && { sentences }),
    hasStories: (site.news?.length ?? 0) > 0,
    html,
  }
}

/** Renders a page for one visitor. */
export async function renderPage(
  assets: Fetcher,
  state: PageState,
  { services: { services, opening } = plain, ...asked }: Asked,
): Promise<(Marked & { body: Uint8Array<ArrayBuffer> }) | Response> {
  const page = await renderMarked(assets, state, asked)
  if (page instanceof Response) return page
  const facts = { ...page.facts, opening: { ...opening, ...page.facts.opening } }
  return { ...page, facts, body: encoder.encode(await filledIn(page, state, services)) }
}

/** Renders a page that all its visitors share; nothing if the path has none. */
export async function renderShared(
  { ASSETS }: Pick<Env, 'ASSETS'>,
  pathname: string,
  state: PageState,
): Promise<Omit<StoredPage, 'key'> | undefined> {
  const page = await renderMarked(ASSETS, state, { request: new Request(state.origin + pathname) })
  if (page instanceof Response || page.status !== 200 || !page.isCanonical) return undefined
  const { status: _, isCanonical: __, ...shared } = page
  return shared
}

const unhydrated = (rendered: Renderer.Rendered): Renderer.Rendered => ({
  ...rendered,
  isApplication: false,
  attributes: { ...rendered.attributes, 'data-hydrate': 'never' },
})

/** The site data for React. A path in a disabled language is an unknown path. */
export async function siteOf(
  { flags, company, content, ...site }: PageState,
  pathname: string,
): Promise<Parameters<typeof Renderer.renderApp>[1]> {
  const { locale: named, path } = splitLocale(pathname)
  const locale = activeLocales(flags).includes(named) ? named : defaultLocale
  const missed = content.everywhere.find((story) => pathOfStory(story) === path)
  const elsewhere = missed && storyLocales(missed, activeLocales(flags))
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
