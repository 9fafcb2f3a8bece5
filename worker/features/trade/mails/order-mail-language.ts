export type ClientMail =
  | 'received'
  | 'approval'
  | 'confirmed'
  | 'agreed'
  | 'changed'
  | 'proposed'
  | 'declined'
  | 'shipped'
export type OfficeMail = 'submitted' | 'accepted' | 'cancelled' | 'calledBack'
export type OrderMail = ClientMail | OfficeMail

/** Of one, and of more: `{n}`. */
export type Counted = { one: string; many: string }

export type OrderMailLanguage = {
  greeting: string
  closing: string
  hint: string
  /** Before a day, an order number of the client's, a total. */
  delivery: string
  po: string
  note: string
  total: string
  /** A line: `{goods}`, and their `{price}` or that they are not available. */
  line: string
  removed: string
  /** What a line costs: `{amount}`, and what the price of a case or a kilogram is: `{unit}`. */
  price: string
  /** Of what is sold by weight and not weighed yet. */
  estimate: string
  /** The `{price}` of a case or a kilogram. */
  unit: { case: string; kg: string }
  cases: Counted
  /** A `{line}` with what it was before: `{before}`. */
  was: string
  /** Before a day, and a carrier's number. */
  shippedOn: string
  reference: string
  /** The lots of a line with their cases: `{lots}`. */
  lots: Counted
  reason: string
  sample: string
  /** Of the last mail for now about what clients do: where to look from here on. `{company}` */
  lastForOffice: string
  lastForClient: string
  clientButton: string
  officeButton: string
  mails: Record<OrderMail, { subject: string; intro: string }>
}
