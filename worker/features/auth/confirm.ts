import { and, eq, sql } from 'drizzle-orm'
import { type Db, isConstraintError } from '../../db/client.ts'
import { identitiesTable } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { type OneTimeRow, voidTokens } from './one-time-queries.ts'
import { AuthFailure } from './protocol.ts'
import { updateUser, type UserRow } from './queries.ts'

/**
 * What a spent token changes about its user. Whoever holds a token sent to an address owns it, so recovery and
 * magic link confirm an address as well (contract §5).
 * @returns whether a change of address still waits for the other address
 */
export async function applyToken(
  deps: Deps,
  user: UserRow,
  token: OneTimeRow,
): Promise<'done' | 'halfway'> {
  switch (token.slot) {
    case 'confirmation':
    case 'recovery':
      if (!user.emailConfirmedAt) await confirmEmail(deps, user)
      return 'done'
    case 'email_change_current':
    case 'email_change_new':
      if (token.awaitsOther) return 'halfway'
      await changeEmail(deps, user)
      return 'done'
    case 'phone_confirmation':
    case 'phone_change':
      await confirmPhone(deps, user, token.address)
      return 'done'
    case 'reauthentication':
      throw new AuthFailure('otp_expired') // a nonce is for PUT /user only
  }
}

async function confirmEmail({ db, now }: Deps, user: UserRow): Promise<void> {
  const at = now()
  const verified = { email_verified: true }
  const userMetadata = { ...user.userMetadata, ...verified }
  await db.batch([
    updateUser(db, user.id, { emailConfirmedAt: at.toISOString(), userMetadata }, at),
    db
      .update(identitiesTable)
      .set({ identityData: patched(verified), updatedAt: at.toISOString() })
      .where(and(eq(identitiesTable.userId, user.id), eq(identitiesTable.provider, 'email'))),
  ])
}

/** Both addresses agreed. Everything mailed to the old one is void. */
async function changeEmail({ db, now }: Deps, user: UserRow): Promise<void> {
  const { newEmail: email } = user
  if (email === null) throw new AuthFailure('otp_expired')
  const at = now()
  const claims = { email, email_verified: true }
  const changes = {
    email,
    newEmail: null,
    emailConfirmedAt: at.toISOString(),
    ...withProvider(user, 'email', claims),
  }
  const work = db.batch([
    updateUser(db, user.id, changes, at),
    upsertIdentity(db, user.id, 'email', claims, at),
    ...voidTokens(db, user.id),
  ])
  await work.catch((error: unknown) => {
    throw isConstraintError(error) ? new AuthFailure('email_exists') : error
  })
}

async function confirmPhone({ db, now }: Deps, user: UserRow, phone: string): Promise<void> {
  const at = now()
  const claims = { phone, phone_verified: true }
  const changes = {
    phone,
    newPhone: null,
    phoneConfirmedAt: at.toISOString(),
    ...withProvider(user, 'phone', claims),
  }
  const work = db.batch([
    updateUser(db, user.id, changes, at),
    upsertIdentity(db, user.id, 'phone', claims, at),
  ])
  await work.catch((error: unknown) => {
    throw isConstraintError(error) ? new AuthFailure('phone_exists') : error
  })
}

type Claims = Record<string, unknown>

/** A user who proves an address can sign in by it from now on, and its metadata say so. */
function withProvider(user: UserRow, provider: 'email' | 'phone', claims: Claims) {
  const known = user.appMetadata['providers']
  const providers = new Set([...(Array.isArray(known) ? known : []), provider])
  return {
    userMetadata: { ...user.userMetadata, ...claims },
    appMetadata: { provider, ...user.appMetadata, providers: [...providers] },
  }
}

function upsertIdentity(
  db: Db,
  userId: string,
  provider: 'email' | 'phone',
  claims: Claims,
  now: Date,
) {
  const at = now.toISOString()
  const email = typeof claims['email'] === 'string' ? claims['email'] : null
  return db
    .insert(identitiesTable)
    .values({
      id: crypto.randomUUID(),
      userId,
      provider,
      providerId: userId,
      email,
      identityData: {
        sub: userId,
        email_verified: false,
        phone_verified: false,
        ...claims,
      },
      lastSignInAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoUpdate({
      target: [identitiesTable.provider, identitiesTable.providerId],
      set: { identityData: patched(claims), email, updatedAt: at },
    })
}

/** Sets some members of an identity's data and leaves the others (RFC 7396). */
const patched = (claims: Claims) =>
  sql`json_patch(${identitiesTable.identityData}, ${JSON.stringify(claims)})`
