import { eq } from 'drizzle-orm'
import type { B2bAccess, Contact } from '#contract/forms.ts'
import type { Db } from '../../db/client.ts'
import { notify } from '../../db/notifications/notify.ts'
import { accessRequestsTable } from '../../db/schema/companies.ts'
import { outboxTable } from '../../db/schema/outbox.ts'
import type { Deps } from '../../deps.ts'
import { nullIfMalformed } from '../../lib/settings/settings.ts'
import { type claimedRow, enqueueForm } from '../outbox/enqueue.ts'
import { retentionDaysSql } from './retention.ts'

export type Submission = {
  /** As it is stored and then delivered. */
  row: ReturnType<typeof claimedRow>
  values: Contact | B2bAccess
}

/**
 * Stores a submission, and a request for access, in one transaction with the promised retention.
 * @throws a constraint error when the key exists
 */
export async function storeSubmission(
  { db, forms }: Pick<Deps, 'db' | 'forms'>,
  { row, values }: Submission,
  now: Date,
): Promise<void> {
  const { id, locale } = row
  const retentionDays = retentionDaysSql(nullIfMalformed(() => forms().retentionDays))
  const queued = enqueueForm(db, row, retentionDays)
  const notice = { subject: id, cause: id, now }
  if (!('companyName' in values)) {
    await db.batch([queued, ...notify(db, { event: 'message', ...notice })])
    return
  }
  const nowIso = now.toISOString()
  const request = db.insert(accessRequestsTable).values({
    ...values,
    id,
    locale,
    retentionDays,
    status: 'submitted',
    version: 0,
    createdAt: nowIso,
    updatedAt: nowIso,
  })
  await db.batch([queued, request, ...notify(db, { event: 'request-submitted', ...notice })])
}

/** Submission stored under a key, or `null`. */
export async function findStoredSubmission(db: Db, key: string) {
  const [row] = await db
    .select({ id: outboxTable.id, payloadHash: outboxTable.payloadHash })
    .from(outboxTable)
    .where(eq(outboxTable.idempotencyKey, key))
  return row ?? null
}
