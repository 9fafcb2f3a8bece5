import type { Locale } from '#contract/locales.ts'
import { officeClock } from '#contract/site/office-hours.ts'
import { companyForm, type PublicCompany } from '#contract/site/public-company.ts'
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

export type CompanyNow = {
  /** Changes whenever anything that staff let pages say does, also by the mere passing of a day: for cache keys. */
  version: string
  /** All of it, in a language. Mostly as the snapshot has it ready; else loads what checks and words it. */
  in: (locale: Locale) => Promise<PublicCompany>
}

/** The company as pages and mails present it now. Always answers: with D1 and KV down as last known, else as built in. */
export const companyNow = async (deps: Reads): Promise<CompanyNow> =>
  companyOf((await readSite(deps)).settings, deps)

export function companyOf(snapshot: Snapshot, deps: Reads): CompanyNow {
  const { version } = snapshot
  // another version of the Worker may have written it
  const exceptions: unknown[] | undefined = snapshot.exceptions
  return {
    version: !exceptions?.length ? version : `${version}/${dayOf(snapshot, deps.now())}`,
    in: (locale) => publicCompany(snapshot, deps, locale),
  }
}

/** What the snapshot has ready: if it was taken today, by a Worker that knew all there is to say. */
const readyNow = ({ ready }: Snapshot, now: Date) =>
  ready && now.getTime() < ready.untilMs && ready.form === companyForm ? ready : undefined

const dayOf = (snapshot: Snapshot, now: Date): string =>
  readyNow(snapshot, now)?.day ?? officeDay(now)

let lastAsked = { minute: 0, day: '' }

/** Days begin with a minute everywhere: within one no one asks the zone again, which takes a twentieth of a rendering. */
function officeDay(at: Date): string {
  const minute = Math.floor(at.getTime() / 60_000)
  if (minute !== lastAsked.minute) lastAsked = { minute, day: officeClock(at).day }
  return lastAsked.day
}

const worded = new WeakMap<Snapshot, Map<string, PublicCompany>>()

/** What of the settings is everyone's: another with another snapshot, day or word of the operator only. */
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
      : (await import('./company-in.ts')).companyIn(snapshot, { locale, today, days }))
  known.set(key, company)
  return company
}

/** A setting that is wrong breaks no page: staff's word counts then. */
async function operatorDays({ forms }: Reads): Promise<number | null> {
  try {
    return (await forms()).retentionDays
  } catch (cause) {
    log('error', 'A setting is wrong', { area: 'settings', cause })
    return null
  }
}
