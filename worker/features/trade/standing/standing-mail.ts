import { company as us } from '#contract/company.ts'
import { defaultLocale, type Locale, locales } from '#contract/locales.ts'
import { dateText } from '#contract/text/date-text.ts'
import { clientStandingAddress } from '#contract/trade/client-addresses.ts'
import { staffCompanyAddress } from '#contract/staff/staff-addresses.ts'
import type { Currency } from '#contract/trade/money.ts'
import type { Mail } from '../../../adapters/mail.ts'
import { layoutMail } from '../../../adapters/mail-layout.ts'
import { hasRoom, consuming } from '../../../db/limits.ts'
import type { Deps } from '../../../deps.ts'
import { asLocale } from '../../../lib/http/accept-language.ts'
import { excerptOf } from '../../../lib/text/excerpt.ts'
import { pageLink } from '../../flags/snapshot.ts'
import { enqueueMail } from '../../outbox/enqueue.ts'
import { type Item, packOf } from '../basket/basket-state.ts'
import { officeReader } from '../mails/office-reader.ts'
import { type Mails, noMails, type Person } from '../mails/notify-order.ts'
import { de } from './languages/de.ts'
import { el } from './languages/el.ts'
import { en } from './languages/en.ts'
import { fr } from './languages/fr.ts'
import { it } from './languages/it.ts'
import type {
  StandingMail,
  StandingMailLanguage,
  StandingOfficeMail,
} from './standing-mail-language.ts'

/** Bucket of mails per company: sixty at once, twenty more a day. */
const ofCompany = { size: 60, everyS: 4320 }

/** Texts of mails about standing orders. */
export const standingMailWords: Record<Locale, StandingMailLanguage> = { en, fr, el, it, de }

/** Facts of a standing order in its mails. */
export type StandingMailData = {
  id: string
  /** Part of the cause, so that each change is mailed again. */
  version: number
  companyId: string
  companyName: string
  day: string
  /** Time of sending, or of the cut-off. */
  moment: Date | null
  items: readonly Item[]
  currency: Currency
  before: number
  after: { cents: number; currency: Currency } | null
  isSample: boolean
}

/**
 * Mails to members, each in the language they last used; one of each kind per delivery and version,
 * within the limit.
 */
export async function notifyOfStanding(
  deps: Deps,
  kind: StandingMail,
  people: readonly Person[],
  mailData: StandingMailData,
): Promise<Mails> {
  const now = deps.now()
  const budget = [{ ...ofCompany, key: `standing-mails:${mailData.companyId}` }]
  const mails = await Promise.all(
    people.map(async ({ id, email, locale: language }) => {
      const locale = asLocale(language) ?? defaultLocale
      const link = await pageLink(deps, clientStandingAddress(mailData.id), locale)
      return enqueueMail(deps, {
        mail: compose(kind, { to: email, locale, link, mailData }),
        locale,
        cause: causeOf(mailData, kind, id),
        when: hasRoom(budget, now),
      })
    }),
  )
  return {
    ids: mails.map(({ id }) => id),
    // counted after the mails, whose conditions check the limit
    statements: [
      ...mails.map(({ statement }) => statement),
      consuming(deps.db, budget, now, hasRoom(budget, now)),
    ],
  }
}

/** Mail to the office; none when a setting is malformed. */
export async function notifyOfficeOfStanding(
  deps: Deps,
  kind: StandingOfficeMail,
  managerId: string | null,
  mailData: StandingMailData,
): Promise<Mails> {
  const reader = await officeReader(deps, managerId)
  if (reader === null) return noMails
  const { to, locale } = reader
  const link = await pageLink(deps, staffCompanyAddress(mailData.companyId), locale)
  const { id, statement } = await enqueueMail(deps, {
    mail: compose(kind, { to, locale, link, mailData }),
    locale,
    cause: causeOf(mailData, kind, 'office'),
  })
  return { ids: [id], statements: [statement] }
}

const causeOf = ({ id, day, version }: StandingMailData, kind: string, whom: string) =>
  `standing:${id}:${day}:${kind}:${whom}:${version}`

type Contents = { to: string; locale: Locale; link: string; mailData: StandingMailData }

function compose(
  kind: StandingMail | StandingOfficeMail,
  { to, locale, link, mailData }: Contents,
): Mail {
  const words = standingMailWords[locale]
  const { subject, intro } = words.mails[kind]
  const { tag } = locales[locale]
  const money = (cents: number, currency: Currency) =>
    new Intl.NumberFormat(tag, { style: 'currency', currency }).format(cents / 100)
  const values: Record<string, string> = {
    day: dateText(mailData.day, tag, { dateStyle: 'full', timeZone: 'UTC' }),
    moment: mailData.moment
      ? dateText(mailData.moment.toISOString(), tag, {
          dateStyle: 'full',
          timeStyle: 'short',
          timeZone: us.timeZone,
        })
      : '',
    company: excerptOf(mailData.companyName, 60),
    before: money(mailData.before, mailData.currency),
    after: mailData.after ? money(mailData.after.cents, mailData.after.currency) : '–',
  }
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  const isForOffice = kind === 'officeMissed' || kind === 'officeNoBuyer'
  const goods = mailData.items
    .map((item) => `${item.cases} × ${nameIn(item, locale)} (${packOf(item)})`)
    .join('\n')
  return layoutMail(to, locale, fill(subject), [
    { kind: 'text', text: words.greeting },
    { kind: 'text', text: fill(intro) },
    ...(mailData.isSample ? [{ kind: 'text', text: words.sample } as const] : []),
    ...(goods ? [{ kind: 'lines', text: goods } as const] : []),
    ...(kind === 'announced' && mailData.after
      ? [{ kind: 'lines', text: `${words.total} ${values['after']}` } as const]
      : []),
    {
      kind: 'button',
      label: isForOffice ? words.officeButton : words.clientButton,
      link,
      hint: words.hint,
    },
    ...(isForOffice ? [] : [{ kind: 'lines', text: `${words.closing}\n${us.name}` } as const]),
  ])
}

const nameIn = ({ names, name }: Item, locale: Locale) => names?.[locale] ?? names?.['en'] ?? name
