import { AuthFailure } from '../protocol.ts'
import {
  type Account,
  type Change,
  changeEmailIdentity,
  type FlowRow,
  isBanned,
  issue,
  keepTokens,
  serverClaims,
  tokenFor,
  type TokenRow,
  type Undo,
  voidPending,
  withProviders,
  withUser,
} from './account.ts'
import { begin } from './decide-session.ts'
import type { Context } from './needs.ts'

/**
 * Issues tokens that are about to be mailed.
 * @throws AuthFailure `otp_expired` where the account has another address by now, or wants no such change any more, or there
 *   is nothing left to confirm
 */
export function issueTo(account: Account, ...tokens: TokenRow[]): Change {
  const { email, newEmail, emailConfirmedAt } = account.user
  const isOver = ({ purpose, address, newAddress }: TokenRow) =>
    address !== (purpose === 'email_change_new' ? newEmail : email) ||
    (newAddress !== null && newAddress !== newEmail) ||
    (purpose === 'signup' && emailConfirmedAt !== null)
  if (tokens.some(isOver)) throw new AuthFailure('otp_expired')
  return { account: tokens.reduce(issue, account) }
}

export type Redemption = {
  /** Of the token. */
  id: string
  userAgent: string | null
  /** A PKCE code in place of the session. */
  flow?: FlowRow | undefined
}

type Enter = (entered: Account, kind: 'full' | 'recovery') => Change

/**
 * Uses a mailed token once, by a press or a typed code: verifies the address that it was sent to, and does what it is for. A
 * recovery changes nothing yet (rule 3): a reader who remembers the old password simply signs in.
 * @throws AuthFailure `otp_expired` for one that is used, replaced or old; `user_banned`
 */
export function redeem(account: Account, redemption: Redemption, context: Context): Change {
  const { now } = context
  const token = account.tokens.find(({ id }) => id === redemption.id)
  const isOld = !token || token.expiresAt <= now.toISOString()
  if (isOld || token.purpose === 'nonce') throw new AuthFailure('otp_expired')
  if (isBanned(account.user, now)) throw new AuthFailure('user_banned')
  const rest = keepTokens(account, ({ id }) => id !== token.id)
  const enter: Enter = (entered, kind) =>
    begin(entered, { ...redemption, method: 'otp', kind }, context)
  switch (token.purpose) {
    case 'undo':
      return undo(rest, token, enter, now)
    case 'email_change_current':
    case 'email_change_new':
      return confirmAddress(rest, token, enter, now)
    case 'magiclink':
      return enter(verify(rest, token, now), 'full')
    case 'signup':
      return enter(verify(rest, token, now), account.user.invitedAt ? 'recovery' : 'full')
    case 'invite':
    case 'recovery':
      return enter(verify(rest, token, now), 'recovery')
  }
}

/**
 * Verifies the address. Until then anyone could have typed it in: password and metadata become those of this very token, or
 * stay those that staff chose for an invitation. Later it changes nothing.
 */
function verify(account: Account, { passwordHash, metadata }: TokenRow, now: Date): Account {
  const { user, role } = account
  if (user.emailConfirmedAt !== null) return account
  const at = now.toISOString()
  const isInvited = user.invitedAt !== null
  const isByStaff = isInvited || role !== null
  const claims = serverClaims(user, true)
  const chosen = (known: Record<string, unknown>) =>
    isInvited ? { ...known, ...claims } : { ...(!isByStaff && metadata), ...claims }
  const verified = withUser(account, {
    emailConfirmedAt: at,
    passwordHash: isByStaff ? null : passwordHash,
    userMetadata: chosen(user.userMetadata),
    updatedAt: at,
  })
  return changeEmailIdentity(verified, chosen, now)
}

/** Confirms a new address by one mailbox; with the second one it is the account's. The old one can undo it for a day. */
function confirmAddress(account: Account, token: TokenRow, enter: Enter, now: Date): Change {
  const { email: to, newEmail } = account.user
  const { newAddress: email, purpose } = token
  if (email === null || email !== newEmail) throw new AuthFailure('otp_expired')
  const other = purpose === 'email_change_new' ? 'email_change_current' : 'email_change_new'
  if (tokenFor(account, other, now)) return { account, isHalfway: true }
  const moved = keepTokens(withAddress(account, email, now), (it) => it.purpose === 'undo')
  return {
    ...enter(moved, 'full'),
    notices: [{ kind: 'email_changed', to, values: { address: email }, undo: { email: to } }],
  }
}

function withAddress(account: Account, email: string, now: Date): Account {
  const at = now.toISOString()
  const claims = { email, email_verified: true }
  const userMetadata = { ...account.user.userMetadata, ...claims }
  const columns = { email, newEmail: null, emailConfirmedAt: at, userMetadata, updatedAt: at }
  const moved = withUser(account, columns)
  return changeEmailIdentity(moved, (data) => ({ ...data, ...claims }), now)
}

/**
 * "This wasn't me": restores what a change removed, and begins a recovery, which removes what it added (rule 8). Newer links
 * of this kind that went to another mailbox, which the change may have brought, are void.
 */
function undo(before: Account, token: TokenRow, enter: Enter, now: Date): Change {
  const account = keepTokens(
    before,
    ({ purpose, address, createdAt }) =>
      purpose !== 'undo' || address === token.address || createdAt <= token.createdAt,
  )
  const { email, factors = [], identities = [] } = (token.undo ?? {}) as Undo
  const missing = <Row extends { id: string }>(rows: Row[], removed: Row[]) =>
    removed.filter(({ id }) => !rows.some((it) => it.id === id))
  const rows = {
    factors: [...account.factors, ...missing(account.factors, factors)],
    identities: [...account.identities, ...missing(account.identities, identities)],
  }
  const restored = withProviders({ ...account, ...rows }, now)
  const isSameAddress = email === undefined || email === account.user.email
  // what was asked for at another address, or by it, is void
  const back = isSameAddress ? restored : withAddress(voidPending(restored), email, now)
  return {
    ...enter(back, 'recovery'),
    ...(!isSameAddress && { freed: email }),
    notices: [{ kind: 'change_undone', to: account.user.email }],
  }
}
