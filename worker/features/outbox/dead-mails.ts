import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { DeadMail } from '#contract/staff/dead-mails.ts'
import type { Mail } from '../../adapters/mail.ts'
import type { Db } from '../../db/client.ts'
import { outboxTable } from '../../db/schema/outbox.ts'
import type { Deps } from '../../deps.ts'
import { unseal } from '../../lib/secrets/seal.ts'
import { mailEncryptionPurpose } from './deliver-mail.ts'
import type { OutboxRow } from './outbox-queries.ts'

/**
 * SQL condition: undelivered mails that staff have neither resent nor dismissed. Mails of a recall
 * belong to the recall (undelivered.ts).
 */
export const isDeadMail: SQL = sql`state = 'dead' and kind = 'mail' and payload is not null
  and idempotency_key not glob 'mail:recall:*'`

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** An undelivered mail is an error in the health report for this long. */
const reportedMs = 7 * dayMs

/** Earliest failure that counts as an error. */
export const deadMailsReportedSince = (now: Date): Date => new Date(now.getTime() - reportedMs)

/**
 * Lifetime of the links in a mail, by prefix of its cause (auth/tokens.ts, settings/address.ts).
 */
const linkLives = [
  ['mail:recovery:', hourMs],
  ['mail:settings-address:', dayMs],
] as const
/** Lifetime of invitation links, and the limit for all other mails. */
const longestLifeMs = 7 * dayMs

function isSendable({ createdAt, idempotencyKey }: OutboxRow, now: Date): boolean {
  const [, lifeMs] = linkLives.find(([cause]) => idempotencyKey.startsWith(cause)) ?? []
  return now.getTime() < Date.parse(createdAt) + (lifeMs ?? longestLifeMs)
}

/** Mails listed at a time. */
const listed = 100

/** Undelivered mails, newest first, by the index on state and time. */
export async function listDeadMails(
  deps: Pick<Deps, 'db' | 'dataKeys' | 'now'>,
): Promise<DeadMail[]> {
  const rows = await deps.db
    .select()
    .from(outboxTable)
    .where(isDeadMail)
    .orderBy(desc(outboxTable.nextAt))
    .limit(listed)
  return Promise.all(rows.map((row) => toDeadMail(deps, row)))
}

async function toDeadMail(
  { dataKeys, now }: Pick<Deps, 'dataKeys' | 'now'>,
  row: OutboxRow,
): Promise<DeadMail> {
  const { id, createdAt, lastError } = row
  const sealed = row.payload?.['sealed']
  const text =
    typeof sealed === 'string' ? await unseal(dataKeys(), mailEncryptionPurpose(id), sealed) : null
  const mail = text === null ? null : (JSON.parse(text) as Mail)
  return {
    id,
    to: mail?.to ?? null,
    subject: mail?.subject ?? null,
    created_at: createdAt,
    last_error: lastError,
    is_sendable: mail !== null && isSendable(row, now()),
  }
}

/** An undelivered mail as staff see it, or `null`. */
export async function findDeadMail(
  deps: Pick<Deps, 'db' | 'dataKeys' | 'now'>,
  id: string,
): Promise<DeadMail | null> {
  const [row] = await deps.db
    .select()
    .from(outboxTable)
    .where(and(eq(outboxTable.id, id), isDeadMail))
  return row ? toDeadMail(deps, row) : null
}

/** SQL condition: the mail is still undelivered, neither resent nor dismissed. */
export const isStillDead = (id: string): SQL =>
  sql`exists (select 1 from outbox where id = ${id} and ${isDeadMail})`

/** Columns of an erased row. */
export const erasedColumns = (now: Date) => ({
  payload: null,
  context: null,
  searchText: null,
  assigneeId: null,
  erasedAt: now.toISOString(),
})

/** Dismisses an undelivered mail: erases its content, keeps the row. */
export const dismissMail = (db: Db, id: string, now: Date) =>
  db
    .update(outboxTable)
    .set(erasedColumns(now))
    .where(and(eq(outboxTable.id, id), isDeadMail))

/** Dead rows searched for mails; more dead rows are an error anyway. */
const lookedAt = 300

/**
 * Number of mails that failed after an instant, among the last `lookedAt` dead rows. Uses the index
 * on state and time.
 */
export const countDeadMails = (db: Db, since: Date): Promise<number> => {
  const { id, state, kind, payload, idempotencyKey } = outboxTable
  const last = db
    .select({ id, state, kind, payload, idempotencyKey })
    .from(outboxTable)
    .where(and(eq(state, 'dead'), gt(outboxTable.nextAt, since.toISOString())))
    .orderBy(desc(outboxTable.nextAt))
    .limit(lookedAt)
    .as('last')
  return db.$count(db.select({ id: last.id }).from(last).where(isDeadMail).as('dead_mails'))
}
