import { and, eq, gt, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Db } from '../../../db/client.ts'
import { flowStatesTable, oneTimeTokensTable } from '../../../db/schema/sign-in.ts'
import { usersTable } from '../../../db/schema/users.ts'
import { endUnusedOf } from '../sessions/opened-links.ts'

const token = oneTimeTokensTable

export type OneTimeRow = typeof oneTimeTokensTable.$inferSelect
export type Slot = OneTimeRow['slot']

/** A code may be tried this often: five chances in a million. */
const maxTries = 5

/**
 * Stores a token in place of the one in its slot. Not run until awaited: it also fits into a batch.
 * @param keeps what was chosen with the token before, where that one still lives: the same mail again
 */
export function storeToken(db: Db, row: OneTimeRow, { keeps = false } = {}) {
  const { id: _, userId: __, slot: ___, ...columns } = row
  const kept = (column: SQLiteColumn) =>
    sql`case when ${token.expiresAt} > ${row.createdAt} then ${column} end`
  return db
    .insert(token)
    .values(row)
    .onConflictDoUpdate({
      target: [token.userId, token.slot],
      set: {
        id: row.id,
        ...columns,
        ...(keeps && {
          passwordHash: kept(token.passwordHash),
          metadata: kept(token.metadata),
          chosenUnder: kept(token.chosenUnder),
        }),
      },
    })
}

/** The living token of a link, or `null`. Reading it spends nothing. */
export async function findByLink(
  db: Db,
  linkHash: string,
  slots: Slot[],
  now: Date,
): Promise<OneTimeRow | null> {
  const isOfLink = and(eq(token.linkHash, linkHash), inArray(token.slot, slots))
  const [row] = await db
    .select()
    .from(token)
    .where(and(isOfLink, gt(token.expiresAt, now.toISOString())))
  return row ?? null
}

/** The living token, as it is now. */
export async function findToken(db: Db, id: string, now: Date): Promise<OneTimeRow | null> {
  const [row] = await db
    .select()
    .from(token)
    .where(and(eq(token.id, id), gt(token.expiresAt, now.toISOString())))
  return row ?? null
}

/**
 * The living tokens of one account sent to an address, each charged with one try in the same statement. Several
 * accounts may be changing to one address at once: then it has to be said whose code is meant, or every guess would
 * have several chances, and cost several people a try.
 * @param whose codes, where that is known (`userId`), and for whom a try was taken: what nobody pays for is not looked at
 */
export const chargeTries = (
  db: Db,
  address: string,
  slots: Slot[],
  now: Date,
  { userId, owners }: { userId: string | null; owners: string[] },
): Promise<OneTimeRow[]> =>
  db
    .update(token)
    .set({ tries: sql`${token.tries} + 1` })
    .where(
      and(
        eq(token.address, address),
        inArray(token.slot, slots),
        gt(token.expiresAt, now.toISOString()),
        lt(token.tries, maxTries),
        inArray(token.userId, owners),
        userId === null ? isOnlyAccount(slots, now) : eq(token.userId, userId),
      ),
    )
    .returning()

const isOnlyAccount = (slots: Slot[], now: Date) => sql`not exists (
  select 1 from one_time_tokens other where other.address = ${token.address}
    and other.slot in ${slots} and other.expires_at > ${now.toISOString()}
    and other.user_id <> ${token.userId})`

/**
 * Whether a token still lives as it was read, and its user still has, or still asked for, the address that it was
 * sent to: what it does, it does only then.
 */
export const isLiving = (row: OneTimeRow, now: Date): SQL => sql`exists (
  select 1 from one_time_tokens t join users u on u.id = t.user_id
  where t.id = ${row.id} and t.awaits_other = ${row.awaitsOther ? 1 : 0}
    and t.expires_at > ${now.toISOString()} and ${fits[row.slot](row)})`

const ofOwnAddress = ({ address }: OneTimeRow) => sql`u.email = ${address}`
const ofNewAddress = ({ newAddress }: OneTimeRow) =>
  sql`u.new_email = ${newAddress} and t.new_address = ${newAddress}`

const fits: Record<Slot, (row: OneTimeRow) => SQL> = {
  confirmation: ofOwnAddress,
  invitation: ofOwnAddress,
  recovery: ofOwnAddress,
  email_change_current: ofNewAddress,
  email_change_new: ofNewAddress,
  reauthentication: ofOwnAddress,
}

/**
 * Takes a token out, and with it the codes and the unused session that its link led to: for a transaction that asked
 * `isLiving` first, so of many who try, by whichever of its ways, one gets it.
 */
export const takeToken = (db: Db, { id, userId }: Pick<OneTimeRow, 'id' | 'userId'>) =>
  [
    db.delete(token).where(eq(token.id, id)),
    db
      .delete(flowStatesTable)
      .where(and(eq(flowStatesTable.userId, userId), eq(flowStatesTable.oneTimeTokenId, id))),
    endUnusedOf(db, { id, userId }),
  ] as const

/** The other half of the same change of address stops waiting for this one. */
export const freeOtherHalf = (db: Db, { id, userId, changeId }: OneTimeRow) =>
  db
    .update(token)
    .set({ awaitsOther: false })
    .where(and(eq(token.userId, userId), eq(token.changeId, changeId ?? ''), ne(token.id, id)))

/** Codes that wait to be exchanged, and visits to a provider that sign a user in or link: a condition. */
export const waitsFor = (userId: string) =>
  or(eq(flowStatesTable.userId, userId), eq(flowStatesTable.linkUserId, userId))

/** Nobody comes in by these any more. */
const dropWaiting = (db: Db, userId: string) => db.delete(flowStatesTable).where(waitsFor(userId))

/**
 * Calls off what a session set going that has to end: codes and visits on their way, and changes of address
 * that were asked for, which anybody could have sent again later. Fits into a batch.
 */
export const callOffUnderWay = (db: Db, userId: string) =>
  [dropWaiting(db, userId), ...callOffChanges(db, userId)] as const

/** Calls off changes of address that were asked for, where `given` holds. Fits into a batch. */
export const callOffChanges = (db: Db, userId: string, given: SQL = sql`true`) =>
  [
    db
      .delete(token)
      .where(
        and(
          eq(token.userId, userId),
          inArray(token.slot, ['email_change_current', 'email_change_new']),
          given,
        ),
      ),
    db
      .update(usersTable)
      .set({ newEmail: null })
      .where(and(eq(usersTable.id, userId), given)),
  ] as const

/** Voids everything that was mailed to a user, and whatever waits for them elsewhere. Fits into a batch. */
export const voidTokens = (db: Db, userId: string) =>
  [db.delete(token).where(eq(token.userId, userId)), dropWaiting(db, userId)] as const

/** Whether a user still has an address, and still has to prove it where that matters. */
export const isAddressOf = (userId: string, email: string, { unproven = false } = {}): SQL =>
  sql`exists (select 1 from ${usersTable} where ${usersTable.id} = ${userId} and ${usersTable.email} = ${email}
    ${unproven ? sql`and ${usersTable.emailConfirmedAt} is null` : sql``})`
