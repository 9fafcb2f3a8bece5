import type { Factor, Identity, OptionalUserField, User } from '#contract/auth.ts'
import type { FactorRow, IdentityRow, Shown, UserRow } from './account.ts'

/** A user as the protocol shows it (contract §3): chosen field by field, so that no hash can slip through. */
export function toUser({ user, identities, factors }: Shown): User {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    ...filled(optionalFields(user)),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: identities.map(toIdentity),
    is_anonymous: false,
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    ...(factors.length > 0 && { factors: factors.map(toFactor) }),
  }
}

export const toIdentity = (row: IdentityRow): Identity => ({
  identity_id: row.id,
  id: row.providerId,
  user_id: row.userId,
  provider: row.provider,
  identity_data: row.identityData,
  ...filled({ email: row.email, last_sign_in_at: row.lastSignInAt }),
  created_at: row.createdAt,
  updated_at: row.updatedAt,
})

export const toFactor = (row: FactorRow): Factor => ({
  id: row.id,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
  status: row.status,
  factor_type: row.factorType,
  ...filled({
    friendly_name: row.friendlyName,
    phone: row.phone,
    last_challenged_at: row.lastChallengedAt,
  }),
})

const optionalFields = (user: UserRow): Record<OptionalUserField, string | null> => ({
  email_confirmed_at: user.emailConfirmedAt,
  confirmed_at: user.emailConfirmedAt,
  confirmation_sent_at: user.confirmationSentAt,
  recovery_sent_at: user.recoverySentAt,
  email_change_sent_at: user.emailChangeSentAt,
  reauthentication_sent_at: user.reauthenticationSentAt,
  new_email: user.newEmail,
  last_sign_in_at: user.lastSignInAt,
  invited_at: user.invitedAt,
  banned_until: user.bannedUntil,
})

/** Empty fields are left out of an answer, not sent as `null`. */
function filled<Name extends string>(fields: Record<Name, string | null>) {
  const kept = Object.entries<string | null>(fields).filter(([, value]) => value !== null)
  return Object.fromEntries(kept) as Partial<Record<Name, string>>
}
