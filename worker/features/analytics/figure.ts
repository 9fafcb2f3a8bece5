import type { Locale } from '#contract/locales.ts'
import type { FormStep } from '#contract/site/page-views.ts'
import type { SubmissionKind } from '#contract/staff/filters.ts'

/** A figure counted per office-local day. */
export type Figure =
  | { of: 'views'; day: string; path: string; locale: Locale }
  | { of: 'requests'; day: string; path: string; locale: Locale; source: RequestSource }
  | { of: 'referrers'; day: string; host: string; locale: Locale }
  | { of: 'steps'; day: string; form: SubmissionKind; locale: Locale; step: FormStep }
  | { of: 'missing'; day: string; path: string }
export type RequestSource = 'page' | 'feed' | 'markdown'
export type CountedFigure = Figure & { count: number }
