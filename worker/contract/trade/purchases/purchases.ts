import type { Currency } from '../money.ts'

/** Months shown, including the current one. */
export const shownMonths = 24

/** Longest period of an export, in days. */
export const maxExportDays = 366

/** Shipments to a company in an office-local month (`2026-11`), in one currency. */
export type PurchaseMonth = {
  month: string
  currency: Currency
  orders: number
  cases: number
  amount_cents: number
}

/** `GET /api/trade/:company/purchases`: months with shipments, oldest first. */
export type Purchases = {
  company: { id: string; name: string }
  /** Current month of the office. */
  this_month: string
  months: PurchaseMonth[]
}
