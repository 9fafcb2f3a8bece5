import { flagCatalogue, flagNames, type FlagValues } from '#contract/flags.ts'
import { builtInVersion } from '../features/settings/snapshot.ts'
import { shippedVersion } from '../features/content/snapshot.ts'
import type { PageState } from './page-state.ts'

/** What of a page's state names it. */
type Named = Omit<PageState, 'company' | 'content'> & {
  company: Pick<PageState['company'], 'version'>
  content: Pick<PageState['content'], 'version'>
}

/** What an operator set that pages show; a secret counts as set or not. */
export const settingsOfPages = [
  'TURNSTILE_SITE_KEY',
  'TURNSTILE_ORIGIN',
  'HUBSPOT_PORTAL_ID',
  'HUBSPOT_REGION',
  'HUBSPOT_CHAT_ORIGIN',
  'FAILOVER_ORIGIN',
  'SUBMISSION_RETENTION_DAYS',
]

const set = (env: object, name: string): string => {
  const value: unknown = Reflect.get(env, name)
  return typeof value === 'string' ? value : ''
}

/** Names the build, its code included (worker/ops/build/name-build.ts); empty where nothing was built. */
export const buildOf = (env: object): string => set(env, 'BUILD_ID')

/**
 * The key of a page: one string for all that it is a function of. Another thing that pages come to depend on is one
 * more entry of `versions`.
 */
export function pageKey(env: object, pathname: string, state: Named): string {
  const { origin, currency, past, flags, company, content } = state
  const ofStaff = [versionOfFlags(flags), company.version, content.version]
  const versions = [buildOf(env), ...ofStaff, settingsVersion(env)]
  return JSON.stringify([pathname, origin, currency, past, ...versions])
}

const flagVersions = new WeakMap<FlagValues, string>()

/** The values alone: a flag that is switched off and on again finds the pages of before. */
export function versionOfFlags(flags: FlagValues): string {
  const version = flagVersions.get(flags) ?? flagNames.map((name) => +flags[name]).join('')
  flagVersions.set(flags, version)
  return version
}

/** Flags, company and news as the code has them: pages are rendered ahead for these. */
export const isAsShipped = (env: object, { flags, company, content }: Named): boolean =>
  company.version === builtInVersion &&
  content.version === shippedVersion &&
  set(env, 'SUBMISSION_RETENTION_DAYS') === '' &&
  flagNames.every((name) => flags[name] === flagCatalogue[name].enabled)

const settingsVersions = new WeakMap<object, string>()

function settingsVersion(env: object): string {
  const known = settingsVersions.get(env)
  if (known !== undefined) return known
  const values = settingsOfPages.map((name) => set(env, name))
  const secret = set(env, 'TURNSTILE_SECRET_KEY') === '' ? '' : 'set'
  const version = [...values, secret].join('\n')
  settingsVersions.set(env, version)
  return version
}

/** Whether pages carry nothing besides the site itself, so that nobody needs to look at settings more closely. */
export function isPlain(env: object, flags: FlagValues): boolean {
  const hasCaptcha = set(env, 'TURNSTILE_SITE_KEY') !== ''
  const hasChat = flags.hubspot_chat && set(env, 'HUBSPOT_PORTAL_ID') !== ''
  const hasSecond = flags.domain_failover && set(env, 'FAILOVER_ORIGIN') !== ''
  return !hasCaptcha && !hasChat && !hasSecond
}
