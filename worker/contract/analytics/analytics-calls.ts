import { z } from 'zod'
import { Day } from '../site/day.ts'
import { localeCodes } from '../locales.ts'
import { dayAfter } from '../site/office-hours.ts'
import { longestDays } from './analytics.ts'

/** A time of whole days at the office, its first and last day included. */
export const AnalyticsQuery = z
  .strictObject({ from: Day, to: Day })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Before the first day' })
  .refine(({ from, to }) => to < dayAfter(from, longestDays), {
    path: ['from'],
    message: `More than ${longestDays} days`,
  })
/** The same as a file for a spreadsheet, its heads in the reader's language. */
export const AnalyticsExport = AnalyticsQuery.and(z.object({ locale: z.enum(localeCodes) }))
export type AnalyticsExport = z.output<typeof AnalyticsExport>

/** Leads an address without a page to one of ours; `target: null` takes that back. */
export const RedirectChange = z.strictObject({
  path: z.string().startsWith('/').max(200),
  /** A public path with its language prefix. */
  target: z.string().startsWith('/').max(200).nullable(),
  /** Where it leads as the writer saw it. */
  seen: z.string().max(200).nullable(),
})
export type RedirectChange = z.output<typeof RedirectChange>
