import { addDays, officeClock } from '#contract/site/office-hours.ts'
import { type AnalyticsQuery, maxAnalyticsDays } from '#contract/analytics/analytics.ts'
import { serverNow } from '../../../app/server-clock.ts'

/** Times that staff ask for most, in days; today is the last one. */
export const presets = ['7', '30', '90', '365'] as const
export type Preset = (typeof presets)[number]
export const usualPreset: Preset = '30'

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** The last so many days at the office. */
export function lastDays(preset: Preset, now = serverNow()): AnalyticsQuery {
  const { day: to } = officeClock(now)
  return { from: addDays(to, 1 - Number(preset)), to }
}

/** Whether two days of a form or an address are a time that can be asked for. */
export const isPeriod = ({ from, to }: AnalyticsQuery): boolean =>
  isDay(from) && isDay(to) && from <= to && to < addDays(from, maxAnalyticsDays)
