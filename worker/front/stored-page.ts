import { serverOnlyFlags } from '#contract/flags.ts'
import type { Currency } from '#contract/site/geo.ts'
import type { ServicesOf } from '../ssr/services.ts'
import type { PageFacts } from './kept-page.ts'
import type { PageState } from './page-state.ts'

/**
 * A stored page: HTML with placeholders for the values of each request. These are the public
 * origin, the currency sentence, and the site's part of the data block.
 */
export type StoredPage = {
  /** Hash of all values in the HTML (page-key.ts). */
  key: string
  facts: PageFacts
  /** Currency sentences; absent if the page has none. */
  sentences?: Record<Currency, string>
  /** Whether the page's part of the data block has stories. */
  hasStories: boolean
  html: string
}

/** Placeholders. `boot` is found from the end, as staff can type control characters. */
export const marks = { origin: 'https://origin.invalid', sentence: '\u0001', boot: '\u0002' }

export const formatPage = ({ html, ...about }: StoredPage): string =>
  `${JSON.stringify({ ...about, length: html.length })}\n${html}`

/**
 * @returns nothing for a page with another key or an incomplete one
 * @throws SyntaxError when it is no stored page
 */
export function parsePage(text: string, key: string): StoredPage | undefined {
  const end = text.indexOf('\n')
  type About = Omit<StoredPage, 'html'> & { length: number }
  const { length, ...about } = JSON.parse(text.slice(0, end)) as About
  const html = text.slice(end + 1)
  return about.key === key && html.length === length ? { ...about, html } : undefined
}

/** Fills in the placeholders for a request. */
export async function filledIn(
  { html, facts, sentences, hasStories }: Omit<StoredPage, 'key'>,
  state: PageState,
  services: ServicesOf['services'],
): Promise<string> {
  const { origin, currency, past, company, content } = state
  const flags: Partial<PageState['flags']> = { ...state.flags }
  for (const name of serverOnlyFlags) delete flags[name]
  const boot = JSON.stringify({
    origin,
    currency,
    past,
    flags,
    company: await company.in(facts.language),
    texts: content.textsIn(facts.language),
    // an empty list says that staff changed stories that this page does not show
    ...(content.isChanged && !hasStories && { news: [] }),
    ...services,
  }).replaceAll('<', '\\u003c')
  const at = html.lastIndexOf(marks.boot)
  const shown = html.slice(0, at) + boot.slice(1, -1) + html.slice(at + marks.boot.length)
  const named = sentences ? shown.replaceAll(marks.sentence, () => sentences[currency]) : shown
  return named.replaceAll(marks.origin, () => origin)
}
