import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/batch-if.ts'
import { type Db, isConstraintError } from '../../../db/client.ts'
import { identitiesTable, usersTable } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import { bareClaims } from '../account/user-metadata.ts'
import { tellOfAddress } from '../account/staff-notices.ts'
import { dropAtProof } from '../account/unproven.ts'
import { recountProviders } from '../identities/identity-queries.ts'
import { callOffChanges, type OneTimeRow, voidTokens } from './one-time-queries.ts'
import { dropOthersFactors } from '../factors/others-factors.ts'
import { AuthFailure } from '../protocol.ts'
import { hasNoFactor, updateUser, type UserRow } from '../caller-queries.ts'

type Claims = Record<string, unknown>

/** What a token does, as statements for the transaction that spends it; `failure` names what broke it. */
type Effects = { statements: Statements; failure: (error: unknown) => unknown }

/** A token, and whether it was its code that was given for it. */
type Redemption = { token: OneTimeRow; isTyped: boolean }

const asItIs = (error: unknown) => error

/**
 * What a token that nothing holds back any more changes about its user. Whoever holds a token sent to an address owns
 * it, so recovery and magic link confirm an address as well (contract §5).
 * @param isTyped its code was typed. A link is opened by anybody who waits for some mail of ours; a code is typed where
 *   it was asked for: a new address is read by who typed its code.
 */
export function effectsOf(
  { db, now }: Deps,
  user: UserRow,
  token: OneTimeRow,
  { isTyped }: { isTyped: boolean },
): Effects {
  const at = now()
  switch (token.slot) {
    case 'confirmation':
    case 'invitation':
    case 'recovery':
      return { statements: confirmFirst(db, user, token, at), failure: asItIs }
    case 'email_change_current':
    case 'email_change_new':
      return changeAddress(db, user, { token, isTyped }, at)
    case 'reauthentication':
      throw new AuthFailure('otp_expired')
  }
}

/** As what somebody comes by a token, and whether by its link alone, which a scanner may have opened. */
export type Entry = { type: string; isOpened: boolean }

/**
 * Whether a token lets somebody in who forgot their password. They say so, and a code does: both mails share a slot, and a
 * stranger may have asked for the other one.
 */
export const isRecovery = (
  { slot }: Pick<OneTimeRow, 'slot'>,
  { type }: Pick<Entry, 'type'>,
): boolean => slot === 'recovery' && type === 'recovery'

/**
 * What happens besides once a token lets its reader in. Not by a link that was merely opened, as scanners do: our page
 * asks for it where a person arrives (account/lost-factors.ts).
 */
export const effectsOfEntry = (
  db: Db,
  token: Pick<OneTimeRow, 'slot' | 'userId'>,
  now: Date,
  { type, isOpened }: Entry,
): Statements => {
  if (token.slot !== 'recovery' || isOpened) return []
  const forgot = isRecovery(token, { type })
  return [
    ...dropOthersFactors(db, token.userId, now, { forgot }),
    // done in the middle of it, a change of address would leave its owner without the proof of having come by mail; but
    // whoever only reads the mailbox, and owes a second step, calls nothing off
    ...(forgot ? callOffChanges(db, token.userId, hasNoFactor(token.userId)) : []),
  ]
}

/**
 * The first time that an address is proven. Until then anybody could have typed it in: password, names and all else
 * that was given for it are dropped, unless they were given with this very token or by staff. Later it changes nothing.
 * What was given with the token is still a stranger's for all that an opened link or a typed code says
 * (account/unproven.ts): nobody who was given rights gets it.
 */
function confirmFirst(
  db: Db,
  user: UserRow,
  { id: tokenId, passwordHash, metadata }: OneTimeRow,
  now: Date,
): Statements {
  const { id } = user
  const at = now.toISOString()
  const confirmed = usersTable.emailConfirmedAt
  const bare = bareClaims(user, true)
  const chosen = (column: SQL) => sql`case when ${isInvited(id)} and json_valid(${column})
    then json_set(${column}, '$.email_verified', json('true'))
    when ${hasRights(id)} then ${JSON.stringify(bare)}
    else ${JSON.stringify({ ...metadata, ...bare })} end`
  const isNothingChosen = passwordHash === null && Object.keys(metadata ?? {}).length === 0
  const isFirst = sql`exists (select 1 from ${usersTable} where ${usersTable.id} = ${id} and ${confirmed} is null)`
  const isProof = isNothingChosen ? isFirst : sql`(${isFirst} and ${hasRights(id)})`
  return [
    ...dropAtProof(db, id, { given: isProof, tokenId }, now),
    db
      .update(identitiesTable)
      .set({ identityData: chosen(sql`${identitiesTable.identityData}`), updatedAt: at })
      .where(and(eq(identitiesTable.userId, id), eq(identitiesTable.provider, 'email'), isFirst)),
    db
      .update(usersTable)
      .set({
        emailConfirmedAt: at,
        passwordHash: sql`case when ${hasRights(id)} then null else ${passwordHash} end`,
        passwordProvenAt: sql`case when ${isProof}
          then coalesce(${usersTable.passwordProvenAt}, ${at}) else ${usersTable.passwordProvenAt} end`,
        userMetadata: chosen(sql`${usersTable.userMetadata}`),
        updatedAt: at,
      })
      .where(and(eq(usersTable.id, id), isNull(confirmed))),
  ]
}

/** Staff chose the names of who was invited, and nobody chose a password. */
const isInvited = (id: string) =>
  sql`exists (select 1 from users i where i.id = ${id} and i.invited_at is not null)`

/** Who was given rights before anybody proved the address has no password from then. */
const hasRights = (id: string) =>
  sql`(${isInvited(id)} or exists (select 1 from user_roles r where r.user_id = ${id}))`

/**
 * An address changes: everybody concerned agreed to the one that the token names, which `isLiving` has
 * compared with what the user still asks for. What was mailed to an old address is void. Whoever asked for the change
 * chose the password and need not read the mail of the new address: its owner may have opened a link unasked.
 */
function changeAddress(db: Db, user: UserRow, { token, isTyped }: Redemption, now: Date): Effects {
  const at = now.toISOString()
  const email = token.newAddress ?? ''
  const claims: Claims = { email, email_verified: true }
  const isReader = isTyped && token.slot === 'email_change_new'
  const changes = {
    email,
    newEmail: null,
    emailConfirmedAt: at,
    ...(!isReader && { passwordProvenAt: null }),
  }
  const userMetadata = patched(sql`${usersTable.userMetadata}`, claims)
  return {
    statements: [
      updateUser(db, user.id, { ...changes, userMetadata }, now),
      upsertIdentity(db, user.id, email, claims, now),
      recountProviders(db, user.id, now),
      ...voidTokens(db, user.id),
      ...tellOfAddress(db, user.id, now),
    ],
    failure: (error) => (isConstraintError(error) ? new AuthFailure('email_exists') : error),
  }
}

function upsertIdentity(db: Db, userId: string, email: string, claims: Claims, now: Date) {
  const at = now.toISOString()
  return db
    .insert(identitiesTable)
    .values({
      id: crypto.randomUUID(),
      userId,
      provider: 'email',
      providerId: userId,
      email,
      identityData: {
        sub: userId,
        phone_verified: false,
        ...claims,
      },
      lastSignInAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoUpdate({
      target: [identitiesTable.provider, identitiesTable.providerId],
      set: {
        identityData: patched(sql`${identitiesTable.identityData}`, claims),
        email,
        updatedAt: at,
      },
    })
}

/** Sets some members of stored data and leaves the others (RFC 7396). Data that SQLite cannot read start over. */
const patched = (column: SQL, claims: Claims) =>
  sql`json_patch(case when json_valid(${column}) then ${column} else '{}' end, ${JSON.stringify(claims)})`
