import type { Deps } from './deps.ts'
import { deleteOldFigures } from './features/analytics/retention.ts'
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
import { deleteOldNotifications } from './features/notifications/retention.ts'
import { deliverDue } from './features/outbox/deliver.ts'
import { remindOfDrill } from './features/trade/recalls/drill-due.ts'
import { queueRecallMails } from './features/trade/recalls/mails/queue-recall-mails.ts'
import { deleteOrphanedDocuments } from './features/trade/documents/delete-orphaned-documents.ts'
import { runStandingOrders } from './features/trade/standing/advance.ts'
import { log, withRequestId } from './lib/log.ts'

type Jobs = Record<string, (deps: Deps) => Promise<unknown>>

/** Jobs by cron expression (`[triggers]` in wrangler.toml). Each expression fires independently. */
export const jobsOf: Record<string, Jobs> = {
  '* * * * *': {
    deliver: deliverDue,
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
    'forget-notifications': deleteOldNotifications,
    'sweep-pictures': sweepPictures,
    'sweep-documents': deleteOrphanedDocuments,
    'forget-figures': deleteOldFigures,
    'remind-of-drill': remindOfDrill,
  },
}

/** Renders the pages whose KV write failed earlier, and all pages of a new build. */
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
 * Runs all jobs of a cron expression. A job that fails is logged and does not stop the others.
 * @throws AggregateError after all jobs have run, when one failed; Error for an unknown expression
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
