import { z } from 'zod'
import { companyDefaults } from '../company.ts'
import { defaultLocale, localeCodes } from '../locales.ts'
import { emailAddress } from '../text/email-address.ts'
import { line } from '../text/line.ts'
import { longestSpecialDays, type SettingKey } from './setting-keys.ts'

const email = z.string().trim().max(254).pipe(emailAddress())

/** Digits with whatever people set between them; an extension is none of them. */
const typedPhone = /^\+?(?:[\d\s()./\u00a0\u2010-\u2013-]*\d)[\d\s()./\u00a0\u2010-\u2013-]*$/

/**
 * A phone number as people write it, kept as ITU-T E.123 writes one for abroad: a plus sign, then groups of digits, seven
 * to fifteen in all (E.164). Ten digits, or eleven that begin with 1, are a number of North America.
 */
const phone = z
  .string()
  .trim()
  .max(40)
  .regex(typedPhone)
  .overwrite((given) => {
    // "+49 (0)30": the nought is dialled at home only
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

/** Opening hours of one day, in order and apart. None: closed. They end within the day. */
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
  /** The variable by which an operator decides instead (wrangler.toml). */
  variable?: string
  /** Takes a password or a second step of the last ten minutes, and is told to administrators by mail. */
  isGuarded?: true
  /** Who has to confirm a new value: the reader of the mail there. It is set by its link only. */
  isConfirmed?: true
}

/**
 * What staff may set while the site runs, what it may be, and what counts until they do. A wrong value in the database
 * counts as unset.
 */
export const settingCatalogue = {
  // where the public writes and calls: an attacker who set these would read what is meant for the company
  phone: { schema: phone, value: companyDefaults.phone, isGuarded: true },
  email: { schema: email, value: companyDefaults.email, isGuarded: true },
  privacyEmail: { schema: email, value: companyDefaults.privacyEmail, isGuarded: true },
  address: { schema: Address, value: companyDefaults.address },
  accountManager: { schema: line(80), value: companyDefaults.accountManager },
  hours: { schema: Week, value: companyDefaults.hours },
  /** Where the office reads messages that HubSpot does not take, and alarms. */
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
  /** The last writer of a text does not publish it, unless someone else approved it. */
  secondPerson: { schema: z.boolean(), value: false, isGuarded: true },
} as const satisfies Record<SettingKey, Row>

export type SettingValues = {
  [Key in SettingKey]: z.infer<(typeof settingCatalogue)[Key]['schema']>
}

export const settingRow = (key: SettingKey): Row => settingCatalogue[key]

const isoDay = z.iso.date().refine((day) => day >= '2020-01-01' && day < '2100-01-01')
/** Days in a row whose hours replace those of the week: a holiday, a closure, a long Saturday before Christmas. */
export const HoursException = z
  .strictObject({
    first_day: isoDay,
    last_day: isoDay,
    intervals: DayHours,
    /** What it is called, for visitors of each language. A language without a name shows the days only. */
    labels: z.partialRecord(z.enum(localeCodes), line(80).optional()),
  })
  .refine(({ first_day, last_day }) => first_day <= last_day, { path: ['last_day'] })
  .refine(
    ({ first_day, last_day }) =>
      Date.parse(last_day) - Date.parse(first_day) < longestSpecialDays * 86_400_000,
    { path: ['last_day'] },
  )
export type HoursException = z.infer<typeof HoursException>
