import type { Deps } from './deps.ts'
import { cleanUp } from './features/auth/clean-up.ts'
import { eraseOldSubmissions } from './features/forms/retention.ts'
import { applySchedules } from './features/flags/schedules.ts'
import { checkHealth } from './features/health/run.ts'
import { drain } from './features/outbox/deliver.ts'
import { log, withRequestId } from './lib/log.ts'

type Jobs = Record<string, (deps: Deps) => Promise<unknown>>

/** What is due is delivered every minute; the rest has time. See `[triggers]` in wrangler.toml. */
const everyMinute = '* * * * *'
const often: Jobs = { deliver: drain, 'switch-flags': applySchedules }
const sometimes: Jobs = {
  ...often,
  'check-health': checkHealth,
  'clean-up': cleanUp,
  'erase-submissions': eraseOldSubmissions,
}

/**
 * Every job has its turn, whatever the others do; one that fails is logged and comes again.
 * @throws AggregateError at the end, so that the run is recorded as failed
 */
export async function runJobs(deps: Deps, cron: string): Promise<void> {
  const jobs = Object.entries(cron === everyMinute ? often : sometimes)
  const run = `cron-${crypto.randomUUID()}`
  const results = await withRequestId(run, () =>
    Promise.allSettled(jobs.map(([name, job]) => runJob(name, () => job(deps)))),
  )
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  if (reasons.length > 0) throw new AggregateError(reasons, 'Scheduled work failed')
}

async function runJob(area: string, job: () => Promise<unknown>): Promise<void> {
  try {
    await job()
  } catch (cause) {
    log('error', 'A job failed', { area, cause })
    throw cause
  }
}
