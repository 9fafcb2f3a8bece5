import type { Locale } from '../locales.ts'
import type { Figure } from '../staff/overview.ts'
import type { SubmissionKind } from '../staff/filters.ts'

/** The host under which websites beyond the fiftieth of a day are counted. */
export const otherHosts = '*'

/** Figures are kept for 25 months, so that a year can be compared with the one before. */
export const keptMonths = 25
/** Addresses without a page are for mending links, not for history. */
export const missingDays = 30

/** A longer time is asked for in parts. */
export const longestDays = 400

/** A time of whole days at the office, its first and last day included. */
export type AnalyticsQuery = { from: string; to: string }

/**
 * What a name was counted, in the chosen time and in as many days before it. `before` is `null` where counting had
 * not begun by then. `agreed`: of those who agreed, as their browsers tell; another population than `now`.
 */
export type Row = Figure & { agreed: number }

/** What changed on the site: lines beside the figures. */
export type Note = { day: string; at: string } & (
  | { kind: 'flags'; on: string[]; off: string[] }
  | { kind: 'published' | 'restored' | 'withdrawn'; title: string; locale: Locale }
  | { kind: 'archived' | 'unarchived'; title: string }
)

/** What staff see under Analytics. Each figure says whose it is: everyone's, or of those who agreed. */
export type Analytics = AnalyticsQuery & {
  before: { from: string; to: string }
  /** The first day that was counted; `null` while there is none. */
  since: string | null
  days: { day: string; pages: number; agreed: number }[]
  totals: { pages: Figure; feeds: Figure; markdown: Figure; agreed: Figure }
  /** The 50 that were read most. */
  pages: ({ path: string } & Row)[]
  languages: ({ locale: Locale } & Row)[]
  /** Of those who agreed; the 50 that sent most. */
  referrers: ({ host: string } & Figure)[]
  /** Of those who agreed. */
  steps: { form: SubmissionKind; seen: number; started: number }[]
  /** Of everyone. Contact has no approval. */
  forms: { form: SubmissionKind; sent: number; delivered: number; approved: number | null }[]
  notes: Note[]
  /** Of everyone: addresses without a page in the chosen time, the 50 asked for most. */
  missing: { path: string; count: number; lastDay: string; target: string | null }[]
}
