import { z } from 'zod'
import { companyDefaults } from '../company.ts'
import { defaultLocale, localeCodes } from '../locales.ts'
import { emailAddress } from '../text/email-address.ts'
import { line } from '../text/line.ts'
import { maxSpecialDays, type SettingKey } from './setting-keys.ts'

const email = z.string().trim().max(254).pipe(emailAddress())

/** Digits with common separators; no extension. */
const typedPhone = /^\+?(?:[\d\s()./\u00a0\u2010-\u2013-]*\d)[\d\s()./\u00a0\u2010-\u2013-]*$/

/**
 * A phone number, stored in the international notation of ITU-T E.123 with 7 to 15 digits (E.164).
 * 10 digits, or 11 starting with 1, are a North American number.
 */
const phone = z
  .string()
  .trim()
  .max(40)
  .regex(typedPhone)
  .overwrite((given) => {
    // "+49 (0)30": the zero is not dialled from abroad
    const typed = given.replace('(0)', ' ')
    const digits = typed.replaceAll(/\D/g, '').replace(/^00/, '')
    const american = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digits)
    if (american && (!typed.startsWith('+') || digits.startsWith('1'))) {
      return ['+1', ...american.slice(1)].join(' ')
    }
    const groups = typed.replaceAll(/\D+/g, ' ').trim()
    return `+${groups.replace(/^00 ?/, '')}`
  })
  .refine((text) => {
    const digits = text.replaceAll(/\D/g, '').length
    return digits >= 7 && digits <= 15
  })

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

/**
 * Opening hours of one day in ascending order without overlap; none means closed. They end within
 * the day.
 */
export const DayHours = z
  .array(z.strictObject({ opens: time, closes: time }))
  .max(4)
  .refine(
    (day) =>
      day.every(
        ({ opens, closes }, index) => opens < closes && (day[index - 1]?.closes ?? '') < opens,
      ),
    'has hours that overlap, or end before they begin',
  )

const Week = z.array(DayHours).length(7)

const Address = z.strictObject({
  street: line(120),
  city: line(80),
  region: line(40),
  postalCode: line(12),
})

const days = (longest: number) => z.int().min(1).max(longest)

type Row = {
  schema: z.ZodType
  value: unknown
  /** Environment variable that overrides the setting (wrangler.toml). */
  variable?: string
  /** Requires re-authentication within 10 minutes; administrators are notified by mail. */
  isGuarded?: true
  /** A new address takes effect only after its reader follows the emailed confirmation link. */
  isConfirmed?: true
}

/**
 * Settings that staff can change, with schema and default. An invalid stored value counts as unset.
 */
export const settingCatalogue = {
  // these two are guarded: an attacker who changes them would receive the company's calls and mails
  phone: { schema: phone, value: companyDefaults.phone, isGuarded: true },
  email: { schema: email, value: companyDefaults.email, isGuarded: true },
  privacyEmail: { schema: email, value: companyDefaults.privacyEmail, isGuarded: true },
  address: { schema: Address, value: companyDefaults.address },
  accountManager: { schema: line(80), value: companyDefaults.accountManager },
  hours: { schema: Week, value: companyDefaults.hours },
  /** Receives alarms and the messages that HubSpot refuses. */
  officeEmail: {
    schema: email,
    value: companyDefaults.email,
    variable: 'CONTACT_EMAIL_TO',
    isGuarded: true,
    isConfirmed: true,
  },
  staffLocale: {
    schema: z.enum(localeCodes),
    value: defaultLocale,
    variable: 'STAFF_LOCALE',
  },
  retentionDays: {
    schema: days(3650),
    value: 90,
    variable: 'SUBMISSION_RETENTION_DAYS',
    isGuarded: true,
  },
  sessionDays: {
    schema: days(3650),
    value: 30,
    variable: 'SESSION_MAX_DAYS',
    isGuarded: true,
  },
  /**
   * Four-eyes principle: the last editor of a text cannot publish it without another person's
   * approval.
   */
  secondPerson: { schema: z.boolean(), value: false, isGuarded: true },
} as const satisfies Record<SettingKey, Row>

export type SettingValues = {
  [Key in SettingKey]: z.infer<(typeof settingCatalogue)[Key]['schema']>
}

export const settingRow = (key: SettingKey): Row => settingCatalogue[key]

const isoDay = z.iso.date().refine((day) => day >= '2020-01-01' && day < '2100-01-01')
/** Consecutive days with other opening hours: a holiday, a closure, extended hours. */
export const HoursException = z
  .strictObject({
    first_day: isoDay,
    last_day: isoDay,
    intervals: DayHours,
    /** Public name by language; a language without one shows only the days. */
    labels: z.partialRecord(z.enum(localeCodes), line(80).optional()),
  })
  .refine(({ first_day, last_day }) => first_day <= last_day, { path: ['last_day'] })
  .refine(
    ({ first_day, last_day }) =>
      Date.parse(last_day) - Date.parse(first_day) < maxSpecialDays * 86_400_000,
    { path: ['last_day'] },
  )
export type HoursException = z.infer<typeof HoursException>
