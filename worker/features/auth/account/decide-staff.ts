import {
  type Account,
  bare,
  cancelAddressChange,
  cancelPending,
  type Change,
  emailIdentity,
  type IdentityRow,
  issue,
  keepTokens,
  serverClaims,
  type TokenRow,
  withProviders,
  withUser,
} from './account.ts'

/**
 * First rights empty the account (rule 4): what stays is the address, and an identity whose provider has verified that very
 * address. Its owner is invited, and chooses a password once more.
 * @param data what staff know of the owner: language and names
 */
export function emptyAndInvite(
  account: Account,
  { token, data }: { token: TokenRow; data: Record<string, unknown> },
  now: Date,
): Change {
  const { user } = account
  const wasInvited = user.invitedAt !== null && user.emailConfirmedAt === null
  const metadata = {
    ...(wasInvited && user.userMetadata),
    ...data,
    ...serverClaims(user, false),
  }
  const emptied = withUser(account, {
    passwordHash: null,
    userMetadata: metadata,
    emailConfirmedAt: null,
    lastSignInAt: null,
    newEmail: null,
    confirmationSentAt: null,
    updatedAt: now.toISOString(),
  })
  const known = account.identities.find(({ provider }) => provider === 'email')
  const own = {
    ...emailIdentity(emptied.user, now),
    ...(known && { id: known.id, createdAt: known.createdAt }),
  }
  const isVerified = ({ provider, email, identityData }: IdentityRow) =>
    provider !== 'email' && email === user.email && identityData['email_verified'] === true
  const identities = [own, ...account.identities.filter(isVerified)]
  return { account: issue(withProviders({ ...emptied, ...bare, identities }, now), token) }
}

/** Other rights for an account that has some: changes of address that its mailbox confirmed, or could undo, are void. */
export const cancelAddressChanges = (account: Account, now: Date): Change => ({
  account: keepTokens(
    withUser(cancelAddressChange(account), { updatedAt: now.toISOString() }),
    ({ purpose }) => purpose !== 'undo',
  ),
})

/** Ends every session, and what would begin another. */
export const endAll = (account: Account): Change => ({
  account: { ...cancelPending(account), sessions: [] },
})

/** Removes all second factors of an owner who has lost them, and the recovery codes. */
export const removeFactors = (account: Account): Change => ({
  account: { ...account, factors: [], codes: [], sessions: [] },
  notices: [{ kind: 'factors_removed' }],
})
