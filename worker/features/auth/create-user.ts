import { type Db, isConstraintError } from '../../db/client.ts'
import { identitiesTable, usersTable } from '../../db/schema.ts'
import { invalid } from './protocol.ts'
import { type Account, findUserByEmail, findUserByPhone, type UserRow } from './queries.ts'

type NewUser = {
  /** One of both: the address a confirmation goes to. */
  email: string | null
  phone: string | null
  passwordHash: string | null
  data: Record<string, unknown>
}

/** User metadata travel in every access token, and a token has to fit into a header. */
const metadataLimit = 16 * 1024

/** @throws AuthFailure `validation_failed` for metadata that no token could carry */
export function assertMetadata(data: Record<string, unknown>): void {
  if (jsonLength(data) > metadataLimit) throw invalid('User metadata is too large')
}

function jsonLength(data: Record<string, unknown>): number {
  try {
    return JSON.stringify(data).length
  } catch {
    return Number.POSITIVE_INFINITY // nested too deeply to be written
  }
}

/** A user who just signed up, not stored yet: unconfirmed, with the one identity that signing up makes. */
export function newAccount({ email, phone, passwordHash, data }: NewUser, now: Date): Account {
  const id = crypto.randomUUID()
  const at = now.toISOString()
  const provider = email === null ? 'phone' : 'email'
  const claims = {
    sub: id,
    ...(email !== null && { email }),
    ...(phone !== null && { phone }),
    email_verified: false,
    phone_verified: false,
  }
  return {
    user: {
      id,
      email,
      phone,
      passwordHash,
      appMetadata: {
        provider,
        providers: [provider],
      },
      userMetadata: {
        ...data,
        ...claims,
      },
      createdAt: at,
      updatedAt: at,
      emailConfirmedAt: null,
      phoneConfirmedAt: null,
      newEmail: null,
      newPhone: null,
      confirmationSentAt: at,
      recoverySentAt: null,
      emailChangeSentAt: null,
      phoneChangeSentAt: null,
      reauthenticationSentAt: null,
      invitedAt: null,
      lastSignInAt: null,
      bannedUntil: null,
    },
    identities: [
      {
        id: crypto.randomUUID(),
        userId: id,
        provider,
        providerId: id,
        email,
        identityData: {
          ...data,
          ...claims,
        },
        lastSignInAt: at,
        createdAt: at,
        updatedAt: at,
      },
    ],
    factors: [],
  }
}

/** @throws a constraint error when somebody else took the address meanwhile */
export async function storeAccount(db: Db, { user, identities }: Account): Promise<void> {
  const insertUser = db.insert(usersTable).values(user)
  await db.batch([insertUser, ...identities.map((row) => db.insert(identitiesTable).values(row))])
}

/** Stores a new user, or finds the one that a simultaneous request stored first. */
export async function storeUser(db: Db, fresh: Account): Promise<UserRow> {
  try {
    await storeAccount(db, fresh)
    return fresh.user
  } catch (error) {
    const { email, phone } = fresh.user
    const first = email ? await findUserByEmail(db, email) : await findUserByPhone(db, phone ?? '')
    if (first && isConstraintError(error)) return first
    throw error
  }
}
