import { and, eq, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Statements } from '../../../db/batch-if.ts'
import type { Db } from '../../../db/client.ts'
import { factorsTable, recoveryCodesTable } from '../../../db/schema/factors.ts'
import { sessionsTable } from '../../../db/schema/sessions.ts'
import { flowStatesTable, oneTimeTokensTable } from '../../../db/schema/sign-in.ts'
import { identitiesTable, usersTable } from '../../../db/schema/users.ts'
import type { Account, SessionRow, UserRow } from '../caller-queries.ts'
import { recountProviders } from '../identities/identity-queries.ts'

/*
 * Anybody can sign an address up with a password of their own. Its owner who opens the link of that mail proves to read
 * it, not to have chosen what came with it. So an account is proven only by what a stranger cannot do: exchange the code
 * of the link with the verifier of the browser that signed up, type the mailed code, or set a password in a session that
 * a mail began. Until then it is good for nothing that staff give; whoever gives rights to it gives them to the owner
 * alone, by the statements below.
 */

/** Whether anything in an account may be a stranger's: a condition. */
const isOpen = (userId: string) =>
  sql`exists (select 1 from users u where u.id = ${userId} and u.password_proven_at is null)`

/**
 * Leaves of an unproven account its address and what staff know of its owner: password, names, sessions, factors, other
 * ways of signing in and all that was mailed go. It is then as if it had just been invited. One that was proven
 * meanwhile stays as it is.
 */
export function leaveToOwner(db: Db, { user, identities }: Account, now: Date): Statements {
  const { id, email, invitedAt, updatedAt, userMetadata } = user
  const own = email === null ? 'phone' : 'email'
  const open = isOpen(id)
  const ofOpen = (column: SQLiteColumn) => and(eq(column, id), open)
  const chosen = (column: SQL, claims: Record<string, unknown>) =>
    sql`case when exists (select 1 from users i where i.id = ${id} and i.invited_at is not null
      and i.email_confirmed_at is null) and json_valid(${column})
      then ${column} else ${JSON.stringify(claims)} end`
  return [
    db.delete(sessionsTable).where(ofOpen(sessionsTable.userId)),
    db.delete(factorsTable).where(ofOpen(factorsTable.userId)),
    db.delete(recoveryCodesTable).where(ofOpen(recoveryCodesTable.userId)),
    db.delete(oneTimeTokensTable).where(ofOpen(oneTimeTokensTable.userId)),
    db
      .delete(flowStatesTable)
      .where(and(or(eq(flowStatesTable.userId, id), eq(flowStatesTable.linkUserId, id)), open)),
    db
      .delete(identitiesTable)
      .where(and(ofOpen(identitiesTable.userId), ne(identitiesTable.provider, own))),
    ...identities.map((identity) =>
      db
        .insert(identitiesTable)
        .values(identity)
        .onConflictDoUpdate({
          target: [identitiesTable.provider, identitiesTable.providerId],
          set: {
            identityData: chosen(sql`${identitiesTable.identityData}`, identity.identityData),
            email: identity.email,
            updatedAt,
          },
          setWhere: open,
        }),
    ),
    recountProviders(db, id, now),
    db
      .update(usersTable)
      .set({
        passwordHash: null,
        passwordProvenAt: updatedAt,
        passwordProvesFrom: null,
        userMetadata: chosen(sql`${usersTable.userMetadata}`, userMetadata),
        ...(email !== null && { phone: null, phoneConfirmedAt: null }),
        newEmail: null,
        newPhone: null,
        emailConfirmedAt: null,
        lastSignInAt: null,
        updatedAt,
      })
      .where(and(eq(usersTable.id, id), isNull(usersTable.passwordProvenAt))),
    db
      .update(usersTable)
      .set({ invitedAt, updatedAt })
      .where(and(eq(usersTable.id, id), isNull(usersTable.emailConfirmedAt))),
  ]
}

/**
 * What was linked to an account before it was proven may have been a stranger's doing: a number, another way of signing
 * in. It goes before rights come, with the sessions it may have opened.
 */
export function dropEarlier(db: Db, userId: string, now: Date): Statements {
  const provenAt = sql`(select u.password_proven_at from users u where u.id = ${userId})`
  const earlier = and(
    eq(identitiesTable.userId, userId),
    ne(identitiesTable.provider, 'email'),
    lt(identitiesTable.createdAt, provenAt),
  )
  const isEarlierPhone = and(
    eq(usersTable.id, userId),
    lt(usersTable.phoneConfirmedAt, usersTable.passwordProvenAt),
  )
  return [
    db
      .delete(sessionsTable)
      .where(
        and(
          eq(sessionsTable.userId, userId),
          or(
            sql`exists (select 1 from ${identitiesTable} where ${earlier})`,
            sql`exists (select 1 from ${usersTable} where ${isEarlierPhone})`,
          ),
        ),
      ),
    db.delete(identitiesTable).where(earlier),
    db.update(usersTable).set({ phone: null, phoneConfirmedAt: null }).where(isEarlierPhone),
    recountProviders(db, userId, now),
  ]
}

/** Of an address that its user still has. */
type ProvenSession = Pick<SessionRow, 'id' | 'provenAddress'>

/** What a password set in a session proves: all, if a mail to the account's address began that session. */
export const provenIn = (session: ProvenSession, now: Date): SQL =>
  sql`case when ${usersTable.email} = ${session.provenAddress}
    then coalesce(${usersTable.passwordProvenAt}, ${now.toISOString()})
    else ${usersTable.passwordProvenAt} end`

/**
 * A sign-up's code was exchanged with the verifier of the browser that signed up: whoever chose the password that came
 * with it reads the mail. For the transaction that spends the code, before it takes the token.
 */
export const proveBySignUp = (
  db: Db,
  { userId, tokenId, now }: { userId: UserRow['id']; tokenId: string; now: Date },
) =>
  db
    .update(usersTable)
    .set({ passwordProvenAt: now.toISOString() })
    .where(
      and(
        eq(usersTable.id, userId),
        isNull(usersTable.passwordProvenAt),
        sql`exists (select 1 from one_time_tokens t where t.id = ${tokenId}
          and t.password_hash is ${usersTable.passwordHash})`,
      ),
    )
