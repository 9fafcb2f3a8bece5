import { and, eq, getTableColumns, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#contract/locales.ts'
import type { Db } from '../../db/client.ts'
import { outboxTable } from '../../db/schema/outbox.ts'
import type { Deps } from '../../deps.ts'
import { contentHash } from '../../lib/http/etag.ts'
import type { Mail } from '../../adapters/mail.ts'
import { seal } from '../../lib/secrets/seal.ts'
import { deliver, deliverClaimed } from './deliver.ts'
import type { Outside } from './delivery.ts'
import { deliverForm, type FormRow } from './deliver-form.ts'
import { sealPurpose } from './deliver-mail.ts'
import { claimedRow, freshRow, type OutboxRow } from './outbox-queries.ts'

/*
 * What other features may use of the outbox: they write rows in their own transactions, and ask for delivery once
 * those are through. The cron delivers whatever this misses.
 */

export { claimedRow }

/**
 * A row of `claimedRow` for a form's submission, as one item of `db.batch`. Fails with a constraint error if its key is
 * known. Then `deliverStored`; where that does not come to an end, the cron delivers the row once its lease is over.
 */
export const enqueueForm = (db: Db, row: OutboxRow, retentionDays: SQL<number>) =>
  db.insert(outboxTable).values({ ...row, retentionDays })

/** Delivers a row that was stored as claimed, after the answer has gone out. */
export const deliverStored = (deps: Outside & Pick<Deps, 'defer'>, row: OutboxRow): void =>
  deps.defer(deliverClaimed(deps, row.id, () => row))

type QueuedMail = {
  /** Of its row, where one of several mails is written: delivery need not know which. */
  id?: string
  mail: Mail
  locale: Locale
  /** Names why it is sent, such as `approval:<request id>`: the same cause is mailed once, however often asked. */
  cause: string
  /** Writes the row only where this holds, such as `exists (…)`: for decisions that a transaction may not have made. */
  when?: SQL
}

/**
 * A mail that is sent if and only if the transaction goes through: put `statement` into `db.batch`, then hand `id` to
 * `deliverSoon`. Its text is sealed until it is sent and erased after. Failures that time may cure are tried again.
 */
export async function enqueueMail(
  { db, dataKeys, now }: Pick<Deps, 'db' | 'dataKeys' | 'now'>,
  { id = crypto.randomUUID(), mail, locale, cause, when = sql`true` }: QueuedMail,
) {
  const text = JSON.stringify(mail)
  const row = freshRow(
    {
      id,
      kind: 'mail',
      idempotencyKey: `mail:${cause}`,
      payloadHash: await contentHash(text),
      locale,
      payload: { sealed: await seal(dataKeys(), sealPurpose(id), text) },
      context: null,
    },
    now(),
  )
  // an insert of drizzle's knows no condition, a select does; its columns stand in the table's order
  const columns = Object.entries(getTableColumns(outboxTable))
  const values = columns.map(([name, column]) => sql.param(Reflect.get(row, name), column))
  const statement = db
    .insert(outboxTable)
    .select(sql`select ${sql.join(values, sql`, `)} where ${when}`)
    .onConflictDoNothing({ target: outboxTable.idempotencyKey })
  return { id, statement }
}

/** Delivers rows after the answer has gone out. */
export const deliverSoon = (deps: Outside & Pick<Deps, 'defer'>, ids: string[]): void =>
  deps.defer(Promise.all(ids.map((id) => deliver(deps, id))))

/**
 * Delivers a submission that could not be stored, once, by whatever way works.
 * @returns how it ended, and whether HubSpot refused the address
 */
export async function deliverUnstored(deps: Outside, row: Omit<FormRow, 'attempts'>) {
  // as if HubSpot had had its tries: there is no later one
  const { outcome, attempts } = await deliverForm(deps, { ...row, attempts: Infinity })
  const isAddressRefused = attempts.some(({ detail }) =>
    /\b(INVALID|BLOCKED)_EMAIL\b/.test(detail ?? ''),
  )
  return { isDelivered: outcome === 'delivered', isAddressRefused }
}

/**
 * Starts a row over, delivered or dead, unless a run has it right now or its content is erased. A statement for
 * `db.batch` or to be awaited: it returns the row's id if it did something. Then `deliverSoon`.
 */
export const sendAgain = (db: Db, id: string, now: Date) =>
  db
    .update(outboxTable)
    .set({ state: 'waiting', attempts: 0, nextAt: now.toISOString(), leaseUntil: null })
    .where(
      and(
        eq(outboxTable.id, id),
        isNotNull(outboxTable.payload),
        or(isNull(outboxTable.leaseUntil), lte(outboxTable.leaseUntil, now.toISOString())),
      ),
    )
    .returning({ id: outboxTable.id })
