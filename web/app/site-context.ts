import { createContext, useContext } from 'react'
import type { Currency } from '#contract/site/geo.ts'
import type { NewsId } from '#contract/site/insights.ts'
import type { Locale } from '#contract/locales.ts'

/** What the edge decided once for this page view. */
export type Site = {
  locale: Locale
  origin: string
  currency: Currency
  /** News whose event is over: it leads no page. */
  past: NewsId[]
}

export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs <SiteContext> above it; see web/app/app.tsx')
  return site
}
