/** Currencies of trade. Prices and totals are integer cents, weights integer grams. */
export const currencies = ['CAD', 'USD'] as const
export type Currency = (typeof currencies)[number]

/** Largest price: six digits before the decimal point. */
export const maxUnitCents = 999_999_99

/** Amounts in files, with one or two decimals. Thousands separators are an error. */
const written = /^(\d{1,6})(?:[.,](\d{1,2}))?$/

/** Parses an amount such as `61.50` or `61,50` to cents; `null` when malformed. */
export function parseCents(text: string): number | null {
  const [, whole, rest = ''] = written.exec(text.trim()) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(rest.padEnd(2, '0'))
}

/** Formats cents as `61.50`, readable by spreadsheets in every language. */
export const writtenCents = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** Parses kilograms such as `8.35` or `8,35` to grams; `null` when malformed or zero. */
export function parseKilograms(text: string): number | null {
  const [, whole, rest = ''] = /^(\d{1,5})(?:[.,](\d{1,3}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? null : Number(whole) * 1000 + Number(rest.padEnd(3, '0')) || null
}

/** Formats grams as kilograms: `8.350`. */
export const formatKilograms = (grams: number): string => (grams / 1000).toFixed(3)

/** Price of a weight at a price per kilogram, rounded half up. Exact for all values. */
export const priceOfWeight = (centsPerKg: number, grams: number): number =>
  Number((BigInt(centsPerKg) * BigInt(grams) + 500n) / 1000n)

/** Formats an amount in a language: "$64.05", "64,05 $". */
export const moneyText = (cents: number, currency: Currency, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'currency', currency }).format(cents / 100)
