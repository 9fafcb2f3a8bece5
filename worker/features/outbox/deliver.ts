import { log } from '../../lib/log.ts'
import { confirmArrival } from './confirmation.ts'
import { deliverForm } from './deliver-form.ts'
import { deliverMail } from './deliver-mail.ts'
import type { Outside, Result } from './delivery.ts'
import { mailOfficeOfHeld } from './office-flood.ts'
import { claim, listDue, type OutboxRow, settle } from './outbox-queries.ts'
import { maxClaims } from './schedule.ts'

/** Rows of one cron run. With every call hanging until its timeout, they take about four minutes. */
const batchRows = 100
/** A Worker has six connections at a time. */
const atOnce = 5

/** Delivers one row, if it is due and no one else has it. Failures are logged and left to the next run. */
export const deliver = (deps: Outside, id: string): Promise<void> =>
  deliverClaimed(deps, id, () => claim(deps.db, id, deps.now()))

export async function deliverClaimed(
  deps: Outside,
  id: string,
  claimed: () => OutboxRow | null | Promise<OutboxRow | null>,
): Promise<void> {
  try {
    const row = await claimed()
    if (!row) return
    const result = await attempt(deps, row)
    await settle(deps.db, row, result, deps.now())
    if (result.outcome === 'retry' || result.outcome === 'dead') report(row, result)
    if (row.kind !== 'mail') await confirmArrival(deps, row, result)
  } catch (error) {
    // the lease runs out and the next run finds it
    log('error', 'A delivery failed', { area: 'outbox', id, cause: error })
  }
}

/** Delivers what is due, a bounded number of rows: the rest waits for the next run. First what one mail settles. */
export async function drain(deps: Outside): Promise<void> {
  await mailOfficeOfHeld(deps)
  const due = await listDue(deps.db, deps.now(), batchRows)
  const next = due.values()
  const work = async () => {
    for (const id of next) await deliver(deps, id)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

async function attempt(deps: Outside, row: OutboxRow): Promise<Result> {
  if (row.payload === null || row.attempts > maxClaims) return { outcome: 'dead', attempts: [] }
  return row.kind === 'mail' ? deliverMail(deps, row) : deliverForm(deps, row)
}

function report({ id, kind }: OutboxRow, { outcome, attempts }: Result): void {
  const details = attempts.map(({ destination, detail }) => `${destination}: ${detail}`)
  const isLoud = outcome === 'dead' || details.some((detail) => detail.includes('RECAPTCHA'))
  log(isLoud ? 'error' : 'warn', 'A delivery did not succeed', {
    area: 'outbox',
    id,
    kind,
    outcome,
    details,
  })
}
