import { createContext, useContext } from 'react'
import { createContext as createRouterContext } from 'react-router'
import type { Currency } from '#contract/site/geo.ts'
import type { ChangedTexts } from '#contract/site/page-texts.ts'
import type { PublicStory } from '#contract/site/news.ts'
import type { Locale } from '#contract/locales.ts'
import type { PublicCompany } from '#contract/site/public-company.ts'

/** Data of one page view, decided on the server. */
export type Site = {
  locale: Locale
  /** Public origin, for canonical links. */
  origin: string
  currency: Currency
  /** Ids of news whose event is over; they are not featured. */
  past: string[]
  /** News or articles that the page needs; absent while staff have changed none. */
  news?: readonly PublicStory[] | undefined
  /** Languages in which the addressed story exists, when it does not exist in this one. */
  elsewhere?: readonly Locale[] | undefined
  /** Staff's changes to this language's texts; absent while there are none. */
  texts?: ChangedTexts | undefined
  company: PublicCompany
}

/** The page's news for route loaders, which run before React renders. */
export const routerNews = createRouterContext<NonNullable<Site['news']> | null>(null)

export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('No <SiteContext>')
  return site
}

/** The company's contact details and opening hours. */
export const useCompany = (): PublicCompany => useSite().company
