import { type Locale, localeCodes } from '#contract/locales.ts'
import { dayAfter, officeClock, searchedDays } from '#contract/site/office-hours.ts'
import { companyForm, type PublicCompany } from '#contract/site/public-company.ts'
import { officeInstant } from '../../lib/office-instant.ts'
import { closureText } from './hours/closure-words.ts'
import { specialDays } from './hours/special-days.ts'
import { settingsOf } from './read-values.ts'
import type { SetValues } from './setting-queries.ts'

/** So long before special days pages announce them. */
export const noticeDays = 21

type Telling = { locale: Locale; today: string; days: number | null }

/** What pages and mails say of the company on a day; `days` is the operator's word on retention. */
export function companyIn(set: SetValues, { locale, today, days }: Telling): PublicCompany {
  const settings = settingsOf(set)
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

/** All of it on a day, without the operator's word on retention. */
export type ReadyCompany = {
  form: number
  day: string
  /** When that day is over at the office. */
  untilMs: number
  in: Record<Locale, PublicCompany>
}

/** Made with the snapshot, so that no reader has to check and word it. */
export function readyOn(now: Date, set: SetValues): ReadyCompany {
  const { day } = officeClock(now)
  const said = localeCodes.map((locale) => [
    locale,
    companyIn(set, { locale, today: day, days: null }),
  ])
  return {
    form: companyForm,
    day,
    untilMs: officeInstant(dayAfter(day, 1), '00:00').getTime(),
    in: Object.fromEntries(said) as ReadyCompany['in'],
  }
}
