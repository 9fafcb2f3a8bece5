import { z } from 'zod'
import { type Locale, localeCodes } from '../../locales.ts'
import { Day } from '../../site/day.ts'
import { maxExportDays } from './purchases.ts'

/**
 * Exports of orders, purchases and lot movements, for clients and staff: office-local days, both
 * included, and the language of the headings.
 */
export const TradeExport = z
  .strictObject({
    from: Day,
    to: Day,
    locale: z.enum(localeCodes as [Locale, ...Locale[]]),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Before the first day' })
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 < maxExportDays, {
    path: ['to'],
    message: `More than ${maxExportDays} days`,
  })
export type TradeExport = z.infer<typeof TradeExport>
