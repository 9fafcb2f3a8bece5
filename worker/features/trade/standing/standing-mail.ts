import { company as us } from '#contract/company.ts'
import { defaultLocale, type Locale, locales } from '#contract/locales.ts'
import { dateText } from '#contract/text/date-text.ts'
import { clientStandingOrderPath } from '#contract/trade/client-addresses.ts'
import { staffCompanyPath } from '#contract/staff/staff-addresses.ts'
import type { Currency } from '#contract/trade/money.ts'
import type { Mail } from '../../../adapters/mail.ts'
import { layoutMail } from '../../../adapters/mail-layout.ts'
import { isBelowLimits, consumeStatement } from '../../../db/limits.ts'
import type { Deps } from '../../../deps.ts'
import { localeOfTag } from '../../../lib/http/accept-language.ts'
import { excerptOf } from '../../../lib/text/excerpt.ts'
import { pageLink } from '../../flags/snapshot.ts'
import { enqueueMail } from '../../outbox/enqueue.ts'
import { type BasketItem, packOf } from '../basket/basket-state.ts'
import { officeRecipient } from '../mails/office-reader.ts'
import { type QueuedMails, noMails, type MailRecipient } from '../mails/notify-order.ts'
import { de } from './languages/de.ts'
import { el } from './languages/el.ts'
import { en } from './languages/en.ts'
import { fr } from './languages/fr.ts'
import { it } from './languages/it.ts'
import type {
  StandingOrderMail,
  StandingOrderMailLanguage,
  StandingOrderOfficeMail,
} from './standing-mail-language.ts'

/** Bucket of mails per company: sixty at once, twenty more a day. */
const ofCompany = { size: 60, everyS: 4320 }

/** Texts of mails about standing orders. */
export const standingOrderMailWords: Record<Locale, StandingOrderMailLanguage> = {
  en,
  fr,
  el,
  it,
  de,
}

/** Facts of a standing order in its mails. */
export type StandingOrderMailData = {
  id: string
  /** Version of the standing order; part of the cause, so that each change is mailed again. */
  version: number
  companyId: string
  companyName: string
  day: string
  /** Time of sending, or of the cut-off. */
  moment: Date | null
  items: readonly BasketItem[]
  currency: Currency
  before: number
  after: { cents: number; currency: Currency } | null
  isSample: boolean
}

/**
 * Mails to members, each in the language they last used; one of each kind per delivery and version,
 * within the limit.
 */
export async function notifyOfStandingOrder(
  deps: Deps,
  kind: StandingOrderMail,
  people: readonly MailRecipient[],
  mailData: StandingOrderMailData,
): Promise<QueuedMails> {
  const now = deps.now()
  const budget = [{ ...ofCompany, key: `standing-mails:${mailData.companyId}` }]
  const mails = await Promise.all(
    people.map(async ({ id, email, locale: language }) => {
      const locale = localeOfTag(language) ?? defaultLocale
      const link = await pageLink(deps, clientStandingOrderPath(mailData.id), locale)
      return enqueueMail(deps, {
        mail: compose(kind, { to: email, locale, link, mailData }),
        locale,
        cause: causeOf(mailData, kind, id),
        when: isBelowLimits(budget, now),
      })
    }),
  )
  return {
    ids: mails.map(({ id }) => id),
    // counted after the mails, whose conditions check the limit
    statements: [
      ...mails.map(({ statement }) => statement),
      consumeStatement(deps.db, budget, now, isBelowLimits(budget, now)),
    ],
  }
}

/** Mail to the office; none when a setting is malformed. */
export async function notifyOfficeOfStandingOrder(
  deps: Deps,
  kind: StandingOrderOfficeMail,
  managerId: string | null,
  mailData: StandingOrderMailData,
): Promise<QueuedMails> {
  const reader = await officeRecipient(deps, managerId)
  if (reader === null) return noMails
  const { to, locale } = reader
  const link = await pageLink(deps, staffCompanyPath(mailData.companyId), locale)
  const { id, statement } = await enqueueMail(deps, {
    mail: compose(kind, { to, locale, link, mailData }),
    locale,
    cause: causeOf(mailData, kind, 'office'),
  })
  return { ids: [id], statements: [statement] }
}

const causeOf = ({ id, day, version }: StandingOrderMailData, kind: string, whom: string) =>
  `standing:${id}:${day}:${kind}:${whom}:${version}`

type Contents = { to: string; locale: Locale; link: string; mailData: StandingOrderMailData }

function compose(
  kind: StandingOrderMail | StandingOrderOfficeMail,
  { to, locale, link, mailData }: Contents,
): Mail {
  const words = standingOrderMailWords[locale]
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

const nameIn = ({ names, name }: BasketItem, locale: Locale) =>
  names?.[locale] ?? names?.['en'] ?? name
