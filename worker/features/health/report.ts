import type { HealthHistoryEntry, HealthReport } from '#contract/staff/health.ts'
import type { Deps } from '../../deps.ts'
import { rootCauseText } from '../../lib/log.ts'
import {
  checkDatabase,
  checkDeliveries,
  checkHubSpot,
  checkMail,
  checkRecalls,
  checkSending,
  type CheckResult,
} from './checks.ts'

type Parts = Pick<HealthReport, 'database' | 'hubspot' | 'forms'>

/**
 * `error` if database or mail fail; HubSpot causes `warning` at most, because mail is the fallback.
 */
export function overallHealthOf({ database, hubspot, forms }: Parts): HealthReport['overall'] {
  if (database === 'error' || forms === 'error') return 'error'
  return hubspot === 'warning' || forms === 'warning' ? 'warning' : 'healthy'
}

const severity = { healthy: 0, warning: 1, error: 2 }

const worstOf = (findings: CheckResult[]): CheckResult['status'] =>
  findings
    .map(({ status }) => status)
    .toSorted((a, b) => severity[b] - severity[a])
    .at(0) ?? 'healthy'

/** Runs all checks in parallel. Takes at most ten seconds and never throws. */
export async function runHealthChecks(
  deps: Pick<Deps, 'db' | 'hubspot' | 'sendContactEmail' | 'now'>,
): Promise<HealthReport> {
  const lastChecked = deps.now().toISOString()
  try {
    const [database, hubspot, ...found] = await Promise.all([
      checkDatabase(deps),
      checkHubSpot(deps),
      checkMail(deps),
      checkSending(deps),
      checkDeliveries(deps),
      checkRecalls(deps),
    ])
    // a database failure is reported once
    const forms = found.filter(({ isUnread }) => !isUnread || database.status !== 'error')
    const parts = {
      database: database.status,
      hubspot: hubspot.status,
      forms: worstOf(forms),
    }
    const issues = [database, ...forms, hubspot].flatMap((finding) => finding.issues ?? [])
    return { ...parts, overall: overallHealthOf(parts), lastChecked, issues }
  } catch (error) {
    const issues = [`Health check system failure: ${rootCauseText(error)}`]
    const unknown = { database: 'error', hubspot: 'error', forms: 'error' } as const
    return { ...unknown, overall: 'error', lastChecked, issues }
  }
}

const stretchMs = 30 * 60_000

/** The worst check of each half hour, so at most 337 entries for seven days. */
export function worstPerHalfHour(history: HealthHistoryEntry[]): HealthHistoryEntry[] {
  const stretches = new Map<number, HealthHistoryEntry>()
  for (const entry of history) {
    const stretch = Math.floor(Date.parse(entry.checkedAt) / stretchMs)
    const known = stretches.get(stretch)
    if (!known || severity[entry.overall] > severity[known.overall]) stretches.set(stretch, entry)
  }
  return [...stretches.values()]
}
