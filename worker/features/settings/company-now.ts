import type { Locale } from '#contract/locales.ts'
import { officeClock } from '#contract/site/office-hours.ts'
import { publicCompanyFormat, type PublicCompany } from '#contract/site/public-company.ts'
import type { LazyDb } from '../../db/lazy.ts'
import type { Deps } from '../../deps.ts'
import { log } from '../../lib/log.ts'
import type { FormSettings } from '../../lib/settings/form-settings.ts'
import { readSite } from '../site/snapshot.ts'
import type { Snapshot } from './set-snapshot.ts'

type Retention = Pick<FormSettings, 'retentionDays'>
type Reads = Pick<Deps, 'kv' | 'now'> & {
  db: LazyDb
  forms: () => Retention | Promise<Retention>
}

export type CurrentCompany = {
  /** Changes with any visible value, also when a day ends; part of cache keys. */
  version: string
  /** Company data in a language, from the snapshot if prepared. */
  in: (locale: Locale) => Promise<PublicCompany>
}

/** The company as pages and mails present it now. Always answers: with D1 and KV down as last known, else as built in. */
export const currentCompany = async (deps: Reads): Promise<CurrentCompany> =>
  companyOf((await readSite(deps)).settings, deps)

export function companyOf(snapshot: Snapshot, deps: Reads): CurrentCompany {
  const { version } = snapshot
  // the entry may be of another version of the Worker
  const exceptions: unknown[] | undefined = snapshot.exceptions
  return {
    version: !exceptions?.length ? version : `${version}/${dayOf(snapshot, deps.now())}`,
    in: (locale) => publicCompany(snapshot, deps, locale),
  }
}

/** Prepared data of the snapshot, if it is of today and of the current format. */
const readyNow = ({ ready }: Snapshot, now: Date) =>
  ready && now.getTime() < ready.untilMs && ready.form === publicCompanyFormat ? ready : undefined

const dayOf = (snapshot: Snapshot, now: Date): string =>
  readyNow(snapshot, now)?.day ?? officeDay(now)

let lastAsked = { minute: 0, day: '' }

/**
 * Office-local day, cached for a minute, because time zone conversion takes a twentieth of a
 * rendering.
 */
function officeDay(at: Date): string {
  const minute = Math.floor(at.getTime() / 60_000)
  if (minute !== lastAsked.minute) lastAsked = { minute, day: officeClock(at).day }
  return lastAsked.day
}

const worded = new WeakMap<Snapshot, Map<string, PublicCompany>>()

/** Version of the public settings: depends on snapshot, day and environment only. */
async function publicCompany(
  snapshot: Snapshot,
  deps: Reads,
  locale: Locale,
): Promise<PublicCompany> {
  const days = await operatorDays(deps)
  const ready = readyNow(snapshot, deps.now())?.in[locale]
  if (ready && days === null) return ready
  const today = dayOf(snapshot, deps.now())
  const key = `${locale}/${today}/${days}`
  const known = worded.get(snapshot) ?? new Map<string, PublicCompany>()
  worded.set(snapshot, known)
  const company =
    known.get(key) ??
    (ready && days !== null
      ? { ...ready, retentionDays: days }
      : (await import('./company-on.ts')).companyOn(snapshot, { locale, today, days }))
  known.set(key, company)
  return company
}

/** Ignores a malformed environment variable, so that pages still render. */
async function operatorDays({ forms }: Reads): Promise<number | null> {
  try {
    return (await forms()).retentionDays
  } catch (cause) {
    log('error', 'A setting is wrong', { area: 'settings', cause })
    return null
  }
}
