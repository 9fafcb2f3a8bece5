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

/** Singular and plural (`{n}`). */
export type PluralForms = { one: string; many: string }

export type OrderMailLanguage = {
  greeting: string
  closing: string
  hint: string
  /** Labels of delivery day, PO number and total. */
  delivery: string
  po: string
  note: string
  total: string
  /** A line: `{goods}`, and `{price}` or that they are unavailable. */
  line: string
  removed: string
  /** Price of a line: `{amount}`, and `{unit}`, the price per case or kilogram. */
  price: string
  /** Marks an estimated weight. */
  estimate: string
  /** `{price}` per case or kilogram. */
  unit: { case: string; kg: string }
  cases: PluralForms
  /** A `{line}` with its values before the change: `{before}`. */
  was: string
  /** Labels of the day of shipment and the tracking number. */
  shippedOn: string
  reference: string
  /** Lots of a line: `{lots}`. */
  lots: PluralForms
  reason: string
  sample: string
  /** Note in the last mail until the limit refills. `{company}` */
  lastForOffice: string
  lastForClient: string
  clientButton: string
  officeButton: string
  mails: Record<OrderMail, { subject: string; intro: string }>
}
