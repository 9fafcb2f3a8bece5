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

/** Everything that pages depend on besides the path. Anything missing here is shown outdated. */
export type PageState = {
  origin: string
  currency: Currency
  past: string[]
  flags: FlagValues
  /** Company data set by staff. */
  company: CurrentCompany
  /** Content published by staff. */
  content: ContentNow
}

type Reads = Pick<FrontDeps, 'kv' | 'now' | 'origin' | 'db' | 'forms'>

/** The state of pages for a request. Without D1 and KV, it is the last known or built-in one. */
export const pageState = async (deps: Reads, request: Request): Promise<PageState> =>
  stateOf(await readSite(deps), deps, request)

/** The state from this isolate's memory, without a promise, as for most requests. */
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

/** Whether a page exists in this state: flags and language on, and its story published. */
export const hasPage = ({ flags, content }: PageState, { page, locale, slug }: OwnPage): boolean =>
  isPageOn(page, flags) &&
  activeLocales(flags).includes(locale) &&
  (slug === undefined || content.has(page, slug))
