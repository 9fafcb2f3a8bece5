import type { Statements } from '../../../db/batch-if.ts'
import type { Db } from '../../../db/client.ts'
import { identitiesTable, usersTable } from '../../../db/schema/users.ts'
import type { Account } from '../caller-queries.ts'
import { bareClaims } from './user-metadata.ts'

type NewUser = {
  id?: string
  email: string
  passwordHash: string | null
  data: Record<string, unknown>
}

/** A user who just signed up, not stored yet: unconfirmed, with the one identity that signing up makes. */
export function newAccount(
  { id = crypto.randomUUID(), email, passwordHash, data }: NewUser,
  now: Date,
): Account {
  const at = now.toISOString()
  const claims = bareClaims({ id, email }, false)
  return {
    user: {
      id,
      email,
      passwordHash,
      passwordProvenAt: null,
      passwordProvesFrom: null,
      appMetadata: {
        provider: 'email',
        providers: ['email'],
      },
      userMetadata: {
        ...data,
        ...claims,
      },
      createdAt: at,
      updatedAt: at,
      emailConfirmedAt: null,
      newEmail: null,
      confirmationSentAt: at,
      recoverySentAt: null,
      emailChangeSentAt: null,
      reauthenticationSentAt: null,
      invitedAt: null,
      lastSignInAt: null,
      bannedUntil: null,
    },
    identities: [
      {
        id: crypto.randomUUID(),
        userId: id,
        provider: 'email',
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
