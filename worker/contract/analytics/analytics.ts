import type { Locale } from '../locales.ts'
import type { Figure } from '../staff/overview.ts'
import type { SubmissionKind } from '../staff/filters.ts'

/** Collects all referring hosts beyond the 50 of a day that are counted by name. */
export const otherReferrers = '*'

/**
 * Retention of figures: 25 months, so that a month can be compared with the same month a year
 * before.
 */
export const figureRetentionMonths = 25
/** Retention of requested paths without a page: they serve to fix links. */
export const missingPathRetentionDays = 30

/** Longest period of one query. */
export const maxAnalyticsDays = 400

/** Period in office-local days, both included. */
export type AnalyticsQuery = { from: string; to: string }

/**
 * Count of an item in the period and in the period of equal length before; `before` is `null` when
 * counting began later. `agreed`: page views by visitors who consented.
 */
export type AnalyticsRow = Figure & { agreed: number }

/** An event on the site (flags, content, settings) shown beside the figures. */
export type AnalyticsNote = { day: string; at: string } & (
  | { kind: 'flags'; on: string[]; off: string[] }
  | { kind: 'published' | 'restored' | 'withdrawn'; title: string; locale: Locale }
  | { kind: 'archived' | 'unarchived'; title: string }
)

/**
 * Data of staff's Analytics screen. Figures are of all requests unless marked as from visitors who
 * consented.
 */
export type Analytics = AnalyticsQuery & {
  before: { from: string; to: string }
  /** First day with figures; `null` without any. */
  since: string | null
  days: { day: string; pages: number; agreed: number }[]
  totals: { pages: Figure; feeds: Figure; markdown: Figure; agreed: Figure }
  /** The 50 most viewed. */
  pages: ({ path: string } & AnalyticsRow)[]
  languages: ({ locale: Locale } & AnalyticsRow)[]
  /** Top 50 referring hosts of visitors who consented. */
  referrers: ({ host: string } & Figure)[]
  /** Form steps of visitors who consented. */
  steps: { form: SubmissionKind; seen: number; started: number }[]
  /** Submissions of all visitors. Contact messages have no approval. */
  forms: { form: SubmissionKind; sent: number; delivered: number; approved: number | null }[]
  notes: AnalyticsNote[]
  /** Requested paths without a page, the top 50 of all requests. */
  missing: { path: string; count: number; lastDay: string; target: string | null }[]
}
