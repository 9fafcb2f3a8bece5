import { and, eq, getTableColumns, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#contract/locales.ts'
import type { Db } from '../../db/client.ts'
import { outboxTable } from '../../db/schema/outbox.ts'
import type { Deps } from '../../deps.ts'
import { contentHash } from '../../lib/http/etag.ts'
import type { Mail } from '../../adapters/mail.ts'
import { seal } from '../../lib/secrets/seal.ts'
import { deliverRow, deliverClaimed } from './deliver.ts'
import type { DeliveryDeps } from './delivery.ts'
import { deliverForm, type FormRow } from './deliver-form.ts'
import { mailEncryptionPurpose } from './deliver-mail.ts'
import { claimedRow, newOutboxRow, type OutboxRow } from './outbox-queries.ts'

/*
 * Interface of the outbox for other features: they insert rows in their own transactions and
 * trigger delivery afterwards. The cron delivers the rest.
 */

export { claimedRow }

/**
 * A row of `claimedRow` for a form's submission, as one item of `db.batch`. Fails with a constraint error if its key is
 * known. Then `deliverStored`; where that does not come to an end, the cron delivers the row once its lease is over.
 */
export const enqueueForm = (db: Db, row: OutboxRow, retentionDays: SQL<number>) =>
  db.insert(outboxTable).values({ ...row, retentionDays })

/** Delivers a row that was stored as claimed, after the answer has gone out. */
export const deliverStored = (deps: DeliveryDeps & Pick<Deps, 'defer'>, row: OutboxRow): void =>
  deps.defer(deliverClaimed(deps, row.id, () => row))

type QueuedMail = {
  /** Row id, if the caller needs to choose it. */
  id?: string
  mail: Mail
  locale: Locale
  /** Idempotency key, such as `approval:<request id>`: one mail per cause. */
  cause: string
  /** SQL condition for the insert, evaluated in the transaction. */
  when?: SQL
}

/**
 * Queues a mail within the caller's transaction: put `statement` into `db.batch`, then pass `id` to
 * `deliverSoon`. Encrypted until sent, erased afterwards, retried on temporary errors.
 */
export async function enqueueMail(
  { db, dataKeys, now }: Pick<Deps, 'db' | 'dataKeys' | 'now'>,
  { id = crypto.randomUUID(), mail, locale, cause, when = sql`true` }: QueuedMail,
) {
  const text = JSON.stringify(mail)
  const row = newOutboxRow(
    {
      id,
      kind: 'mail',
      idempotencyKey: `mail:${cause}`,
      payloadHash: await contentHash(text),
      locale,
      payload: { sealed: await seal(dataKeys(), mailEncryptionPurpose(id), text) },
      context: null,
    },
    now(),
  )
  // insert … select, because Drizzle's insert takes no condition; columns in table order
  const columns = Object.entries(getTableColumns(outboxTable))
  const values = columns.map(([name, column]) => sql.param(Reflect.get(row, name), column))
  const statement = db
    .insert(outboxTable)
    .select(sql`select ${sql.join(values, sql`, `)} where ${when}`)
    .onConflictDoNothing({ target: outboxTable.idempotencyKey })
  return { id, statement }
}

/** Delivers rows after the response. */
export const deliverSoon = (deps: DeliveryDeps & Pick<Deps, 'defer'>, ids: string[]): void =>
  deps.defer(Promise.all(ids.map((id) => deliverRow(deps, id))))

/**
 * Delivers a submission that could not be stored, once, to HubSpot or by mail.
 * @returns the outcome, and whether HubSpot refused the address
 */
export async function deliverUnstored(deps: DeliveryDeps, row: Omit<FormRow, 'attempts'>) {
  // `Infinity` attempts: mail is used at once, since there is no retry
  const { outcome, attempts } = await deliverForm(deps, { ...row, attempts: Infinity })
  const isAddressRefused = attempts.some(({ detail }) =>
    /\b(INVALID|BLOCKED)_EMAIL\b/.test(detail ?? ''),
  )
  return { isDelivered: outcome === 'delivered', isAddressRefused }
}

/**
 * Statement that restarts delivery of a delivered or dead row, unless it is leased or erased;
 * returns the id if so. Follow it with `deliverSoon`.
 */
export const restartDelivery = (db: Db, id: string, now: Date) =>
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
