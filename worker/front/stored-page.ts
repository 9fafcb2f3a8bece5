import { serverOnlyFlags } from '#contract/flags.ts'
import type { Currency } from '#contract/site/geo.ts'
import type { ServicesOf } from '../ssr/services.ts'
import type { PageFacts } from './kept-page.ts'
import type { PageState } from './page-state.ts'

/**
 * A page as it is stored: its HTML, with marks for what each visit fills in. These are the public origin, the sentence
 * that names the visitor's currency, and the site's part of the data block, which most pages carry without showing it.
 */
export type StoredPage = {
  /** Names everything that the HTML was rendered from (page-key.ts). */
  key: string
  facts: PageFacts
  /** By currency; absent where the page names none. */
  sentences?: Record<Currency, string>
  /** The page's own part of the data block has its stories. */
  hasStories: boolean
  html: string
}

/** `boot` is the last of its kind in a page: what staff type may have control characters, JSON has none. */
export const marks = { origin: 'https://origin.invalid', sentence: '\u0001', boot: '\u0002' }

export const formatPage = ({ html, ...about }: StoredPage): string =>
  `${JSON.stringify({ ...about, length: html.length })}\n${html}`

/**
 * @returns nothing for the page of another key, and for one that was cut off
 * @throws SyntaxError where it is no stored page
 */
export function parsePage(text: string, key: string): StoredPage | undefined {
  const end = text.indexOf('\n')
  type About = Omit<StoredPage, 'html'> & { length: number }
  const { length, ...about } = JSON.parse(text.slice(0, end)) as About
  const html = text.slice(end + 1)
  return about.key === key && html.length === length ? { ...about, html } : undefined
}

/** The page of a visit. */
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
    // an empty list says that staff changed some, none of which this page shows
    ...(content.isChanged && !hasStories && { news: [] }),
    ...services,
  }).replaceAll('<', '\\u003c')
  const at = html.lastIndexOf(marks.boot)
  const shown = html.slice(0, at) + boot.slice(1, -1) + html.slice(at + marks.boot.length)
  const named = sentences ? shown.replaceAll(marks.sentence, () => sentences[currency]) : shown
  return named.replaceAll(marks.origin, () => origin)
}
