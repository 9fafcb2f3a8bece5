import type { FlagValues } from '#contract/flags.ts'
import type { Currency } from '#contract/site/geo.ts'
import { activeLocales } from '#contract/locales.ts'
import { isPageOn } from '#contract/pages.ts'
import { type ContentNow, contentOf } from '../features/content/content-now.ts'
import { flagValues } from '../features/flags/flag-snapshot.ts'
import { type CurrentCompany, companyOf } from '../features/settings/company-now.ts'
import { freshSite, readSite, type SiteSnapshot } from '../features/site/snapshot.ts'
import { geoOf } from '../lib/http/locate.ts'
import type { FrontDeps } from './front-deps.ts'
import type { OwnPage } from './own-pages.ts'

/** All that a page depends on besides its address. What shapes pages and does not stand here is shown stale. */
export type PageState = {
  origin: string
  currency: Currency
  past: string[]
  flags: FlagValues
  /** What staff have set. */
  company: CurrentCompany
  /** What staff have published. */
  content: ContentNow
}

type Reads = Pick<FrontDeps, 'kv' | 'now' | 'origin' | 'db' | 'forms'>

/** The state that pages have for this visitor. Always answers: with D1 and KV down as last known, else as built in. */
export const pageState = async (deps: Reads, request: Request): Promise<PageState> =>
  stateOf(await readSite(deps), deps, request)

/** The same where this isolate has all of it in memory, without a promise: most requests of a warm one. */
export function pageStateInMemory(deps: Reads, request: Request): PageState | undefined {
  const site = freshSite(deps.kv, deps.now().getTime())
  return site && stateOf(site, deps, request)
}

function stateOf(site: SiteSnapshot, deps: Reads, request: Request): PageState {
  const content = contentOf(site.content, deps)
  return {
    origin: deps.origin,
    currency: geoOf(request).currency,
    past: content.past(),
    flags: flagValues(site.flags),
    company: companyOf(site.settings, deps),
    content,
  }
}

/** Whether a page exists in this state: its flags and its language are on, its story is published. */
export const hasPage = ({ flags, content }: PageState, { page, locale, slug }: OwnPage): boolean =>
  isPageOn(page, flags) &&
  activeLocales(flags).includes(locale) &&
  (slug === undefined || content.has(page, slug))
