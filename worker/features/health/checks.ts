import type { HealthStatus } from '../../contract/health.ts'
import { flagsTable } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { missingFields } from '../../lib/contact-email.ts'
import { innermost, log } from '../../lib/log.ts'
import { Failure } from '../../lib/problem.ts'
import { within } from '../../lib/within.ts'

export type Finding = { status: HealthStatus; issue?: string }

const healthy: Finding = { status: 'healthy' }
/** A reader of the report waits; a database or binding that is slower than this is as good as away. */
const patienceMs = 5_000
const tooSlow = `no answer within ${patienceMs / 1000} s`
const isTooSlow = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

/** One row of the flags, which every page needs. */
export async function checkDatabase({ db }: Pick<Deps, 'db'>): Promise<Finding> {
  try {
    await within(patienceMs, db.select({ id: flagsTable.id }).from(flagsTable).limit(1).execute())
    return healthy
  } catch (error) {
    const issue = isTooSlow(error)
      ? `Database check failed: ${tooSlow}`
      : `Database connection failed: ${innermost(error)}`
    return { status: 'error', issue }
  }
}

/** An empty message, which the mail path has to refuse by name after it looked at its settings. Nothing is sent. */
export async function checkMail({
  sendContactEmail,
}: Pick<Deps, 'sendContactEmail'>): Promise<Finding> {
  try {
    await within(patienceMs, sendContactEmail({}))
    return error('Email function error: an empty message was accepted')
  } catch (cause) {
    if (isTooSlow(cause)) return error(`Forms system check failed: ${tooSlow}`)
    const message = cause instanceof Failure ? String(cause.detail) : innermost(cause)
    return message === missingFields ? healthy : error(`Email function error: ${message}`)
  }
}

/**
 * Asks HubSpot without leaving anything there. At worst a warning: what it does not take goes by mail.
 * An exception of the client itself is a bug, and passes through.
 */
export async function checkHubSpot({ hubspot }: Pick<Deps, 'hubspot'>): Promise<Finding> {
  const warning: Finding = {
    status: 'warning',
    issue: 'Contact forms may fail due to HubSpot configuration',
  }
  try {
    const client = hubspot()
    if (client === null) return warning
    const probe = await within(2 * patienceMs, client.probe())
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

const error = (issue: string): Finding => ({ status: 'error', issue })
