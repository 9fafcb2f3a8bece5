import type { Locale } from '#contract/locales.ts'
import { dayAfter, officeClock, searchedDays } from '#contract/site/office-hours.ts'
import type { PublicCompany } from '#contract/site/public-company.ts'
import type { Deps } from '../../deps.ts'
import { orNull } from '../../lib/settings/settings.ts'
import { closureText } from './closure-words.ts'
import { readSettings, type Settings, settingsOf } from './snapshot.ts'
import { specialDays } from './special-days.ts'

type Reads = Pick<Deps, 'db' | 'kv' | 'now' | 'forms'>

/** So long before special days visitors are told of them. */
export const noticeDays = 21

export type CompanyNow = {
  /** Changes whenever anything that pages say of the company does, also by the mere passing of a day: for cache keys. */
  version: string
  in: (locale: Locale) => PublicCompany
}

/** The company as pages and mails tell of it now. Always answers: with D1 and KV down as last known, else as built in. */
export async function companyNow(deps: Reads): Promise<CompanyNow> {
  const snapshot = await readSettings(deps)
  const settings = settingsOf(snapshot)
  const retentionDays = orNull(() => deps.forms().retentionDays) ?? settings.retentionDays
  const today = officeClock(deps.now()).day
  const day = settings.exceptions.length > 0 ? [today] : []
  return {
    version: [snapshot.version, retentionDays, ...day].join('/'),
    in: (locale) => publicCompany({ ...settings, retentionDays }, locale, today),
  }
}

/** What of the settings is everybody's. */
export function publicCompany(settings: Settings, locale: Locale, today: string): PublicCompany {
  const { phone, email, privacyEmail, address, accountManager } = settings
  const named = specialDays(settings.exceptions, today, dayAfter(today, searchedDays))
  const soon = named.filter(({ first }) => first <= dayAfter(today, noticeDays))
  return {
    phone,
    email,
    privacyEmail,
    address,
    accountManager,
    hours: settings.hours,
    retentionDays: settings.retentionDays,
    special: named.map(({ first, last, intervals }) => ({ first, last, intervals })),
    notices: soon.map((days) => closureText(days, locale)),
  }
}
