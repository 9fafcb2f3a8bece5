import { z } from 'zod'

export const healthStatus = z.enum(['healthy', 'warning', 'error'])
export type HealthStatus = z.infer<typeof healthStatus>

/** Health by component; `forms` is the mail fallback of forms. */
export const HealthReport = z.object({
  database: healthStatus,
  hubspot: healthStatus,
  forms: healthStatus,
  overall: healthStatus,
  /** `null` before the first check. */
  lastChecked: z.iso.datetime().nullable(),
  /** Problems in English, worded as in the specification, for staff and logs. */
  issues: z.array(z.string()),
})
export type HealthReport = z.infer<typeof HealthReport>

/** `GET /api/health`: the public summary. */
export type HealthSummary = Pick<HealthReport, 'overall' | 'lastChecked'>

/** Report before the first check. */
export const uncheckedHealth: HealthReport = {
  database: 'healthy',
  hubspot: 'warning',
  forms: 'warning',
  overall: 'warning',
  lastChecked: null,
  issues: [],
}

/** `GET /api/health/report`, for staff: with the worst check of each half hour, oldest first. */
export type HealthReportWithHistory = HealthReport & { history: HealthHistoryEntry[] }

/** A past check in the seven-day history. */
export type HealthHistoryEntry = Omit<HealthReport, 'lastChecked'> & { checkedAt: string }
