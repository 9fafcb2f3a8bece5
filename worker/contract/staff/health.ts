import { z } from 'zod'

export const healthStatus = z.enum(['healthy', 'warning', 'error'])
export type HealthStatus = z.infer<typeof healthStatus>

/** Each part by itself; `forms` is the mail path that forms fall back on. */
export const HealthReport = z.object({
  database: healthStatus,
  hubspot: healthStatus,
  forms: healthStatus,
  overall: healthStatus,
  /** `null` before the first check. */
  lastChecked: z.iso.datetime().nullable(),
  /** What is wrong, as the specification words it: English, for staff and logs. */
  issues: z.array(z.string()),
})
export type HealthReport = z.infer<typeof HealthReport>

/** What `GET /api/health` tells everyone. */
export type HealthSummary = Pick<HealthReport, 'overall' | 'lastChecked'>

/** What is shown before the first check. */
export const uncheckedHealth: HealthReport = {
  database: 'healthy',
  hubspot: 'warning',
  forms: 'warning',
  overall: 'warning',
  lastChecked: null,
  issues: [],
}

/** What `GET /api/health/report` tells staff: the worst check of every half hour, oldest first. */
export type HealthReportWithHistory = HealthReport & { history: HealthHistoryEntry[] }

/** One past check, for the history of seven days. */
export type HealthHistoryEntry = Omit<HealthReport, 'lastChecked'> & { checkedAt: string }
