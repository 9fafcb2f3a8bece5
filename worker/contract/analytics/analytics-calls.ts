import { z } from 'zod'
import { Day } from '../site/day.ts'
import { localeCodes } from '../locales.ts'
import { addDays } from '../site/office-hours.ts'
import { maxAnalyticsDays } from './analytics.ts'

/** Period in office-local days, both included. */
export const AnalyticsQuery = z
  .strictObject({ from: Day, to: Day })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Before the first day' })
  .refine(({ from, to }) => to < addDays(from, maxAnalyticsDays), {
    path: ['from'],
    message: `More than ${maxAnalyticsDays} days`,
  })
/** CSV export of the same period, with headings in the reader's language. */
export const AnalyticsExport = AnalyticsQuery.and(z.object({ locale: z.enum(localeCodes) }))
export type AnalyticsExport = z.output<typeof AnalyticsExport>

/** Redirects a path without a page to a page of the site; `target: null` removes the redirect. */
export const RedirectChange = z.strictObject({
  path: z.string().startsWith('/').max(200),
  /** A public path with its language prefix. */
  target: z.string().startsWith('/').max(200).nullable(),
  /** The target that the editor saw, for conflict detection. */
  seen: z.string().max(200).nullable(),
})
export type RedirectChange = z.output<typeof RedirectChange>
