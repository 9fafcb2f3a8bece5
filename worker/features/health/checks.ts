import type { HealthStatus } from '#contract/staff/health.ts'
import { flagsTable } from '../../db/schema/flags.ts'
import { findIncident } from '../../db/incidents.ts'
import type { Deps } from '../../deps.ts'
import { missingFieldsMessage } from '../../adapters/contact-email.ts'
import { rootCauseText, log } from '../../lib/log.ts'
import { Failure } from '../../lib/http/problem.ts'
import { within } from '../../lib/with-timeout.ts'
import { deadMailsReportedSince } from '../outbox/dead-mails.ts'
import {
  maxCountedUndelivered,
  countLostRecallMails,
  countUndelivered,
} from '../outbox/undelivered.ts'

/** `isUnread`: the check itself failed, as it does while the database is down. */
export type CheckResult = { status: HealthStatus; issues?: string[]; isUnread?: true }

const healthy: CheckResult = { status: 'healthy' }
/** Timeout of a check. */
const timeoutMs = 5_000
const tooSlow = `no answer within ${timeoutMs / 1000} s`
const isTooSlow = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

/** Reads one row of the flags. */
export async function checkDatabase({ db }: Pick<Deps, 'db'>): Promise<CheckResult> {
  try {
    await within(timeoutMs, db.select({ id: flagsTable.id }).from(flagsTable).limit(1).execute())
    return healthy
  } catch (cause) {
    const issue = isTooSlow(cause)
      ? `Database check failed: ${tooSlow}`
      : `Database connection failed: ${rootCauseText(cause)}`
    return error(issue)
  }
}

/**
 * Sends an empty message, which the mail path rejects after reading its settings. No mail is sent.
 */
export async function checkMail({
  sendContactEmail,
}: Pick<Deps, 'sendContactEmail'>): Promise<CheckResult> {
  try {
    await within(timeoutMs, sendContactEmail({}))
    return error('Email function error: an empty message was accepted')
  } catch (cause) {
    if (isTooSlow(cause)) return error(`Forms system check failed: ${tooSlow}`)
    const message = cause instanceof Failure ? String(cause.detail) : rootCauseText(cause)
    return message === missingFieldsMessage ? healthy : error(`Email function error: ${message}`)
  }
}

/** Mail failures younger than this count as current. */
const recentMs = 15 * 60_000

/** Whether mails failed recently for a reason that an operator must fix. */
export async function checkSending({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<CheckResult> {
  const since = new Date(now().getTime() - recentMs)
  const detail = await orUnread(findIncident(db, 'mail', since))
  if (detail === unread) return unknown('failures of sending')
  return detail === null ? healthy : error(`Email function error: ${detail}`)
}

/** Deliveries overdue for this long show that the cron is stopped or too slow. */
const overdueMs = 15 * 60_000

/** Whether deliveries are dead (for staff) or overdue (for the cron). */
export async function checkDeliveries({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<CheckResult> {
  const dueBefore = new Date(now().getTime() - overdueMs)
  const stuck = await orUnread(
    countUndelivered(db, { dueBefore, diedSince: deadMailsReportedSince(now()) }),
  )
  if (stuck === unread) return unknown('undelivered messages')
  const issues = [
    ...(stuck.dead > 0 ? [`Deliveries failed: ${atMost(stuck.dead)} could not be delivered`] : []),
    ...(stuck.deadMails > 0
      ? [
          `Mails failed: ${atMost(stuck.deadMails)} could not be delivered. ` +
            'Send them again or dismiss them in the admin portal, under Messages',
        ]
      : []),
    ...(stuck.overdue > 0 ? [`Deliveries overdue: ${atMost(stuck.overdue)} not sent in time`] : []),
  ]
  return issues.length === 0 ? healthy : error(...issues)
}

/** Whether all recall mails were delivered; any failure is an error. */
export async function checkRecalls({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<CheckResult> {
  const dueBefore = new Date(now().getTime() - overdueMs)
  const lost = await orUnread(
    countLostRecallMails(db, { openedBefore: dueBefore, diedSince: deadMailsReportedSince(now()) }),
  )
  if (lost === unread) return unknown('mails of recalls')
  const issues = [
    ...(lost.dead > 0 ? [`Recall mails failed: ${atMost(lost.dead)} could not be delivered`] : []),
    ...(lost.due > 0
      ? [`Recall mails overdue: ${atMost(lost.due)} clients not mailed in time`]
      : []),
  ]
  return issues.length === 0 ? healthy : error(...issues)
}

const atMost = (count: number) =>
  count > maxCountedUndelivered ? `over ${maxCountedUndelivered}` : String(count)

const unread = Symbol('unread')

async function orUnread<Value>(read: Promise<Value>): Promise<Value | typeof unread> {
  try {
    return await within(timeoutMs, read)
  } catch (cause) {
    log('warn', 'A part of the health check could not be read', { area: 'health', cause })
    return unread
  }
}

/** A check that could not run is a warning. */
const unknown = (what: string): CheckResult => ({
  status: 'warning',
  issues: [`Forms check incomplete: ${what} could not be read`],
  isUnread: true,
})

/**
 * Checks HubSpot without creating a submission. A warning at worst, because mail is the fallback.
 * Exceptions of the client are bugs and propagate.
 */
export async function checkHubSpot({ hubspot }: Pick<Deps, 'hubspot'>): Promise<CheckResult> {
  const warning: CheckResult = {
    status: 'warning',
    issues: ['Contact forms may fail due to HubSpot configuration'],
  }
  try {
    const client = hubspot()
    if (client === null) return warning
    const probe = await within(2 * timeoutMs, client.probe())
    if (probe.isHealthy) return healthy
    log('warn', 'HubSpot does not take submissions as expected', {
      area: 'health',
      detail: probe.detail,
    })
    return warning
  } catch (cause) {
    if (cause instanceof Failure || isTooSlow(cause)) return warning
    throw cause
  }
}

const error = (...issues: string[]): CheckResult => ({ status: 'error', issues })
