import type { FlagValues } from '#contract/flags.ts'

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

/** A setting; empty where it is unset. */
const set = (env: object, name: string): string => {
  const value: unknown = Reflect.get(env, name)
  return typeof value === 'string' ? value : ''
}

const settingsVersions = new WeakMap<object, string>()

/** One string for all of them. */
export function settingsVersion(env: object): string {
  const known = settingsVersions.get(env)
  if (known !== undefined) return known
  const values = settingsOfPages.map((name) => set(env, name))
  const secret = set(env, 'TURNSTILE_SECRET_KEY') === '' ? '' : 'set'
  const version = [...values, secret].join('\n')
  settingsVersions.set(env, version)
  return version
}

/** For how long an operator keeps messages, where that is plain to read: who checks settings says what is wrong. */
export function plainRetention(env: object): { retentionDays: number | null } | undefined {
  const days = set(env, 'SUBMISSION_RETENTION_DAYS')
  if (days === '') return { retentionDays: null }
  return /^[1-9]\d{0,2}$/.test(days) ? { retentionDays: Number(days) } : undefined
}

/** Whether pages carry nothing besides the site itself, so that no one needs to look at settings more closely. */
export function isPlain(env: object, flags: FlagValues): boolean {
  const hasCaptcha = set(env, 'TURNSTILE_SITE_KEY') !== ''
  const hasChat = flags.hubspot_chat && set(env, 'HUBSPOT_PORTAL_ID') !== ''
  const hasSecond = flags.domain_failover && set(env, 'FAILOVER_ORIGIN') !== ''
  return !hasCaptcha && !hasChat && !hasSecond
}
