import type { HealthStatus } from '#contract/staff/health.ts'
import { flagsTable } from '../../db/schema/flags.ts'
import { findIncident } from '../../db/incidents.ts'
import type { Deps } from '../../deps.ts'
import { missingFields } from '../../adapters/contact-email.ts'
import { innermost, log } from '../../lib/log.ts'
import { Failure } from '../../lib/http/problem.ts'
import { within } from '../../lib/within.ts'
import { reportedSince } from '../outbox/dead-mails.ts'
import {
  countedUndelivered,
  countLostRecallMails,
  countUndelivered,
} from '../outbox/undelivered.ts'

/** `isUnread`: it could not be found out, which a database that does not answer explains. */
export type Finding = { status: HealthStatus; issues?: string[]; isUnread?: true }

const healthy: Finding = { status: 'healthy' }
/** A reader of the report waits; a database or binding that is slower than this is as good as away. */
const timeoutMs = 5_000
const tooSlow = `no answer within ${timeoutMs / 1000} s`
const isTooSlow = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

/** One row of the flags, which every page needs. */
export async function checkDatabase({ db }: Pick<Deps, 'db'>): Promise<Finding> {
  try {
    await within(timeoutMs, db.select({ id: flagsTable.id }).from(flagsTable).limit(1).execute())
    return healthy
  } catch (cause) {
    const issue = isTooSlow(cause)
      ? `Database check failed: ${tooSlow}`
      : `Database connection failed: ${innermost(cause)}`
    return error(issue)
  }
}

/** An empty message, which the mail path has to refuse by name after it looked at its settings. Nothing is sent. */
export async function checkMail({
  sendContactEmail,
}: Pick<Deps, 'sendContactEmail'>): Promise<Finding> {
  try {
    await within(timeoutMs, sendContactEmail({}))
    return error('Email function error: an empty message was accepted')
  } catch (cause) {
    if (isTooSlow(cause)) return error(`Forms system check failed: ${tooSlow}`)
    const message = cause instanceof Failure ? String(cause.detail) : innermost(cause)
    return message === missingFields ? healthy : error(`Email function error: ${message}`)
  }
}

/** Mail that failed so recently fails still, unless something else is known. */
const recentMs = 15 * 60_000

/** Whether any mail could not be sent lately for a reason that only an operator can mend. */
export async function checkSending({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Finding> {
  const since = new Date(now().getTime() - recentMs)
  const detail = await orUnread(findIncident(db, 'mail', since))
  if (detail === unread) return unknown('failures of sending')
  return detail === null ? healthy : error(`Email function error: ${detail}`)
}

/** What waits so long past its time is not being delivered: the cron stands still, or cannot keep up. */
const overdueMs = 15 * 60_000

/** Whether every lead and mail got through: what died waits for someone, and what is overdue for the cron. */
export async function checkDeliveries({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Finding> {
  const dueBefore = new Date(now().getTime() - overdueMs)
  const stuck = await orUnread(countUndelivered(db, { dueBefore, diedSince: reportedSince(now()) }))
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

/** Whether everyone was told of what is recalled: of every client who was not, staff hear at once. */
export async function checkRecalls({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Finding> {
  const dueBefore = new Date(now().getTime() - overdueMs)
  const lost = await orUnread(
    countLostRecallMails(db, { openedBefore: dueBefore, diedSince: reportedSince(now()) }),
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
  count > countedUndelivered ? `over ${countedUndelivered}` : String(count)

const unread = Symbol('unread')

async function orUnread<Value>(read: Promise<Value>): Promise<Value | typeof unread> {
  try {
    return await within(timeoutMs, read)
  } catch (cause) {
    log('warn', 'A part of the health check could not be read', { area: 'health', cause })
    return unread
  }
}

/** No one knows whether it is well: that is no good news. */
const unknown = (what: string): Finding => ({
  status: 'warning',
  issues: [`Forms check incomplete: ${what} could not be read`],
  isUnread: true,
})

/**
 * Asks HubSpot without leaving anything there. At worst a warning: what it does not take goes by mail.
 * An exception of the client itself is a bug, and passes through.
 */
export async function checkHubSpot({ hubspot }: Pick<Deps, 'hubspot'>): Promise<Finding> {
  const warning: Finding = {
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

const error = (...issues: string[]): Finding => ({ status: 'error', issues })
