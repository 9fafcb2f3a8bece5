import type { FlagValues } from '#contract/flags.ts'
import type { Currency } from '#contract/site/geo.ts'
import { activeLocales } from '#contract/locales.ts'
import { isPageOn } from '#contract/pages.ts'
import { type ContentNow, contentNow, freshContent } from '../features/content/content-now.ts'
import { flagValues, freshSnapshot, readSnapshot } from '../features/flags/snapshot.ts'
import {
  type CurrentCompany,
  currentCompany,
  cachedCompany,
} from '../features/settings/company-now.ts'
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
type Read = Pick<PageState, 'flags' | 'company' | 'content'>

/** The state that pages have for this visitor. Always answers: with D1 and KV down as last known, else as built in. */
export async function pageState(deps: Reads, request: Request): Promise<PageState> {
  const [snapshot, company, content] = await Promise.all([
    readSnapshot(deps),
    currentCompany(deps),
    contentNow(deps),
  ])
  return complete(deps, request, { flags: flagValues(snapshot), company, content })
}

/** The same where this isolate has all of it in memory, without a promise: most requests of a warm one. */
export function pageStateInMemory(deps: Reads, request: Request): PageState | undefined {
  const snapshot = freshSnapshot(deps.kv, deps.now().getTime())
  const company = cachedCompany(deps)
  const content = freshContent(deps)
  if (!snapshot || !company || !content) return undefined
  return complete(deps, request, { flags: flagValues(snapshot), company, content })
}

const complete = ({ origin }: Reads, request: Request, read: Read): PageState => ({
  origin,
  currency: geoOf(request).currency,
  past: read.content.past(),
  ...read,
})

/** Whether a page exists in this state: its flags and its language are on, its story is published. */
export const hasPage = ({ flags, content }: PageState, { page, locale, slug }: OwnPage): boolean =>
  isPageOn(page, flags) &&
  activeLocales(flags).includes(locale) &&
  (slug === undefined || content.has(page, slug))
