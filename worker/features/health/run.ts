import { type HealthReport, uncheckedHealth } from '#contract/staff/health.ts'
import type { Db } from '../../db/client.ts'
import { notify, settle } from '../../db/notifications/notify.ts'
import type { Deps } from '../../deps.ts'
import { log } from '../../lib/log.ts'
import type { Mail } from '../../adapters/mail.ts'
import { deliverSoon, enqueueMail } from '../outbox/enqueue.ts'
import { officeNow } from '../settings/office.ts'
import { within } from '../../lib/within.ts'
import { composeHealthMail } from './mail.ts'
import { examine } from './report.ts'
import { newest, readLatest, recordStatements, remembered, writeLatest } from './store.ts'

/** A batch that is this slow counts as refused: then the mail may go out twice, never not at all. */
const timeoutMs = 5_000

/**
 * Looks at everything, keeps the result (history in D1, the latest in KV), and mails the office when the overall
 * state is another than before, or when something else is wrong. Called by the cron and by staff; of two runs at once one mails.
 */
export async function checkHealth(deps: Deps): Promise<HealthReport> {
  const latest = await readLatest(deps)
  // a store that takes nothing must not make this mail every five minutes
  const before = newest(latest.report, remembered(deps.kv)) ?? uncheckedHealth
  const report = await examine(deps)
  const change = isWorthTelling(before, report)
    ? { mail: await compose(deps, before, report), cause: causeOf(before, report) }
    : null
  const isStored = await record(deps, report, change)
  await writeLatest(deps, report)
  // D1 would have kept the mail until it is sent; KV now remembers that it was
  if (change?.mail && !isStored) await sendAtOnce(deps, change.mail)
  return report
}

/**
 * The very first check tells of trouble only. While one thing is wrong another may go wrong as well: one mail that no one
 * takes is an error for a week.
 */
function isWorthTelling(before: HealthReport, after: HealthReport): boolean {
  if (before.lastChecked === null) return after.overall === 'error'
  const known = kindsOf(before)
  return before.overall !== after.overall || kindsOf(after).some((kind) => !known.includes(kind))
}

/** What is wrong, without how often or why: an issue begins with it. */
const kindsOf = ({ issues }: HealthReport) => issues.map((issue) => issue.split(':', 1)[0])

/** The same for two runs that start from the same result. */
const causeOf = (before: HealthReport, after: HealthReport) =>
  `health:${before.lastChecked ?? 'first'}:${after.overall}`

/** `null` where it cannot be written: a malformed setting is a finding itself, and must not cost the others. */
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

/** @returns false when D1 did not take it */
async function record(
  deps: Deps,
  report: HealthReport,
  change: { mail: Mail | null; cause: string } | null,
): Promise<boolean> {
  const { db, now } = deps
  try {
    const [insert, prune] = recordStatements(db, report, now())
    if (change === null) {
      await within(timeoutMs, db.batch([insert, prune]))
      return true
    }
    const { mail, cause } = change
    const queued =
      mail && (await enqueueMail(deps, { mail, cause, locale: (await officeNow(deps)).locale }))
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

/** Administrators are told of the new state; what they were told of the one before has settled by itself. */
const notifyChange = (
  db: Db,
  { overall }: HealthReport,
  { cause }: { cause: string },
  now: Date,
) => [
  ...settle(db, { events: ['health'], subject: 'system', by: null, now }),
  ...notify(db, { event: 'health', subject: 'system', cause, data: { to: overall }, now }),
]

async function sendAtOnce({ sendMail }: Deps, mail: Mail): Promise<void> {
  try {
    await sendMail(mail)
  } catch (cause) {
    log('error', 'The office could not be told', { area: 'health', cause })
  }
}
