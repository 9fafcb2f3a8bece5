import { AuthFailure } from '../protocol.ts'
import {
  type Account,
  type Caller,
  type Change,
  type Decision,
  type FlowRow,
  isBanned,
  type Notice,
  type Purpose,
  tokenFor,
  type TokenRow,
  type Undo,
  type UserRow,
  withAddressKept,
  withoutTokens,
  withUser,
} from './account.ts'
import { factsOf } from './decide-credential.ts'
import {
  begin,
  type Context,
  type Fresh,
  insufficient,
  isStepDue,
  sessionOf,
} from './decide-session.ts'
import { isProven } from './needs.ts'
import { bareClaims, ownIdentity, withOwnIdentity, withProviders } from './new-account.ts'

/** When a purpose was mailed last, as the protocol shows it. */
const sentAtColumns: Partial<Record<Purpose, keyof UserRow>> = {
  signup: 'confirmationSentAt',
  invite: 'invitedAt',
  recovery: 'recoverySentAt',
  magiclink: 'recoverySentAt',
  email_change_new: 'emailChangeSentAt',
  nonce: 'reauthenticationSentAt',
}

/** Puts a token in the place of an older one of its purpose: what is about to be mailed. */
export function issue(account: Account, token: TokenRow): Account {
  const column = sentAtColumns[token.purpose]
  const others = account.tokens.filter(({ purpose }) => purpose !== token.purpose)
  const sent = column && { [column]: token.createdAt }
  return withUser(
    { ...account, tokens: [...others, token] },
    { ...sent, updatedAt: token.createdAt },
  )
}

/** The same where the address is still the account's, and not verified for a sign-up. */
export function issueTo(account: Account, token: TokenRow): Decision {
  const { email, emailConfirmedAt } = account.user
  const isOver = token.purpose === 'signup' && emailConfirmedAt !== null
  if (email !== token.address || isOver) return new AuthFailure('otp_expired')
  return { account: issue(account, token), notices: [] }
}

/**
 * Asks both mailboxes to agree to a new address (contract §5).
 * @param tokens for the present and the new one
 */
export function changeAddress(
  account: Account,
  caller: Caller,
  { email, tokens }: { email: string; tokens: TokenRow[] },
  context: Context,
): Decision {
  const session = sessionOf(account, caller, context.now)
  if (session instanceof AuthFailure) return session
  if (isStepDue(account, session)) return insufficient(401)
  if (!isProven('change the address', factsOf(account, session, context), context.now)) {
    return new AuthFailure('reauthentication_needed', { problem: 'account/proof-needed' })
  }
  const asked = tokens.reduce(issue, withUser(account, { newEmail: email }))
  return { account: asked, notices: [] }
}

/** Cancels a change of address, if one waits. */
export function keepAddress(account: Account, caller: Caller, { now }: Context): Decision {
  const session = sessionOf(account, caller, now)
  if (session instanceof AuthFailure) return session
  if (isStepDue(account, session)) return insufficient(401)
  return { account: withAddressKept(account), notices: [] }
}

/** The mails of a change of address once more, where it is still asked for. */
export function changeAddressAgain(
  account: Account,
  { from, to, tokens }: { from: string; to: string; tokens: TokenRow[] },
): Decision {
  const { email, newEmail } = account.user
  if (email !== from || newEmail !== to) return new AuthFailure('otp_expired')
  return { account: tokens.reduce(issue, account), notices: [] }
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
  flow?: FlowRow
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
  const hasOwn = account.identities.some(({ provider }) => provider === 'email')
  if (!hasOwn) {
    const own = { id: identityId, userId: user.id, email: user.email, identityData: claims }
    return withProviders(
      { ...verified, identities: [...verified.identities, ownIdentity(own, now)] },
      now,
    )
  }
  return withOwnIdentity(verified, (it) => ({
    identityData: chosen(it.identityData),
    updatedAt: at,
  }))
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
  if (tokenFor(account, other, now)) return { account, notices: [], isHalfway: true }
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
  if (!moved.identities.some(({ provider }) => provider === 'email')) {
    const identityData = bareClaims({ id: user.id, email }, true)
    const own = ownIdentity({ id: identityId, userId: user.id, email, identityData }, now)
    return withProviders({ ...moved, identities: [...moved.identities, own] }, now)
  }
  return withOwnIdentity(moved, (it) => ({
    email,
    identityData: { ...it.identityData, ...claims },
    updatedAt: at,
  }))
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
