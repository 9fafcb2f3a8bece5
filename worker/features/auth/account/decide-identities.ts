import { AuthFailure } from '../protocol.ts'
import {
  type Account,
  type Decision,
  type IdentityRow,
  isBanned,
  type Notice,
  withProviders,
  withUser,
} from './account.ts'
import { begin, type Start } from './decide-session.ts'
import { allowed, type Asking, type Context } from './needs.ts'

/** Whether a session may set out to add an identity: the provider is asked next. */
export function mayLink(account: Account, asking: Asking): AuthFailure | null {
  const session = allowed(account, 'add an identity', asking)
  return session instanceof AuthFailure ? session : null
}

/**
 * Adds an identity to the account of a session that set out for it, and has given its proof then.
 * @param flowId the visit to the provider: what ends a session, or sets a password, calls it off
 */
export function addIdentity(
  account: Account,
  { identity, flowId }: { identity: IdentityRow; flowId: string | null },
  asking: Asking,
): Decision {
  const session = allowed(account, 'finish adding an identity', asking)
  if (session instanceof AuthFailure) return session
  if (flowId !== null && !account.flows.some(({ id }) => id === flowId)) {
    return new AuthFailure('bad_oauth_state')
  }
  const identities = [...account.identities, identity]
  const flows = account.flows.filter(({ id }) => id !== flowId)
  const { provider } = identity
  return {
    account: withProviders({ ...account, identities, flows }, asking.now),
    notices: [{ kind: 'identity_added', values: { provider }, undo: {} }],
    sessionId: session.id,
  }
}

/** Removes an identity: never the last way in. Where it gave the address, the address stays. */
export function removeIdentity(account: Account, identityId: string, asking: Asking): Decision {
  const session = allowed(account, 'remove an identity', asking)
  if (session instanceof AuthFailure) return session
  if (account.identities.length <= 1) return new AuthFailure('single_identity_not_deletable')
  const identity = account.identities.find(({ id }) => id === identityId)
  if (!identity) return new AuthFailure('identity_not_found')
  const { provider } = identity
  const identities = account.identities.filter((it) => it !== identity)
  const left = { ...account, identities, flows: [] }
  return {
    account: withProviders(left, asking.now),
    notices: [{ kind: 'identity_removed', values: { provider }, undo: { identities: [identity] } }],
  }
}

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
  const notice: Notice = { kind: 'identity_added', values: { provider }, undo: {} }
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
