import { bareClaims } from './bare-claims.ts'
import type { Statements } from '../../../db/batch-if.ts'
import type { Db } from '../../../db/client.ts'
import { identitiesTable, usersTable } from '../../../db/schema/users.ts'
import { invalid } from '../protocol.ts'
import type { Account } from '../caller-queries.ts'

type NewUser = {
  id?: string
  /** One of both: the address a confirmation goes to. */
  email: string | null
  phone: string | null
  passwordHash: string | null
  data: Record<string, unknown>
}

/** User metadata travel in every access token, and a token has to fit into a header. */
const metadataLimitBytes = 16 * 1024

/** Deeper data are nobody's profile. SQLite cannot read JSON beyond 1,000 levels, and would fail whoever asks it to. */
const metadataDepth = 20

/** What the server says about a user, in the same place as what the user says. */
const claimNames = new Set([
  'sub',
  'iss',
  'provider_id',
  'email',
  'email_verified',
  'phone',
  'phone_verified',
])

/**
 * What somebody may say of themselves: without the names that are the server's.
 * @throws AuthFailure `validation_failed` for metadata that no token could carry, or no database read
 */
export function ownMetadata(data: Record<string, unknown>): Record<string, unknown> {
  const own = Object.fromEntries(Object.entries(data).filter(([name]) => !claimNames.has(name)))
  assertMetadata(own)
  return own
}

/** @throws AuthFailure `validation_failed` */
export function assertMetadata(data: Record<string, unknown>): void {
  if (isDeeper(data, metadataDepth)) throw invalid('User metadata is nested too deeply')
  const sizeBytes = Buffer.byteLength(JSON.stringify(data))
  if (sizeBytes > metadataLimitBytes) throw invalid('User metadata is too large')
}

/** Looks no further down than the limit. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)))

/** A user who just signed up, not stored yet: unconfirmed, with the one identity that signing up makes. */
export function newAccount(
  { id = crypto.randomUUID(), email, phone, passwordHash, data }: NewUser,
  now: Date,
): Account {
  const at = now.toISOString()
  const provider = email === null ? 'phone' : 'email'
  const claims = bareClaims({ id, email, phone }, null)
  return {
    user: {
      id,
      email,
      phone,
      passwordHash,
      passwordProvenAt: null,
      passwordProvesFrom: null,
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

/** Stores a new user. Breaks a constraint when somebody else took the address meanwhile. Fits into a batch. */
export const insertAccount = (db: Db, { user, identities }: Account): Statements => [
  db.insert(usersTable).values(user),
  ...identities.map((row) => db.insert(identitiesTable).values(row)),
]
