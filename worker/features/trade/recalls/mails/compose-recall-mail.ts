import { company as us } from '#contract/company.ts'
import { type Locale, locales } from '#contract/locales.ts'
import { dateText } from '#contract/text/date-text.ts'
import type { PublicCompany } from '#contract/site/public-company.ts'
import type { RecallAction } from '#contract/trade/recalls/recall-choices.ts'
import type { RecallLot } from '#contract/trade/recalls/recalls.ts'
import type { Mail } from '../../../../adapters/mail.ts'
import { layoutMail, type MailBlock } from '../../../../adapters/mail-layout.ts'
import { excerptOf } from '../../../../lib/text/excerpt.ts'
import { de } from './languages/de.ts'
import { el } from './languages/el.ts'
import { en } from './languages/en.ts'
import { fr } from './languages/fr.ts'
import { it } from './languages/it.ts'
import type { RecallMailLanguage } from './recall-mail-language.ts'

export const recallMailWords: Record<Locale, RecallMailLanguage> = { en, fr, el, it, de }

/** Shipments of recalled lots to a company; `more` counts those not listed. */
export type RecalledPurchases = {
  name: string
  cases: number
  shipments: { number: string; shipped_on: string; code: string; cases: number }[]
  more: number
}

type Contents = {
  to: string
  locale: Locale
  /** Recalled lots, named in the reader's language. */
  lots: RecallLot[]
  reason: string
  action: RecallAction
  /** Recalled purchases by company of the reader. */
  bought: RecalledPurchases[]
  office: Pick<PublicCompany, 'phone' | 'email'>
  link: string
}

const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

/**
 * Composes a recall mail with all facts, because the portal may be unreachable: lots, reason,
 * instruction, contact.
 */
export function composeRecallMail(contents: Contents): Mail {
  const { to, locale, lots, reason, action, bought, office, link } = contents
  const words = recallMailWords[locale]
  const { tag } = locales[locale]
  const day = (iso: string) => dateText(iso, tag, { dateStyle: 'long', timeZone: 'UTC' })
  const [first] = lots
  const subject = fill(words.subject[lots.length > 1 ? 'more' : 'one'], {
    product: excerptOf(first?.name ?? '', 80),
    code: first?.code ?? '',
  })
  const lotLines = lots.map(({ name, sku, code, best_before: until }) =>
    [
      fill(words.lot, { product: name, sku, code }),
      until && fill(words.bestBefore, { day: day(until) }),
    ]
      .filter(Boolean)
      .join(', '),
  )
  const shippedLines = ({ name, cases, shipments, more }: RecalledPurchases): MailBlock => ({
    kind: 'lines',
    text: [
      fill(words.shipped, { company: excerptOf(name, 80), n: cases }),
      ...shipments.map((it) =>
        fill(words.shipment, {
          number: it.number,
          day: day(it.shipped_on),
          code: it.code,
          n: it.cases,
        }),
      ),
      ...(more > 0 ? [fill(words.more, { n: more })] : []),
    ].join('\n'),
  })
  const names = bought.map(({ name }) => excerptOf(name, 80)).join(', ')
  return layoutMail(to, locale, subject, [
    { kind: 'text', text: words.greeting },
    { kind: 'text', text: fill(words.intro, { company: names }) },
    { kind: 'lines', text: lotLines.join('\n') },
    { kind: 'text', text: `${words.action} ${words.actions[action]}` },
    { kind: 'text', text: words.reason },
    { kind: 'quote', text: reason },
    ...bought.map(shippedLines),
    { kind: 'lines', text: `${words.call}\n${office.phone}\n${office.email}` },
    { kind: 'text', text: words.answer },
    { kind: 'button', label: words.button, link, hint: words.hint },
    { kind: 'lines', text: `${words.closing}\n${us.name}` },
  ])
}
