import type { Currency } from '#contract/site/geo.ts'
import type { PageFacts } from './kept-page.ts'

/**
 * A page that the build rendered, for the flags as shipped and a site without services. Marks stand in its text for what
 * no build knows: the public origin, and the visitor's currency with the sentence that names it.
 */
export type PageAhead = {
  facts: PageFacts
  past: string[]
  /** What stands in place of its sentence mark; absent where the page says nothing of currencies. */
  sentences?: Record<Currency, string>
  html: string
}

/** Control characters, which no page has. */
export const marks = { origin: '\u0001', currency: '\u0002', sentence: '\u0003' } as const

/** Where the build puts it, among the files that only the Worker reads. */
export const aheadPath = (pathname: string): string =>
  `/web/ahead${pathname === '/' ? '/home' : pathname}.txt`

export const formatAhead = ({ html, ...about }: PageAhead): string =>
  `${JSON.stringify(about)}\n${html}`

/** Its text for a site and a currency. */
export const filledIn = (
  { html, sentences }: Pick<PageAhead, 'html' | 'sentences'>,
  origin: string,
  currency: Currency,
): string =>
  html
    .replaceAll(marks.origin, origin)
    .replaceAll(marks.currency, currency)
    .replaceAll(marks.sentence, sentences?.[currency] ?? '')
