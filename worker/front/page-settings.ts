import type { FlagValues } from '#contract/flags.ts'

/** Settings that pages show. A secret counts only as set or not set. */
export const settingsOfPages = [
  'TURNSTILE_SITE_KEY',
  'TURNSTILE_ORIGIN',
  'HUBSPOT_PORTAL_ID',
  'HUBSPOT_REGION',
  'HUBSPOT_CHAT_ORIGIN',
  'FAILOVER_ORIGIN',
  'SUBMISSION_RETENTION_DAYS',
]

/** A setting; empty when unset. */
const set = (env: object, name: string): string => {
  const value: unknown = Reflect.get(env, name)
  return typeof value === 'string' ? value : ''
}

const settingsVersions = new WeakMap<object, string>()

/** The version of all these settings. */
export function settingsVersion(env: object): string {
  const known = settingsVersions.get(env)
  if (known !== undefined) return known
  const values = settingsOfPages.map((name) => set(env, name))
  const secret = set(env, 'TURNSTILE_SECRET_KEY') === '' ? '' : 'set'
  const version = [...values, secret].join('\n')
  settingsVersions.set(env, version)
  return version
}

/** The retention of messages, if valid. Otherwise the full check of settings reports it. */
export function plainRetention(env: object): { retentionDays: number | null } | undefined {
  const days = set(env, 'SUBMISSION_RETENTION_DAYS')
  if (days === '') return { retentionDays: null }
  return /^[1-9]\d{0,2}$/.test(days) ? { retentionDays: Number(days) } : undefined
}

/** Whether pages use no external service, so that the settings need no full check. */
export function isPlain(env: object, flags: FlagValues): boolean {
  const hasCaptcha = set(env, 'TURNSTILE_SITE_KEY') !== ''
  const hasChat = flags.hubspot_chat && set(env, 'HUBSPOT_PORTAL_ID') !== ''
  const hasSecond = flags.domain_failover && set(env, 'FAILOVER_ORIGIN') !== ''
  return !hasCaptcha && !hasChat && !hasSecond
}
