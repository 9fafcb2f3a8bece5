import type { Currency } from '../money.ts'

/** How many months the screen goes back, the present one included. */
export const shownMonths = 24

/** A file holds a year at most: it is read and sent piece by piece, but not without end. */
export const exportedDays = 366

/** What was shipped to a company in a month (`2026-11`) of the office, in one currency. */
export type PurchaseMonth = {
  month: string
  currency: Currency
  orders: number
  cases: number
  amount_cents: number
}

/** `GET /api/trade/:company/purchases`: months without a shipment are left out; the oldest comes first. */
export type Purchases = {
  company: { id: string; name: string }
  /** The month of the office. */
  this_month: string
  months: PurchaseMonth[]
}
