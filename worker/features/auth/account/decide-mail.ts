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
 * Stores tokens before their emails are sent.
 * @throws AuthFailure `otp_expired` if the account's address has changed, the email change was
 *   cancelled, or everything is confirmed already
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
  /** Id of the token. */
  id: string
  userAgent: string | null
  /** A PKCE code that is returned instead of the session. */
  flow?: FlowRow | undefined
}

type Enter = (entered: Account, kind: 'full' | 'recovery') => Change

/**
 * Uses an emailed token once, by a click or a typed code: verifies its email address and does what
 * the token is for. Starting a recovery changes nothing yet (auth/decisions.md, rule 3), so the old
 * password still works.
 * @throws AuthFailure `otp_expired` for a used, replaced or expired token; `user_banned`
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
 * Verifies the email address. Anyone could have signed up with it before, so the password and
 * metadata of this token replace the earlier ones. An invitation keeps the values that staff chose.
 * Does nothing if the address is verified already.
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

/**
 * Confirms a new email address by one mailbox. The account moves to it once both have confirmed;
 * the old mailbox can undo this for a day.
 */
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
 * "This wasn't me": restores what a change removed, and starts a recovery, which removes what the
 * change added (auth/decisions.md, rule 8). Newer undo links that went to another mailbox are
 * voided, because an attacker's change may have caused them.
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
  // voids pending operations that involve another email address
  const back = isSameAddress ? restored : withAddress(voidPending(restored), email, now)
  return {
    ...enter(back, 'recovery'),
    ...(!isSameAddress && { freed: email }),
    notices: [{ kind: 'change_undone', to: account.user.email }],
  }
}
