import type { Account, IdentityRow, UserRow } from './account.ts'

type New = {
  id: string
  identityId: string
  email: string
  passwordHash: string | null
  data: Record<string, unknown>
}

/** What the server says of a user, in the same place as what the user says. */
export const bareClaims = (
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  isVerified: boolean,
): Record<string, unknown> => ({
  sub: id,
  email,
  email_verified: isVerified,
  phone_verified: false,
})

/** An account that was just signed up: unverified, with the one identity that signing up makes. */
export function newAccount({ id, identityId, email, passwordHash, data }: New, now: Date): Account {
  const at = now.toISOString()
  const claims = { ...data, ...bareClaims({ id, email }, false) }
  return {
    user: {
      id,
      version: 0,
      email,
      passwordHash,
      appMetadata: { provider: 'email', providers: ['email'] },
      userMetadata: claims,
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
    role: null,
    identities: [ownIdentity({ id: identityId, userId: id, email, identityData: claims }, now)],
    factors: [],
    codes: [],
    tokens: [],
    flows: [],
    sessions: [],
    storedLifeDays: null,
  }
}

type Own = Pick<IdentityRow, 'id' | 'userId' | 'email' | 'identityData'>

/** The identity that is the address. */
export function ownIdentity(own: Own, now: Date): IdentityRow {
  const at = now.toISOString()
  return {
    ...own,
    provider: 'email',
    providerId: own.userId,
    lastSignInAt: at,
    createdAt: at,
    updatedAt: at,
  }
}

/** The account with `app_metadata` listing its ways of signing in, the oldest first. */
export function withProviders(account: Account, now: Date): Account {
  const { user, identities } = account
  const providers = [...new Set(identities.map(({ provider }) => provider))]
  const appMetadata = { ...user.appMetadata, provider: providers[0] ?? null, providers }
  return { ...account, user: { ...user, appMetadata, updatedAt: now.toISOString() } }
}

/** The email identity with other claims, as user metadata has them. */
export const withOwnIdentity = (
  account: Account,
  changes: (identity: IdentityRow) => Partial<IdentityRow>,
): Account => ({
  ...account,
  identities: account.identities.map((it) =>
    it.provider === 'email' ? { ...it, ...changes(it) } : it,
  ),
})
