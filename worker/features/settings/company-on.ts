import { type Locale, localeCodes } from '#contract/locales.ts'
import { addDays, officeClock, maxLookaheadDays } from '#contract/site/office-hours.ts'
import { publicCompanyFormat, type PublicCompany } from '#contract/site/public-company.ts'
import { officeInstant } from '../../lib/office-instant.ts'
import { closureText } from './hours/closure-words.ts'
import { specialDays } from './hours/special-days.ts'
import { settingsOf } from './read-values.ts'
import type { StoredSettings } from './setting-queries.ts'

/** Days before special days from which visitors see a notice. */
export const noticeDays = 21

type Telling = { locale: Locale; today: string; days: number | null }

/**
 * Company data for pages and mails on a day; `days` is the retention set by environment variable,
 * if any.
 */
export function companyOn(set: StoredSettings, { locale, today, days }: Telling): PublicCompany {
  const settings = settingsOf(set)
  const { phone, email, privacyEmail, address, accountManager, hours, exceptions } = settings
  const named = specialDays(exceptions, today, addDays(today, maxLookaheadDays))
  const soon = named.filter(({ first }) => first <= addDays(today, noticeDays))
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

/** Company data of a day in all languages, without the environment's retention. */
export type PreparedCompany = {
  form: number
  day: string
  /** End of that day at the office. */
  untilMs: number
  in: Record<Locale, PublicCompany>
}

/** Prepared with the snapshot, so that readers need no validation or formatting. */
export function prepareCompany(now: Date, set: StoredSettings): PreparedCompany {
  const { day } = officeClock(now)
  const said = localeCodes.map((locale) => [
    locale,
    companyOn(set, { locale, today: day, days: null }),
  ])
  return {
    form: publicCompanyFormat,
    day,
    untilMs: officeInstant(addDays(day, 1), '00:00').getTime(),
    in: Object.fromEntries(said) as PreparedCompany['in'],
  }
}
