import type { RecallAction } from '#contract/trade/recalls/recall-choices.ts'

/**
 * What a client reads of a recall. `{product}` is what its first lot is of, `{code}` that lot's, `{n}` a number, `{day}`
 * a day, `{company}` the client.
 */
export type RecallMailLanguage = {
  subject: { one: string; more: string }
  greeting: string
  intro: string
  /** A lot: `{product}`, `{sku}`, `{code}`; and the day that is printed on it. */
  lot: string
  bestBefore: string
  /** Before what was shipped to `{company}`: `{n}` cases. */
  shipped: string
  /** One of these shipments: `{number}` of the order, `{day}`, `{code}`, `{n}`. */
  shipment: string
  /** Of shipments that are not named. */
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
