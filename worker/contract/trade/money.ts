/** Prices and totals are whole cents, weights whole grams. Two currencies never share a sum. */
export const currencies = ['CAD', 'USD'] as const
export type Currency = (typeof currencies)[number]

/** The largest price: six digits before the point. */
export const maxUnitCents = 999_999_99

/** How files write amounts; spreadsheets leave out a last zero. A separator of thousands is an error, not a guess. */
const written = /^(\d{1,6})(?:[.,](\d{1,2}))?$/

/** The cents of an amount as files write it, such as `61.50` or `61,50`; `null` for anything else. */
export function centsOf(text: string): number | null {
  const [, whole, rest = ''] = written.exec(text.trim()) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(rest.padEnd(2, '0'))
}

/** An amount as files and spreadsheets of every language read it: `61.50`. */
export const writtenCents = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** The grams of a weight that people write in kilograms, such as `8.35` or `8,35`; `null` for anything else, and for none. */
export function gramsOf(text: string): number | null {
  const [, whole, rest = ''] = /^(\d{1,5})(?:[.,](\d{1,3}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? null : Number(whole) * 1000 + Number(rest.padEnd(3, '0')) || null
}

/** Grams in kilograms, as a number: `8.350`. */
export const writtenKg = (grams: number): string => (grams / 1000).toFixed(3)

/** What grams cost at a price per kilogram, half a cent up. Exact, however large the two are. */
export const centsByWeight = (centsPerKg: number, grams: number): number =>
  Number((BigInt(centsPerKg) * BigInt(grams) + 500n) / 1000n)

/** An amount as a reader of a language writes it: "$64.05", "64,05 $". */
export const moneyText = (cents: number, currency: Currency, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'currency', currency }).format(cents / 100)
