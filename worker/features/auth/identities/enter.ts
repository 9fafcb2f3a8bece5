import type { AmrEntry } from '../../../db/schema/sessions.ts'
import type { Deps } from '../../../deps.ts'
import {
  type Account,
  type FlowRow,
  type IdentityRow,
  newAccount,
  withUser,
} from '../account/account.ts'
import { addIdentity, signInByProvider } from '../account/decide-session.ts'
import { allowed, type Context } from '../account/needs.ts'
import { commit, isTaken, readAccount } from '../account/store.ts'
import type { OwnCaller } from '../caller.ts'
import { askingOf, changeAccount, type Changed } from '../change-account.ts'
import { AuthFailure } from '../protocol.ts'
import type { Profile } from './openid.ts'

function identityOf(profile: Profile, userId: string, now: Date): IdentityRow {
  const { provider, subject: providerId, data: identityData, email } = profile
  const at = now.toISOString()
  const dates = { lastSignInAt: at, createdAt: at, updatedAt: at }
  return { id: crypto.randomUUID(), userId, provider, providerId, identityData, email, ...dates }
}

/**
 * For two concurrent first sign-ins: the second one finds the account that the first one stored.
 */
const mostTries = 3

type Options = {
  userAgent: string | null
  /** Creates a PKCE code instead of a session, once the user is known. */
  flowFor?: ((userId: string) => Promise<FlowRow>) | null
  /** The proofs of the session that linked the identity. */
  earlierProofs?: AmrEntry[]
  bannedStatus: number
}

/**
 * Signs in with a provider: to the account of a known identity, else to the account with an email
 * address that the provider has verified, else to a new account. Ignores unverified addresses,
 * because anyone could enter another person's address at a provider and take over the account.
 * @throws AuthFailure `user_banned`, `provider_email_needs_verification`
 */
export async function enterByProvider(
  deps: Deps,
  profile: Profile,
  options: Options,
  tries = mostTries,
): Promise<Changed> {
  const { userAgent, flowFor, earlierProofs = [], bannedStatus: status } = options
  const { verifiedEmail, provider } = profile
  const { key, known } = await accountFor(deps, profile)
  const plan = async (account: Account, context: Context) => {
    const { id } = account.user
    const flow = await flowFor?.(id)
    const start = { method: 'oauth', provider, userAgent, earlierProofs, flow }
    const identity = identityOf(profile, id, context.now)
    return signInByProvider(account, { identity, verifiedEmail, start }, context)
  }
  return changeAccount(deps, key, plan, { known }).catch((error: unknown) => {
    if (isTaken(error) && tries > 1) return enterByProvider(deps, profile, options, tries - 1)
    const isBanned = error instanceof AuthFailure && error.authCode === 'user_banned'
    if (isBanned) throw new AuthFailure('user_banned', { status })
    throw isTaken(error) ? new AuthFailure('conflict') : error
  })
}

/** Finds the account by identity, else by verified email address, else creates it. */
async function accountFor({ db, now }: Deps, { provider, subject, verifiedEmail }: Profile) {
  const identity = { provider, subject }
  const owner = await readAccount(db, identity)
  if (owner) return { key: identity, known: owner }
  if (verifiedEmail === null) throw new AuthFailure('provider_email_needs_verification')
  const key = { email: verifiedEmail }
  const known = await readAccount(db, key)
  if (known) return { key, known }
  // unverified and empty until the sign-in is written
  const made = newAccount({ email: verifiedEmail, data: {} }, now())
  const empty = { ...withUser(made, { confirmationSentAt: null }), identities: [] }
  // a concurrent first sign-in may have created it
  await commit(db, null, empty).catch((error: unknown) => {
    if (!isTaken(error)) throw error
  })
  return { key, known: null }
}

/** The session that an identity is linked to, according to its token. */
export type Linking = { userId: string; sessionId: string; generation: number }

/**
 * Links an identity to a session, which must still be valid and its user not suspended.
 * @param flowId the OAuth flow, which is cancelled if its session ends or a password is set
 * @throws AuthFailure `identity_already_exists` if any account, including the user's own, has it
 */
export async function linkIdentity(
  deps: Deps,
  linking: Linking,
  profile: Profile,
  flowId: string | null,
  acceptLanguage?: string,
): Promise<Changed> {
  const { userId } = linking
  const { provider, subject } = profile
  const known = await readAccount(deps.db, { provider, subject })
  if (known) throw alreadyLinked(known.user.id === userId)
  return changeAccount(
    deps,
    { id: userId },
    (account, context) => {
      const identity = identityOf(profile, userId, context.now)
      return addIdentity(account, { identity, flowId }, { ...linking, ...context })
    },
    { acceptLanguage },
  ).catch((error: unknown) => {
    throw isTaken(error) ? alreadyLinked(false) : error
  })
}

const alreadyLinked = (isOwn: boolean) =>
  new AuthFailure('identity_already_exists', {
    message: isOwn ? 'Identity is already linked' : 'Identity is already linked to another user',
  })

/**
 * The session that an identity will be linked to. Checks its proof before the OAuth flow starts.
 * @throws AuthFailure `reauthentication_needed`, `insufficient_aal` if a second step must be set up
 *   first
 */
export function linkingOf(deps: Deps, caller: OwnCaller): Linking {
  allowed(caller.account, 'add an identity', askingOf(deps, caller))
  return { userId: caller.user.id, ...caller.asking }
}
