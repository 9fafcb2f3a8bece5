import { dateText } from '#contract/site/date-text.ts'
import { company as us } from '#contract/company.ts'
import { type Locale, locales } from '#contract/locales.ts'
import type { Currency } from '#contract/trade/money.ts'
import type { Shipment, ShippedLot } from '#contract/trade/lots/shipments.ts'
import type { Mail } from '../../../adapters/mail.ts'
import { layoutMail } from '../../../adapters/mail-layout.ts'
import { excerptOf } from '../../../lib/text/excerpt.ts'
import type { StoredLine } from '../orders/order-state.ts'
import { lineIn } from '../orders/order-state.ts'
import type { OrderMail } from './order-mail-language.ts'
import { orderMailWords } from './order-mail-words.ts'

/** What a mail tells of an order. */
export type Told = {
  number: string
  companyName: string
  /** Who placed it. */
  placedName: string
  currency: Currency
  totalCents: number
  deliveryOn: string | null
  poNumber: string | null
  note: string | null
  lines: StoredLine[]
  isSample: boolean
  /** Why staff changed or declined it. */
  reason?: string | undefined
  /** Once it is shipped. */
  shipment?: Shipment
}

export type Contents = {
  kind: OrderMail
  to: string
  locale: Locale
  told: Told
  link: string
  isForOffice: boolean
  /** No more are sent for now about what clients do. */
  isLast?: boolean
}

/** A mail about an order, in its reader's language, with its lines. */
export function composeOrderMail(contents: Contents): Mail {
  const { kind, to, locale, told, link, isForOffice, isLast } = contents
  const language = orderMailWords[locale]
  const { subject, intro } = language.mails[kind]
  const values: Record<string, string> = {
    number: told.number,
    company: excerptOf(told.companyName, 60),
    name: excerptOf(told.placedName, 60),
  }
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  const { tag } = locales[locale]
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency: told.currency })
  const { shipped_on: shippedOn, reference, lots = [] } = told.shipment ?? {}
  const facts = [
    shippedOn &&
      `${language.shippedOn} ${dateText(shippedOn, tag, { dateStyle: 'full', timeZone: 'UTC' })}`,
    reference && `${language.reference} ${reference}`,
    told.deliveryOn &&
      `${language.delivery} ${dateText(told.deliveryOn, tag, { dateStyle: 'full', timeZone: 'UTC' })}`,
    told.poNumber && `${language.po} ${told.poNumber}`,
    `${language.total} ${money.format(told.totalCents / 100)}`,
  ]
  const goods = told.lines
    .map((line) => lineText(line, locale, money) + lotsText(line, locale, lots))
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
    ...(told.isSample ? [{ kind: 'text', text: language.sample } as const] : []),
    ...quoted(language.reason, told.reason),
    { kind: 'lines', text: goods },
    { kind: 'lines', text: facts.filter(Boolean).join('\n') },
    ...quoted(language.note, told.note),
    {
      kind: 'button',
      label: isForOffice ? language.officeButton : language.clientButton,
      link,
      hint: language.hint,
    },
    ...(isForOffice ? [] : [{ kind: 'text', text: `${language.closing}\n${us.name}` } as const]),
  ])
}

/** What somebody wrote stands apart: its line breaks must not pass for lines of ours. */
const quoted = (label: string, text: string | null | undefined) =>
  text
    ? ([
        { kind: 'text', text: label },
        { kind: 'quote', text },
      ] as const)
    : []

/** One line: `3 × Thyme honey (12 × 450 g): $486.00`, with what it was before. */
function lineText(stored: StoredLine, locale: Locale, money: Intl.NumberFormat): string {
  const words = orderMailWords[locale]
  const { cases, name, pack, amount_cents: amount, change, ...rest } = lineIn(stored, locale)
  const isEstimated = rest.est_g !== null
  const before =
    change &&
    [
      change.name,
      change.cases !== undefined && `${change.cases} ×`,
      change.unit_cents !== undefined && money.format(change.unit_cents / 100),
    ]
      .filter(Boolean)
      .join(', ')
  const price =
    cases === 0
      ? words.removed
      : `${money.format(amount / 100)}${isEstimated ? ` (${words.estimated})` : ''}`
  return `${cases} × ${name} (${pack}): ${price}${before ? ` – ${words.was.replace('{before}', before)}` : ''}`
}

/** The lots that a line left from, below it. */
function lotsText({ line }: StoredLine, locale: Locale, lots: ShippedLot[]): string {
  const own = lots.filter((lot) => lot.line === line)
  if (own.length === 0) return ''
  const named = own.map(({ code, cases }) => `${code} (${cases})`).join(', ')
  return `\n${orderMailWords[locale].lots.replace('{lots}', named)}`
}
