export type ClientMail =
  | 'received'
  | 'approval'
  | 'confirmed'
  | 'changed'
  | 'proposed'
  | 'declined'
  | 'shipped'
export type OfficeMail = 'submitted' | 'accepted' | 'cancelled' | 'calledBack'
export type OrderMail = ClientMail | OfficeMail

export type OrderMailLanguage = {
  greeting: string
  closing: string
  hint: string
  /** Before a day, an order number of the client's, a total. */
  delivery: string
  po: string
  note: string
  total: string
  /** Of what is sold by weight. */
  estimated: string
  /** What a line was before: `{before}`. */
  was: string
  removed: string
  /** Before a day, a carrier's number, and the lots of a line with their cases: `{lots}`. */
  shippedOn: string
  reference: string
  lots: string
  reason: string
  sample: string
  /** Of the last mail for now about what clients do: where to look from here on. `{company}` */
  lastForOffice: string
  lastForClient: string
  clientButton: string
  officeButton: string
  mails: Record<OrderMail, { subject: string; intro: string }>
}
