import { and, eq, type SQL, sql } from 'drizzle-orm'
import { batchIf } from '../../../db/batch-if.ts'
import type { Db } from '../../../db/client.ts'
import { sessionsTable } from '../../../db/schema/sessions.ts'
import { oneTimeTokensTable } from '../../../db/schema/sign-in.ts'
import type { SessionRow } from '../caller-queries.ts'

/*
 * The link of a mail that lets its reader in may have been asked for by anybody, without a challenge, and is opened by
 * scanners before its reader comes. That begins a session; it must not leave the reader without one. So the token is spent
 * when that session is first used, or by itself: whoever gives it then has a session in place of the unused one.
 */
type Row = typeof oneTimeTokensTable.$inferSelect
type Token = Pick<Row, 'id' | 'userId'>

/** Whether a token is one that stays while the session that its link began is not used. */
export const staysOpened = ({ slot, codeChallenge }: Row): boolean =>
  slot === 'recovery' && codeChallenge === null

/** Whether nobody has opened a link yet, or its session has ended: a condition. */
export const isUnopened = ({ id, userId }: Token): SQL =>
  sql`not exists (select 1 from sessions s where s.user_id = ${userId} and s.opened_token = ${id})`

/** Ends the session that the token's link began and nobody used. Fits into the batch that spends the token. */
export const endUnusedOf = (db: Db, { id, userId }: Token) =>
  db
    .delete(sessionsTable)
    .where(and(eq(sessionsTable.userId, userId), eq(sessionsTable.openedToken, id)))

/** As long as the link of such a mail is good: a page on which somebody took their time has not yet used its session. */
const lifeMs = 60 * 60 * 1000

/**
 * Spends the token of a link whose session is used now. That is when its reader came: the session has begun now.
 * @returns false where the token was given by itself meanwhile, and the session has ended
 */
export async function spendOpened(
  db: Db,
  { id, openedToken, createdAt }: Pick<SessionRow, 'id' | 'openedToken' | 'createdAt'>,
  now: Date,
): Promise<boolean> {
  if (openedToken === null) return true
  const isThere = sql`exists (select 1 from sessions where id = ${id})`
  const done = await batchIf(db, isThere, [
    db.delete(oneTimeTokensTable).where(eq(oneTimeTokensTable.id, openedToken)),
    db
      .update(sessionsTable)
      .set({
        openedToken: null,
        ...(now.getTime() - Date.parse(createdAt) < lifeMs && { createdAt: now.toISOString() }),
      })
      .where(eq(sessionsTable.id, id)),
  ])
  return done !== null
}
