import { AuthFailure } from '../protocol.ts'
import {
  type Account,
  bareClaims,
  type Change,
  type Decision,
  type FlowRow,
  isBanned,
  issue,
  type Notice,
  tokenFor,
  type TokenRow,
  type Undo,
  withOwnIdentity,
  withoutTokens,
  withProviders,
  withUser,
} from './account.ts'
import { begin, type Fresh } from './decide-session.ts'
import type { Context } from './needs.ts'

/** Issues a token where its address is still the account's, and not verified for a sign-up. */
export function issueTo(account: Account, token: TokenRow): Decision {
  const { email, emailConfirmedAt } = account.user
  const isOver = token.purpose === 'signup' && emailConfirmedAt !== null
  if (email !== token.address || isOver) return new AuthFailure('otp_expired')
  return { account: issue(account, token) }
}

/** The mails of a change of address once more, where it is still asked for. */
export function changeAddressAgain(
  account: Account,
  { from, to, tokens }: { from: string; to: string; tokens: TokenRow[] },
): Decision {
  const { email, newEmail } = account.user
  if (email !== from || newEmail !== to) return new AuthFailure('otp_expired')
  return { account: tokens.reduce(issue, account) }
}

export type Redemption = {
  /** Of the token. */
  id: string
  fresh: Fresh
  /** The method in the session's `amr`. */
  method: string
  /** For an identity that may have to be made. */
  identityId: string
  /** Its link was opened by an app's browser, which gets a code in place of a session. */
  flow?: FlowRow | undefined
}

/**
 * Uses a mailed token, by a press or a typed code: once. It verifies the address that it was sent to, and does what it is
 * for. A recovery changes nothing yet (rule 3): a reader who remembers the old password simply signs in.
 * @returns a refusal: `otp_expired` for one that is used, replaced or old
 */
export function redeem(account: Account, given: Redemption, context: Context): Decision {
  const { now } = context
  const token = account.tokens.find(({ id }) => id === given.id)
  if (!token || token.expiresAt <= now.toISOString()) return new AuthFailure('otp_expired')
  if (isBanned(account.user, now)) return new AuthFailure('user_banned')
  const rest = withoutTokens(account, ({ id }) => id === token.id)
  const enter = (entered: Account, kind: 'full' | 'recovery'): Change =>
    begin(entered, { ...given, begunBy: 'mail', kind }, context)
  switch (token.purpose) {
    case 'signup':
      return enter(verify(rest, token, given, now), account.user.invitedAt ? 'recovery' : 'full')
    case 'magiclink':
      return enter(verify(rest, token, given, now), 'full')
    case 'invite':
    case 'recovery':
      return enter(verify(rest, token, given, now), 'recovery')
    case 'undo':
      return undo(rest, token, enter, now)
    case 'email_change_current':
    case 'email_change_new':
      return agree(rest, token, given, enter, now)
    case 'nonce':
      return new AuthFailure('otp_expired')
  }
}

/**
 * The first time that an address is verified. Until then anyone could have typed it in: what was chosen for the account
 * is what came with this very token, or what staff chose for someone whom they invited. Later it changes nothing.
 */
function verify(
  account: Account,
  { passwordHash, metadata }: TokenRow,
  { identityId }: Pick<Redemption, 'identityId'>,
  now: Date,
): Account {
  const { user, role } = account
  if (user.emailConfirmedAt !== null) return account
  const at = now.toISOString()
  const isStaffs = user.invitedAt !== null || role !== null
  const claims = bareClaims(user, true)
  const chosen = (given: Record<string, unknown>) =>
    user.invitedAt !== null ? { ...given, ...claims } : { ...(!isStaffs && metadata), ...claims }
  const verified = withUser(account, {
    emailConfirmedAt: at,
    passwordHash: isStaffs ? null : passwordHash,
    userMetadata: chosen(user.userMetadata),
    updatedAt: at,
  })
  return withOwnIdentity(verified, identityId, chosen, now)
}

type Enter = (entered: Account, kind: 'full' | 'recovery') => Change

/** One mailbox agrees to a new address. With the second one it is the account's; the old one can undo it for a day. */
function agree(
  account: Account,
  token: TokenRow,
  { identityId }: Pick<Redemption, 'identityId'>,
  enter: Enter,
  now: Date,
): Decision {
  const { user } = account
  const email = token.newAddress
  if (email === null || email !== user.newEmail) return new AuthFailure('otp_expired')
  const other = token.purpose === 'email_change_new' ? 'email_change_current' : 'email_change_new'
  if (tokenFor(account, other, now)) return { account, isHalfway: true }
  const notice: Notice = {
    kind: 'email_changed',
    to: user.email,
    values: { address: email },
    undo: { email: user.email },
  }
  const moved = withAddress(account, email, identityId, now)
  const entered = enter(
    withoutTokens(moved, ({ purpose }) => purpose !== 'undo'),
    'full',
  )
  return { ...entered, notices: [notice] }
}

function withAddress(account: Account, email: string, identityId: string, now: Date): Account {
  const at = now.toISOString()
  const { user } = account
  const claims = { email, email_verified: true }
  const moved = withUser(account, {
    email,
    newEmail: null,
    emailConfirmedAt: at,
    userMetadata: { ...user.userMetadata, ...claims },
    updatedAt: at,
  })
  return withOwnIdentity(moved, identityId, (data) => ({ ...data, ...claims }), now)
}

/**
 * "This wasn't me": puts back what a change took away, and begins a recovery, which undoes what it added (rule 8). What
 * was mailed since to another mailbox, which the change may have brought, puts nothing back.
 */
function undo(standing: Account, token: TokenRow, enter: Enter, now: Date): Decision {
  const account = withoutTokens(
    standing,
    ({ purpose, address, createdAt }) =>
      purpose === 'undo' && address !== token.address && createdAt > token.createdAt,
  )
  const { email, factors = [], identities = [] } = (token.undo ?? {}) as Undo
  const isBack = email === undefined || email === account.user.email
  const known = <Row extends { id: string }>(rows: Row[], back: Row[]) => [
    ...rows,
    ...back.filter(({ id }) => !rows.some((it) => it.id === id)),
  ]
  const restored = withProviders(
    {
      ...account,
      factors: known(account.factors, factors),
      identities: known(account.identities, identities),
    },
    now,
  )
  // what was asked for at another address, or by it, is void
  const back = isBack ? restored : withAddress(withoutPending(restored), email, token.id, now)
  const entered = enter(back, 'recovery')
  return {
    ...entered,
    ...(!isBack && { freed: email }),
    notices: [{ kind: 'change_undone', to: account.user.email }],
  }
}

const withoutPending = (account: Account): Account => ({
  ...withUser(account, { newEmail: null }),
  tokens: account.tokens.filter(({ purpose }) => purpose === 'undo'),
  flows: [],
})
