import type { Deps } from './deps.ts'
import { forgetOldFigures } from './features/analytics/retention.ts'
import { cleanUp } from './features/auth/clean-up.ts'
import { resealFactors } from './features/auth/factors/secret.ts'
import { eraseOldSubmissions } from './features/forms/retention.ts'
import { closeUndecidedRequests } from './features/forms/undecided-requests.ts'
import { applySchedules } from './features/flags/schedules.ts'
import { renewSite } from './features/site/snapshot.ts'
import { checkHealth } from './features/health/run.ts'
import { publishDue } from './features/content/drafts.ts'
import { finishRemovals, sweepPictures } from './features/content/pictures/removal.ts'
import { mailNotifications } from './features/notifications/mails/mail-notifications.ts'
import { forgetOldNotifications } from './features/notifications/retention.ts'
import { drain } from './features/outbox/deliver.ts'
import { remindOfDrill } from './features/trade/recalls/drill-due.ts'
import { queueRecallMails } from './features/trade/recalls/mails/queue-recall-mails.ts'
import { sweepDocuments } from './features/trade/documents/sweep-documents.ts'
import { runStandingOrders } from './features/trade/standing/advance.ts'
import { log, withRequestId } from './lib/log.ts'

type Jobs = Record<string, (deps: Deps) => Promise<unknown>>

/** What is done when, by the expressions of `[triggers]` in wrangler.toml. Each fires for itself. */
export const jobsOf: Record<string, Jobs> = {
  '* * * * *': {
    deliver: drain,
    'mail-recalls': queueRecallMails,
    'standing-orders': runStandingOrders,
    'apply-plans': applyPlans,
    'mail-notifications': mailNotifications,
  },
  '*/5 * * * *': { 'check-health': checkHealth, 'render-pages': renderPages },
  '17 * * * *': {
    'clean-up': cleanUp,
    'reseal-factors': resealFactors,
    'remove-pictures': finishRemovals,
  },
  '23 5 * * *': {
    'erase-submissions': eraseOldSubmissions,
    'close-requests': closeUndecidedRequests,
    'forget-notifications': forgetOldNotifications,
    'sweep-pictures': sweepPictures,
    'sweep-documents': sweepDocuments,
    'forget-figures': forgetOldFigures,
    'remind-of-drill': remindOfDrill,
  },
}

/** For pages that KV refused when they changed, and for those of a new build. */
async function renderPages({ pagesChanged }: Deps): Promise<void> {
  pagesChanged()
}

/** Plans first: what they change is then in the snapshot that readers get. One that fails holds up neither. */
async function applyPlans(deps: Deps): Promise<void> {
  const plans = await Promise.allSettled([applySchedules(deps), publishDue(deps)])
  await renewSite(deps)
  for (const plan of plans) if (plan.status === 'rejected') throw plan.reason
}

/**
 * Every job has its turn, whatever the others do; one that fails is logged and comes again.
 * @throws AggregateError at the end, so that the run is recorded as failed; Error for a time that is no one's
 */
export async function runJobs(deps: Deps, cron: string): Promise<void> {
  const due = jobsOf[cron]
  if (!due) throw new Error(`Nothing is done at ${cron}: see jobs.ts`)
  const jobs = Object.entries(due)
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
