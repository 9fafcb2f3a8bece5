import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { DeadMail } from '#contract/staff/dead-mails.ts'
import type { Mail } from '../../adapters/mail.ts'
import type { Db } from '../../db/client.ts'
import { outboxTable } from '../../db/schema/outbox.ts'
import type { Deps } from '../../deps.ts'
import { open } from '../../lib/secrets/seal.ts'
import { sealPurpose } from './deliver-mail.ts'
import type { OutboxRow } from './outbox-queries.ts'

/**
 * Mails that were given up and still hold their text: no one has sent or dismissed them. Those of a recall are that
 * recall's (undelivered.ts): staff phone whom they did not reach.
 */
export const isDeadMail: SQL = sql`state = 'dead' and kind = 'mail' and payload is not null
  and idempotency_key not glob 'mail:recall:*'`

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** So long a mail that was given up is an error of the system's health; after it, it is only listed. */
const reportedMs = 7 * dayMs

/** Since when a mail has to be given up to be an error. */
export const reportedSince = (now: Date): Date => new Date(now.getTime() - reportedMs)

/** How long the links of a mail live, by the beginning of its cause (auth/tokens.ts, settings/address.ts). */
const linkLives = [
  ['mail:recovery:', hourMs],
  ['mail:settings-address:', dayMs],
] as const
/** An invitation's link lives as long; what else there is has no secret in it, and is old news by then. */
const longestLifeMs = 7 * dayMs

function isSendable({ createdAt, idempotencyKey }: OutboxRow, now: Date): boolean {
  const [, lifeMs] = linkLives.find(([cause]) => idempotencyKey.startsWith(cause)) ?? []
  return now.getTime() < Date.parse(createdAt) + (lifeMs ?? longestLifeMs)
}

/** More than this are looked at once these are dealt with. */
const listed = 100

/** The last mails that were given up, the newest first. Reads what was ever given up, by the index on state and time. */
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
  const text = typeof sealed === 'string' ? await open(dataKeys(), sealPurpose(id), sealed) : null
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

/** Such a mail as staff see it, or `null`. */
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

/** Holds while no one has sent or dismissed it. */
export const isStillDead = (id: string): SQL =>
  sql`exists (select 1 from outbox where id = ${id} and ${isDeadMail})`

/** A row that keeps nothing of what it carried. */
export const erased = (now: Date) => ({
  payload: null,
  context: null,
  searchText: null,
  assigneeId: null,
  erasedAt: now.toISOString(),
})

/** No one sends it any more: what it held is erased, that it was given up stays. */
export const dismissMail = (db: Db, id: string, now: Date) =>
  db
    .update(outboxTable)
    .set(erased(now))
    .where(and(eq(outboxTable.id, id), isDeadMail))

/** Rows given up that are looked at for mails. Where more are given up in that time, the leads among them are an error. */
const lookedAt = 300

/**
 * How many such mails had their last try after an instant, of the last `lookedAt` rows that were given up: so many does
 * it read, by the index on state and time.
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
