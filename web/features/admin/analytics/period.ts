import { addDays, officeClock } from '#contract/site/office-hours.ts'
import { type AnalyticsQuery, maxAnalyticsDays } from '#contract/analytics/analytics.ts'
import { serverNow } from '../../../app/server-clock.ts'

/** Lengths of preset periods in days, ending today. */
export const periodPresets = ['7', '30', '90', '365'] as const
export type Preset = (typeof periodPresets)[number]
export const defaultPreset: Preset = '30'

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** The preset's days up to today in the office's time zone. */
export function lastDays(preset: Preset, now = serverNow()): AnalyticsQuery {
  const { day: to } = officeClock(now)
  return { from: addDays(to, 1 - Number(preset)), to }
}

/** Whether two dates are a valid period, not longer than the API allows. */
export const isPeriod = ({ from, to }: AnalyticsQuery): boolean =>
  isDay(from) && isDay(to) && from <= to && to < addDays(from, maxAnalyticsDays)
