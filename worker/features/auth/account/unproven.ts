import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/batch-if.ts'
import type { Db } from '../../../db/client.ts'
import { identitiesTable, usersTable } from '../../../db/schema/users.ts'
import type { Account, SessionRow, UserRow } from '../caller-queries.ts'
import { addOwnIdentity, recountProviders } from '../identities/identity-queries.ts'
import { dropAllButAddress, type Leaving } from './all-but-address.ts'
import { bareClaims } from './user-metadata.ts'

/*
 * Anybody can sign an address up with a password of their own. Its owner who opens the link of that mail, or types its
 * code, proves to read it, not to have chosen what came with it. So an account is proven only by what a stranger cannot
 * do: exchange the code of the link with the verifier of the browser that chose the password, confirm an address for
 * which nobody chose anything, or set a password in a session that a mail began. What a stranger may have linked or
 * enrolled until then goes at that moment. An account that is not proven is good for nothing that staff give; whoever
 * gives rights to it gives them to the owner alone, by the statements below.
 */

/** Whether anything in an account may be a stranger's: a condition. */
const isOpen = (userId: string) =>
  sql`exists (select 1 from users u where u.id = ${userId} and u.password_proven_at is null)`

/** Whether something is in an account that is older than its proof: a condition. */
const isMixed = (userId: string) => sql`exists (select 1 from users u where u.id = ${userId} and (
  exists (select 1 from identities i where i.user_id = u.id
    and i.provider <> 'email' and i.created_at < u.password_proven_at)
  or exists (select 1 from mfa_factors f where f.user_id = u.id and f.created_at < u.password_proven_at)
  or exists (select 1 from sessions s where s.user_id = u.id
    and s.created_at < u.password_proven_at and s.proven_address is not u.email)))`

/**
 * Whether nothing in an account can be a stranger's. Proof takes all away that is older, so it is so for who is proven,
 * unless that was before it did. Nothing older comes later: what could bring it is gone as well.
 */
export async function isOwners(
  db: Db,
  { id, passwordProvenAt }: Pick<UserRow, 'id' | 'passwordProvenAt'>,
): Promise<boolean> {
  if (passwordProvenAt === null) return false
  const [mixed] = await db
    .select({ one: sql`1` })
    .from(usersTable)
    .where(and(eq(usersTable.id, id), isMixed(id)))
  return mixed === undefined
}

/**
 * Leaves of an unproven account its address and what staff know of its owner: password, names, sessions, factors, other
 * ways of signing in and all that was mailed go. It is then as if it had just been invited. One that was proven
 * meanwhile stays as it is, unless something older than the proof is still there.
 */
export function leaveToOwner(db: Db, { user, identities }: Account, now: Date): Statements {
  const { id, invitedAt, updatedAt, userMetadata } = user
  const open = isOpen(id)
  const chosen = (column: SQL, claims: Record<string, unknown>) =>
    sql`case when exists (select 1 from users i where i.id = ${id} and i.invited_at is not null
      and i.email_confirmed_at is null) and json_valid(${column})
      then ${column} else ${JSON.stringify(claims)} end`
  return [
    db
      .update(usersTable)
      .set({ passwordProvenAt: null })
      .where(and(eq(usersTable.id, id), isMixed(id))),
    ...dropAllButAddress(db, id, { given: open }),
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
 * What goes at the moment that an unproven account is proven, for the transaction that proves it, before it does:
 * anything may be a stranger's doing, but the session or token of whoever proves it.
 */
export const dropAtProof = (
  db: Db,
  userId: string,
  { given, ...kept }: Leaving,
  now: Date,
): Statements => {
  const isLeft = sql`(${isOpen(userId)} and ${given})`
  return [
    ...dropAllButAddress(db, userId, { given: isLeft, ...kept }),
    addOwnIdentity(db, userId, isLeft, now),
    recountProviders(db, userId, now),
  ]
}

/**
 * Names and whatever else came with a sign-up, where the reader of the mail sets the password of an account that nobody
 * has proven: anybody may have given them. Staff know the names of who was invited or has rights. For the transaction
 * that sets the password, before it does.
 */
export function dropPlantedNames(db: Db, user: UserRow, given: SQL): Statements {
  const { id } = user
  const bare = JSON.stringify(bareClaims(user, true))
  const isPlanted = namesArePlanted(id, given)
  return [
    db
      .update(identitiesTable)
      .set({ identityData: sql`${bare}` })
      .where(and(eq(identitiesTable.userId, id), eq(identitiesTable.provider, 'email'), isPlanted)),
    db
      .update(usersTable)
      .set({ userMetadata: sql`${bare}` })
      .where(and(eq(usersTable.id, id), isPlanted)),
  ]
}

/** Whether names are dropped: a condition. */
const namesArePlanted = (id: string, given: SQL) =>
  sql`(${isOpen(id)} and ${given} and exists (select 1 from users o where o.id = ${id}
    and o.invited_at is null and not exists (select 1 from user_roles r where r.user_id = o.id)))`

/** Names that come with the password: added to those from before, or alone where those are dropped. */
export function namesWithPassword(
  user: UserRow,
  { added, alone }: { added: Record<string, unknown>; alone: Record<string, unknown> },
  given: SQL,
): SQL {
  const kept = JSON.stringify({ ...alone, ...bareClaims(user, true) })
  return sql`case when ${namesArePlanted(user.id, given)} then ${kept} else ${JSON.stringify(added)} end`
}

type ProvenSession = Pick<SessionRow, 'id' | 'userId' | 'provenAddress'>

/** Whether a mail to the address that its user still has began a session: a condition. */
export const isProofIn = ({ userId, provenAddress }: ProvenSession): SQL =>
  sql`exists (select 1 from users p where p.id = ${userId} and p.email = ${provenAddress})`

/** What a password set in a session proves: all, if a mail to the account's address began that session. */
export const provenIn = (session: ProvenSession, now: Date): SQL =>
  sql`case when ${isProofIn(session)}
    then coalesce(${usersTable.passwordProvenAt}, ${now.toISOString()})
    else ${usersTable.passwordProvenAt} end`

type SignUpProof = {
  userId: UserRow['id']
  tokenId: string
  /** That of the code. */
  challenge: string | null
  now: Date
}

/**
 * A sign-up's code was exchanged with the verifier of the browser that chose the password: whoever chose it reads the
 * mail. Not so where the mail was asked for again by another browser. For the transaction that spends the code, before
 * it takes the token.
 */
export function proveBySignUp(
  db: Db,
  { userId, tokenId, challenge, now }: SignUpProof,
): Statements {
  const given = sql`exists (select 1 from one_time_tokens t join users c on c.id = t.user_id
    where t.id = ${tokenId} and t.password_hash is c.password_hash and t.chosen_under = ${challenge})`
  return [
    ...dropAtProof(db, userId, { given, tokenId }, now),
    db
      .update(usersTable)
      .set({ passwordProvenAt: now.toISOString() })
      .where(and(eq(usersTable.id, userId), isNull(usersTable.passwordProvenAt), given)),
  ]
}
