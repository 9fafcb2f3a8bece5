import {
  type Account,
  bareClaims,
  calledOff,
  type Change,
  type IdentityRow,
  issue,
  ownIdentity,
  type TokenRow,
  withProviders,
  withUser,
} from './account.ts'

export type Invited = {
  token: TokenRow
  identityId: string
  /** What staff know of its owner: language and names. */
  data: Record<string, unknown>
}

/**
 * First rights empty the account (rule 4): of all that anyone may have chosen for it the address is left, and an identity
 * whose provider vouches for that very address. Its owner is invited, and chooses a password once more. Sessions, factors,
 * codes and tokens go; so does what could undo a change.
 */
export function emptyAndInvite(
  account: Account,
  { token, identityId, data }: Invited,
  now: Date,
): Change {
  const { user } = account
  const at = now.toISOString()
  const claims = bareClaims(user, false)
  const wasInvited = user.invitedAt !== null && user.emailConfirmedAt === null
  const metadata = { ...(wasInvited && user.userMetadata), ...data, ...claims }
  const vouched = account.identities.filter((it) => vouchesFor(it, user.email))
  const known = account.identities.find(({ provider }) => provider === 'email')
  const own = {
    ...ownIdentity(
      { id: identityId, userId: user.id, email: user.email, identityData: metadata },
      now,
    ),
    ...(known && { id: known.id, createdAt: known.createdAt }),
  }
  const emptied: Account = {
    ...account,
    user: {
      ...user,
      passwordHash: null,
      userMetadata: metadata,
      emailConfirmedAt: null,
      lastSignInAt: null,
      newEmail: null,
      confirmationSentAt: null,
      updatedAt: at,
    },
    identities: [own, ...vouched],
    factors: [],
    codes: [],
    tokens: [],
    flows: [],
    sessions: [],
  }
  return { account: issue(withProviders(emptied, now), token) }
}

const vouchesFor = ({ provider, email, identityData }: IdentityRow, address: string) =>
  provider !== 'email' && email === address && identityData['email_verified'] === true

/** Other rights for an account that has some: what its mailbox agreed to before, or could undo, it agreed to without them. */
export const callOffChanges = (account: Account, now: Date): Change => ({
  account: {
    ...withUser(account, { newEmail: null, updatedAt: now.toISOString() }),
    tokens: account.tokens.filter(
      ({ purpose }) =>
        purpose !== 'undo' && purpose !== 'email_change_current' && purpose !== 'email_change_new',
    ),
  },
})

/** Staff sign a user out everywhere, and call off what would begin another session. */
export const endAll = (account: Account): Change => ({
  account: { ...calledOff(account), sessions: [] },
})

/** Staff take all second factors away from someone who has lost them, with the codes that stand for them. */
export const dropFactors = (account: Account): Change => ({
  account: { ...account, factors: [], codes: [], sessions: [] },
  notices: [{ kind: 'factors_removed' }],
})
