import { createContext, useContext } from 'react'
import { createContext as createRouterContext } from 'react-router'
import type { Currency } from '#contract/site/geo.ts'
import type { ChangedTexts } from '#contract/site/page-texts.ts'
import type { PublicStory } from '#contract/site/news.ts'
import type { Locale } from '#contract/locales.ts'
import type { PublicCompany } from '#contract/site/public-company.ts'

/** What the edge decided once for this page view. */
export type Site = {
  locale: Locale
  /** Public origin, for canonical links. */
  origin: string
  currency: Currency
  /** News whose event is over: it leads no page. */
  past: string[]
  /** What the page needs of news or articles, once staff changed any; absent: all as shipped. */
  news?: readonly PublicStory[] | undefined
  /** The languages of a story that its address has none of in this one. */
  elsewhere?: readonly Locale[] | undefined
  /** What staff wrote instead of the words of this language; absent: nothing. */
  texts?: ChangedTexts | undefined
  /** What staff have set. */
  company: PublicCompany
}

/** The same for what is decided before React renders: whether an address has a story. */
export const routedNews = createRouterContext<NonNullable<Site['news']> | null>(null)

export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('No <SiteContext>')
  return site
}

/** How the company is reached, and when. */
export const useCompany = (): PublicCompany => useSite().company
