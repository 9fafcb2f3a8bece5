import { log } from '../../lib/log.ts'
import { sendConfirmation } from './confirmation.ts'
import { deliverForm } from './deliver-form.ts'
import { deliverMail } from './deliver-mail.ts'
import type { DeliveryDeps, DeliveryResult } from './delivery.ts'
import { sendDueSummaryMail } from './summary-mail.ts'
import { leaseRow, listDue, type OutboxRow, storeOutcome } from './outbox-queries.ts'
import { maxClaims } from './schedule.ts'

/** Rows per cron run; with all calls timing out they take about four minutes. */
const batchRows = 100
/** Concurrent deliveries; a Worker has six connections. */
const atOnce = 5

/** Delivers one row, if it is due and no one else has it. Failures are logged and left to the next run. */
export const deliverRow = (deps: DeliveryDeps, id: string): Promise<void> =>
  deliverClaimed(deps, id, () => leaseRow(deps.db, id, deps.now()))

export async function deliverClaimed(
  deps: DeliveryDeps,
  id: string,
  claimed: () => OutboxRow | null | Promise<OutboxRow | null>,
): Promise<void> {
  try {
    const row = await claimed()
    if (!row) return
    const result = await attempt(deps, row)
    await storeOutcome(deps.db, row, result, deps.now())
    if (result.outcome === 'retry' || result.outcome === 'dead') report(row, result)
    if (row.kind !== 'mail') await sendConfirmation(deps, row, result)
  } catch (error) {
    // the next run finds it after the lease
    log('error', 'A delivery failed', { area: 'outbox', id, cause: error })
  }
}

/** Delivers due rows, a bounded number per run; first the summary mail, which settles many. */
export async function deliverDue(deps: DeliveryDeps): Promise<void> {
  await sendDueSummaryMail(deps)
  const due = await listDue(deps.db, deps.now(), batchRows)
  const next = due.values()
  const work = async () => {
    for (const id of next) await deliverRow(deps, id)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

async function attempt(deps: DeliveryDeps, row: OutboxRow): Promise<DeliveryResult> {
  if (row.payload === null || row.attempts > maxClaims) return { outcome: 'dead', attempts: [] }
  return row.kind === 'mail' ? deliverMail(deps, row) : deliverForm(deps, row)
}

function report({ id, kind }: OutboxRow, { outcome, attempts }: DeliveryResult): void {
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
