import { flagNames, type FlagName, type FlagValues, serverOnlyFlags } from '#contract/flags.ts'
import { type PageId, pages } from '#contract/pages.ts'
import { findPageText, type PageTextPage } from '#contract/site/page-texts.ts'
import type { PublicCompany } from '#contract/site/public-company.ts'
import { contentHash } from '../lib/http/etag.ts'
import type { OwnPage } from './own-pages.ts'
import { buildOf } from '../lib/settings/build-id.ts'
import { settingsVersion } from './page-settings.ts'
import type { PageState } from './page-state.ts'

/** The cache key of a page as sent. Further dependencies of pages must be added to `versions`. */
export function pageKey(env: object, pathname: string, state: PageState): string {
  const { origin, currency, past, flags, company, content } = state
  const ofStaff = [versionOfFlags(flags), company.version, content.version]
  const versions = [buildOf(env), ...ofStaff, settingsVersion(env)]
  return JSON.stringify([pathname, origin, currency, past, ...versions])
}

const flagVersions = new WeakMap<FlagValues, string>()

/** The flags' values only, so that switching a flag off and on reuses cached pages. */
function versionOfFlags(flags: FlagValues): string {
  const version = flagVersions.get(flags) ?? flagNames.map((name) => +flags[name]).join('')
  flagVersions.set(flags, version)
  return version
}

/** Flags that do not change HTML. Scripts and services read them from the data block. */
const ofNoHtml: readonly FlagName[] = [...serverOnlyFlags, 'hubspot_chat', 'domain_failover']
/** Flags that only the home page shows. */
const ofHome: readonly FlagName[] = [
  'founder',
  'rotating_keywords',
  'our_process',
  'b2b_request_form',
]

/** Company data on all reading pages, and on some. */
const ofFrame = ['phone', 'email', 'notices'] as const
const ofPage: Partial<Record<PageId, readonly (keyof PublicCompany)[]>> = {
  home: ['address', 'hours', 'special'],
  privacy: ['address', 'privacyEmail', 'retentionDays'],
  terms: ['address'],
}

/** The page whose editable texts another page uses. */
const textsOf: Partial<Record<PageId, PageTextPage>> = { newsStory: 'news', article: 'blog' }

/**
 * The cache key of a page's HTML: a hash of the values it shows. A value missing here would be
 * shown outdated ("a page that keeps its key keeps its HTML", kept-pages.test.ts).
 */
export async function htmlKey(
  env: object,
  { page, locale, pathname }: OwnPage & { pathname: string },
  { flags, company, content, past }: PageState,
): Promise<string> {
  const isReading = pages[page].kind === 'reading'
  const unread = !isReading ? [] : page === 'home' ? ofNoHtml : [...ofNoHtml, ...ofHome]
  const all = await company.in(locale)
  const names = [...ofFrame, ...(ofPage[page] ?? [])]
  const own = textsOf[page] ?? page
  const texts = Object.entries(content.textsIn(locale) ?? {}).filter(([text]) => {
    const place = findPageText(text)?.page
    return !isReading || place === own || place === 'everywhere'
  })
  const values = [
    pathname,
    buildOf(env),
    flagNames.filter((name) => flags[name] && !unread.includes(name)),
    isReading ? names.map((name) => all[name]) : all,
    texts,
    content.storiesOn(pathname, flags),
    page === 'news' && past,
  ]
  return contentHash(JSON.stringify(values))
}
