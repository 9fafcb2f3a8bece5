import type { RecallAction } from '#contract/trade/recalls/recall-choices.ts'

/**
 * Texts of recall mails. `{product}` and `{code}`: first lot, `{n}`: number, `{day}`: day,
 * `{company}`: client.
 */
export type RecallMailLanguage = {
  subject: { one: string; more: string }
  greeting: string
  intro: string
  /** A lot: `{product}`, `{sku}`, `{code}`; and its best-before day. */
  lot: string
  bestBefore: string
  /** Heading of the shipments to `{company}`: `{n}` cases. */
  shipped: string
  /** A shipment: `{number}` of the order, `{day}`, `{code}`, `{n}`. */
  shipment: string
  /** Number of shipments not listed. */
  more: string
  reason: string
  action: string
  actions: Record<RecallAction, string>
  call: string
  answer: string
  button: string
  hint: string
  closing: string
}
