import { dateText } from '#contract/text/date-text.ts'
import { company as us } from '#contract/company.ts'
import { type Locale, locales } from '#contract/locales.ts'
import type { Currency } from '#contract/trade/money.ts'
import type { Shipment, ShippedLot } from '#contract/trade/lots/shipments.ts'
import type { Mail } from '../../../adapters/mail.ts'
import { layoutMail } from '../../../adapters/mail-layout.ts'
import { excerptOf } from '../../../lib/text/excerpt.ts'
import type { StoredLine } from '../orders/order-state.ts'
import { orderLineIn } from '../orders/order-state.ts'
import type { PluralForms, OrderMail } from './order-mail-language.ts'
import { orderMailWords } from './order-mail-words.ts'

/** Facts of an order in its mails. */
export type OrderMailData = {
  number: string
  companyName: string
  /** Name of the member who placed it. */
  placedName: string
  currency: Currency
  totalCents: number
  /** Total before staff's change. */
  totalBefore?: number | undefined
  deliveryOn: string | null
  /** Requested or agreed day before it was moved. */
  deliveryBefore?: string | null | undefined
  poNumber: string | null
  note: string | null
  lines: StoredLine[]
  isSample: boolean
  /** Why staff changed or declined it. */
  reason?: string | undefined
  /** Shipment with its lots; absent until shipped. */
  shipment?: Shipment
}

export type OrderMailContents = {
  kind: OrderMail
  to: string
  locale: Locale
  mailData: OrderMailData
  link: string
  isForOffice: boolean
  /** Last mail about clients' actions until the limit refills. */
  isLast?: boolean
}

/** Composes a mail about an order with its lines, in the reader's language. */
export function composeOrderMail(contents: OrderMailContents): Mail {
  const { kind, to, locale, mailData, link, isForOffice, isLast } = contents
  const language = orderMailWords[locale]
  const { subject, intro } = language.mails[kind]
  const values: Record<string, string> = {
    number: mailData.number,
    company: excerptOf(mailData.companyName, 60),
    name: excerptOf(mailData.placedName, 60),
  }
  const fill = (text: string) => filled(text, values)
  const { tag } = locales[locale]
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency: mailData.currency })
  const { shipped_on: shippedOn, reference, lots = [] } = mailData.shipment ?? {}
  const amount = (cents: number) => money.format(cents / 100)
  const total = (cents: number) => `${language.total} ${amount(cents)}`
  const day = (iso: string) => dateText(iso, tag, { dateStyle: 'full', timeZone: 'UTC' })
  const { deliveryBefore: before } = mailData
  const compared = (line: string, before: string | false | null | undefined) =>
    before ? filled(language.was, { line, before }) : line
  const facts = [
    shippedOn && `${language.shippedOn} ${day(shippedOn)}`,
    reference && `${language.reference} ${reference}`,
    mailData.deliveryOn &&
      compared(`${language.delivery} ${day(mailData.deliveryOn)}`, before && day(before)),
    mailData.poNumber && `${language.po} ${mailData.poNumber}`,
    compared(
      total(mailData.totalCents),
      mailData.totalBefore !== undefined &&
        mailData.totalBefore !== mailData.totalCents &&
        amount(mailData.totalBefore),
    ),
  ]
  const goods = mailData.lines
    .map((line) => lineText(line, locale, money, mailData.shipment) + lotsText(line, locale, lots))
    .join('\n')
  return layoutMail(to, locale, fill(subject), [
    { kind: 'text', text: language.greeting },
    { kind: 'text', text: fill(intro) },
    ...(isLast
      ? [
          {
            kind: 'text',
            text: fill(isForOffice ? language.lastForOffice : language.lastForClient),
          } as const,
        ]
      : []),
    ...(mailData.isSample ? [{ kind: 'text', text: language.sample } as const] : []),
    ...quoted(language.reason, mailData.reason),
    { kind: 'lines', text: goods },
    { kind: 'lines', text: facts.filter(Boolean).join('\n') },
    ...quoted(language.note, mailData.note),
    {
      kind: 'button',
      label: isForOffice ? language.officeButton : language.clientButton,
      link,
      hint: language.hint,
    },
    ...(isForOffice ? [] : [{ kind: 'lines', text: `${language.closing}\n${us.name}` } as const]),
  ])
}

const filled = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** Separates user text, so that its line breaks cannot imitate our lines. */
const quoted = (label: string, text: string | null | undefined) =>
  text
    ? ([
        { kind: 'text', text: label },
        { kind: 'quote', text },
      ] as const)
    : []

/**
 * Text of a line: `3 × Thyme honey (12 × 450 g): $486.00 ($162.00 per case)`. A changed line adds `
 * – before: 4 cases, $170.00 per case`; a shipped catch-weight line shows its weight: `2 × Graviera
 * (1 × 10 kg): $593.90 (20.55 kg, $28.90 per kg)`.
 */
function lineText(
  stored: StoredLine,
  locale: Locale,
  money: Intl.NumberFormat,
  shipment?: Shipment,
): string {
  const words = orderMailWords[locale]
  const weight = weightOf(stored, locale, shipment)
  const { cases, name, pack, change, ...rest } = orderLineIn(stored, locale)
  const unit = (cents: number, per = rest.price_unit) =>
    filled(words.unit[per], { price: money.format(cents / 100) })
  const goods = `${name} (${pack})`
  const amount = money.format(rest.amount_cents / 100)
  const line =
    cases === 0
      ? filled(words.line, { goods, price: words.removed })
      : filled(words.line, {
          goods: `${cases} × ${goods}`,
          price: filled(rest.est_g === null ? words.price : words.estimate, {
            amount,
            unit: [weight, unit(rest.unit_cents)].filter(Boolean).join(', '),
          }),
        })
  const before =
    change &&
    !shipment &&
    [
      change.name && `${change.name}${change.pack ? ` (${change.pack})` : ''}`,
      change.cases !== undefined && counted(words.cases, change.cases, locale),
      change.unit_cents !== undefined && unit(change.unit_cents, change.price_unit),
    ]
      .filter(Boolean)
      .join(', ')
  return before ? filled(words.was, { line, before }) : line
}

/** Formatted weight of a shipped line. */
function weightOf({ line }: StoredLine, locale: Locale, shipment?: Shipment): string | undefined {
  const own = shipment?.lots.filter((lot) => lot.line === line && lot.net_g !== null) ?? []
  if (own.length === 0) return undefined
  const kilograms = new Intl.NumberFormat(locales[locale].tag, {
    style: 'unit',
    unit: 'kilogram',
    maximumFractionDigits: 3,
  })
  return kilograms.format(own.reduce((sum, { net_g: grams }) => sum + (grams ?? 0), 0) / 1000)
}

function lotsText({ line }: StoredLine, locale: Locale, lots: ShippedLot[]): string {
  const words = orderMailWords[locale]
  const own = lots.filter((lot) => lot.line === line)
  if (own.length === 0) return ''
  const named = own.map(({ code, cases }) => `${code} (${counted(words.cases, cases, locale)})`)
  const label = own.length === 1 ? words.lots.one : words.lots.many
  return `\n${filled(label, { lots: named.join(', ') })}`
}

/** Number with the plural form of the language. */
function counted({ one, many }: PluralForms, n: number, locale: Locale): string {
  const rules = new Intl.PluralRules(locales[locale].tag)
  return filled(rules.select(n) === 'one' ? one : many, { n: String(n) })
}
