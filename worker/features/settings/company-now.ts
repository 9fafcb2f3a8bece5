import type { Locale } from '#contract/locales.ts'
import { dayAfter, officeClock, searchedDays } from '#contract/site/office-hours.ts'
import type { PublicCompany } from '#contract/site/public-company.ts'
import type { LazyDb } from '../../db/lazy.ts'
import type { Deps } from '../../deps.ts'
import { log } from '../../lib/log.ts'
import type { FormSettings } from '../../lib/settings/form-settings.ts'
import { freshSettings, readSettings, type Snapshot } from './snapshot.ts'

type Reads = Pick<Deps, 'kv' | 'now'> & {
  db: LazyDb
  forms: () => FormSettings | Promise<FormSettings>
}

/** So long before special days visitors are told of them. */
export const noticeDays = 21

export type CompanyNow = {
  /** Changes whenever anything that staff let pages say does, also by the mere passing of a day: for cache keys. */
  version: string
  /** All of it, in a language. Loads what checks and words it: most visits meet a page that is kept. */
  in: (locale: Locale) => Promise<PublicCompany>
}

/** The company as pages and mails tell of it now. Always answers: with D1 and KV down as last known, else as built in. */
export const companyNow = async (deps: Reads): Promise<CompanyNow> =>
  toldBy(await readSettings(deps), deps)

/** The same, where this isolate knows it without asking anyone. */
export function freshCompany(deps: Reads): CompanyNow | undefined {
  const snapshot = freshSettings(deps.kv, deps.now().getTime())
  return snapshot && toldBy(snapshot, deps)
}

function toldBy(snapshot: Snapshot, deps: Reads): CompanyNow {
  const { version } = snapshot
  // another version of the Worker may have written it
  const exceptions: unknown[] | undefined = snapshot.exceptions
  return {
    version: !exceptions?.length ? version : `${version}/${officeDay(deps.now())}`,
    in: (locale) => publicCompany(snapshot, deps, locale),
  }
}

let lastAsked = { minute: 0, day: '' }

/** Days begin with a minute everywhere: within one no one asks the zone again, which takes a twentieth of a rendering. */
function officeDay(at: Date): string {
  const minute = Math.floor(at.getTime() / 60_000)
  if (minute !== lastAsked.minute) lastAsked = { minute, day: officeClock(at).day }
  return lastAsked.day
}

const told = new WeakMap<Snapshot, Map<string, PublicCompany>>()

/** What of the settings is everyone's: another with another snapshot, day or word of the operator only. */
async function publicCompany(
  snapshot: Snapshot,
  deps: Reads,
  locale: Locale,
): Promise<PublicCompany> {
  const today = officeDay(deps.now())
  const days = await operatorDays(deps)
  const key = `${locale}/${today}/${days}`
  const known = told.get(snapshot) ?? new Map<string, PublicCompany>()
  told.set(snapshot, known)
  const company = known.get(key) ?? (await tell(snapshot, { locale, today, days }))
  known.set(key, company)
  return company
}

type Telling = { locale: Locale; today: string; days: number | null }

async function tell(snapshot: Snapshot, { locale, today, days }: Telling): Promise<PublicCompany> {
  const [{ settingsOf }, { specialDays }, { closureText }] = await Promise.all([
    import('./read-values.ts'),
    import('./hours/special-days.ts'),
    import('./hours/closure-words.ts'),
  ])
  const settings = settingsOf(snapshot)
  const { phone, email, privacyEmail, address, accountManager, hours, exceptions } = settings
  const named = specialDays(exceptions, today, dayAfter(today, searchedDays))
  const soon = named.filter(({ first }) => first <= dayAfter(today, noticeDays))
  return {
    phone,
    email,
    privacyEmail,
    address,
    accountManager,
    hours,
    retentionDays: days ?? settings.retentionDays,
    special: named.map(({ first, last, intervals }) => ({ first, last, intervals })),
    notices: soon.map((closure) => closureText(closure, locale)),
  }
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
