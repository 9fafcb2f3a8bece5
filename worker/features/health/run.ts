import { type HealthReport, uncheckedHealth } from '#contract/staff/health.ts'
import type { Db } from '../../db/client.ts'
import { notify, resolveNotifications } from '../../db/notifications/notify.ts'
import type { Deps } from '../../deps.ts'
import { log } from '../../lib/log.ts'
import type { Mail } from '../../adapters/mail.ts'
import { deliverSoon, enqueueMail } from '../outbox/enqueue.ts'
import { currentOffice } from '../settings/office.ts'
import { within } from '../../lib/with-timeout.ts'
import { composeHealthMail } from './mail.ts'
import { runHealthChecks } from './report.ts'
import {
  newestReport,
  readLatest,
  recordHealthStatements,
  cachedReport,
  writeLatest,
} from './store.ts'

/** A batch slower than this counts as failed: the mail may be sent twice, but is not lost. */
const timeoutMs = 5_000

/**
 * Runs all checks, stores the result (history in D1, latest in KV) and mails the office when the
 * state or the kinds of problems change. Concurrent runs send one mail.
 */
export async function checkHealth(deps: Deps): Promise<HealthReport> {
  const latest = await readLatest(deps)
  // a failing store must not repeat the mail every five minutes
  const before = newestReport(latest.report, cachedReport(deps.kv)) ?? uncheckedHealth
  const report = await runHealthChecks(deps)
  const change = isWorthTelling(before, report)
    ? { mail: await compose(deps, before, report), cause: causeOf(before, report) }
    : null
  const isStored = await record(deps, report, change)
  await writeLatest(deps, report)
  // D1 could not queue the mail; KV now holds the new state, so it is sent once
  if (change?.mail && !isStored) await sendAtOnce(deps, change.mail)
  return report
}

/**
 * The first check is reported only on error. A further kind of problem is reported even if the
 * state is unchanged.
 */
function isWorthTelling(before: HealthReport, after: HealthReport): boolean {
  if (before.lastChecked === null) return after.overall === 'error'
  const known = kindsOf(before)
  return before.overall !== after.overall || kindsOf(after).some((kind) => !known.includes(kind))
}

/** Kinds of problems: the text before the colon, without counts and reasons. */
const kindsOf = ({ issues }: HealthReport) => issues.map((issue) => issue.split(':', 1)[0])

/** Idempotency key of the mail, equal for concurrent runs, so that one mail is sent. */
const causeOf = (before: HealthReport, after: HealthReport) =>
  `health:${before.lastChecked ?? 'first'}:${after.overall}`

/** `null` on failure: a malformed setting is itself a finding and must not hide others. */
async function compose(
  deps: Deps,
  before: HealthReport,
  after: HealthReport,
): Promise<Mail | null> {
  try {
    return await composeHealthMail(deps, before, after)
  } catch (cause) {
    log('error', 'The mail about the health check cannot be written', { area: 'health', cause })
    return null
  }
}

/** @returns `false` when D1 failed */
async function record(
  deps: Deps,
  report: HealthReport,
  change: { mail: Mail | null; cause: string } | null,
): Promise<boolean> {
  const { db, now } = deps
  try {
    const [insert, prune] = recordHealthStatements(db, report, now())
    if (change === null) {
      await within(timeoutMs, db.batch([insert, prune]))
      return true
    }
    const { mail, cause } = change
    const queued =
      mail && (await enqueueMail(deps, { mail, cause, locale: (await currentOffice(deps)).locale }))
    const mails = queued ? [queued.statement] : []
    await within(
      timeoutMs,
      db.batch([insert, prune, ...mails, ...notifyChange(db, report, change, now())]),
    )
    if (queued) deliverSoon(deps, [queued.id])
    return true
  } catch (cause) {
    log('error', 'D1 does not take the health report', { area: 'health', cause })
    return false
  }
}

/** Notifies administrators of the new state and resolves the notification of the previous one. */
const notifyChange = (
  db: Db,
  { overall }: HealthReport,
  { cause }: { cause: string },
  now: Date,
) => [
  ...resolveNotifications(db, { events: ['health'], subject: 'system', by: null, now }),
  ...notify(db, { event: 'health', subject: 'system', cause, data: { to: overall }, now }),
]

async function sendAtOnce({ sendMail }: Deps, mail: Mail): Promise<void> {
  try {
    await sendMail(mail)
  } catch (cause) {
    log('error', 'The office could not be told', { area: 'health', cause })
  }
}
