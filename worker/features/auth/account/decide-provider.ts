import { AuthFailure } from '../protocol.ts'
import {
  type Account,
  type Decision,
  type IdentityRow,
  isBanned,
  type Notice,
  withUser,
} from './account.ts'
import { begin, type Context, type Start } from './decide-session.ts'
import { withProviders } from './new-account.ts'

export type ProviderSignIn = {
  /** As the provider tells it now; `id` for one that is new. */
  identity: IdentityRow
  /** The address that the provider vouches for. */
  verifiedEmail: string | null
  start: Omit<Start, 'begunBy'>
}

/**
 * Signs in by a provider. A known identity decides; else an address that the provider vouches for leads to its account,
 * which gets the identity. An unverified account loses what anyone may have chosen for it.
 */
export function signInByProvider(
  account: Account,
  { identity, verifiedEmail, start }: ProviderSignIn,
  context: Context,
): Decision {
  const { user } = account
  if (isBanned(user, context.now)) return new AuthFailure('user_banned')
  const known = account.identities.find(
    ({ provider, providerId }) =>
      provider === identity.provider && providerId === identity.providerId,
  )
  if (!known && verifiedEmail !== user.email) return new AuthFailure('conflict')
  const isFirst = user.emailConfirmedAt === null && verifiedEmail === user.email
  const kept = isFirst ? vouchedFor(account, identity, context) : account
  const identities = known
    ? kept.identities.map((it) => (it.id === known.id ? refreshed(known, identity) : it))
    : [...kept.identities, identity]
  const data = { ...identity.identityData, ...kept.user.userMetadata }
  const signedIn = withProviders(
    withUser({ ...kept, identities }, { userMetadata: data }),
    context.now,
  )
  const { provider } = identity
  const isTold = !known && user.emailConfirmedAt !== null
  const notice: Notice = { kind: 'identity_added', to: user.email, values: { provider }, undo: {} }
  const change = begin(signedIn, { ...start, begunBy: 'provider' }, context)
  return { ...change, notices: isTold ? [notice] : [] }
}

const refreshed = (known: IdentityRow, now: IdentityRow): IdentityRow => ({
  ...known,
  identityData: now.identityData,
  email: now.email,
  lastSignInAt: now.lastSignInAt,
  updatedAt: now.updatedAt,
})

/** The provider verifies the address. Password, names and all else may be from anyone who typed it in. */
const vouchedFor = (account: Account, identity: IdentityRow, { now }: Context): Account => ({
  ...withUser(account, {
    passwordHash: null,
    userMetadata:
      account.user.invitedAt === null ? identity.identityData : account.user.userMetadata,
    emailConfirmedAt: now.toISOString(),
    newEmail: null,
  }),
  identities: account.identities.filter(
    ({ provider, providerId }) =>
      provider === identity.provider && providerId === identity.providerId,
  ),
  factors: [],
  codes: [],
  tokens: [],
  flows: [],
  sessions: [],
})
