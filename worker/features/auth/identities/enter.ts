import type { AmrEntry } from '../../../db/schema/sessions.ts'
import type { Deps } from '../../../deps.ts'
import type { FlowRow, IdentityRow } from '../account/account.ts'
import { commit, isTaken } from '../account/commit.ts'
import { addIdentity } from '../account/decide-credential.ts'
import { signInByProvider } from '../account/decide-provider.ts'
import type { Fresh } from '../account/decide-session.ts'
import { newAccount } from '../account/new-account.ts'
import { type Key, readAccount } from '../account/read-account.ts'
import { changeAccount, type Changed } from '../change-account.ts'
import { AuthFailure } from '../protocol.ts'
import { contextOf } from '../sessions/session-body.ts'
import type { Profile } from './openid/profile.ts'

/** An identity as the provider tells it now. */
export function identityOf(
  { provider, subject, data, email }: Profile,
  userId: string,
  now: Date,
): IdentityRow {
  const at = now.toISOString()
  return {
    id: crypto.randomUUID(),
    userId,
    provider,
    providerId: subject,
    identityData: data,
    email,
    lastSignInAt: at,
    createdAt: at,
    updatedAt: at,
  }
}

/** Two first sign-ins at the same moment: the second finds what the first stored. */
const mostTries = 3

type Way = {
  method: string
  fresh: Fresh
  /** A code in place of the session, once it is known whose. */
  flowFor?: (userId: string) => Promise<FlowRow>
  /** What the session has shown that set out to link. */
  carried?: AmrEntry[]
  status: 400 | 403
}

/**
 * Signs in by a provider: in the account of a known identity, else in that of an address that the provider vouches for,
 * else in a new one. An address that no one vouches for leads nowhere: who could type it in at some provider would take
 * over an account.
 * @throws AuthFailure `user_banned`, `provider_email_needs_verification`
 */
export async function enterByProvider(deps: Deps, profile: Profile, way: Way): Promise<Changed> {
  for (let tries = 0; tries < mostTries; tries++) {
    const key = await keyOf(deps, profile)
    const changed = await tryToEnter(deps, key, profile, way).catch((error: unknown) => {
      if (isTaken(error)) return null
      throw error instanceof AuthFailure && error.authCode === 'user_banned'
        ? new AuthFailure('user_banned', { status: way.status })
        : error
    })
    if (changed) return changed
  }
  throw new AuthFailure('conflict')
}

async function keyOf({ db }: Deps, { provider, subject, verifiedEmail }: Profile): Promise<Key> {
  const identity = { identity: { provider, subject } }
  if (await readAccount(db, identity)) return identity
  if (verifiedEmail === null) throw new AuthFailure('provider_email_needs_verification')
  return { email: verifiedEmail }
}

async function tryToEnter(
  deps: Deps,
  key: Key,
  profile: Profile,
  way: Way,
): Promise<Changed | null> {
  const { verifiedEmail, provider } = profile
  if (verifiedEmail !== null && 'email' in key && !(await readAccount(deps.db, key))) {
    const made = madeAccount(verifiedEmail, deps.now())
    if (!(await commit(deps.db, null, made))) return null
  }
  const { method, fresh, flowFor, carried = [] } = way
  return changeAccount(deps, key, async (account) => {
    const { id } = account.user
    const start = { method, provider, fresh, carried, ...(flowFor && { flow: await flowFor(id) }) }
    const identity = identityOf(profile, id, deps.now())
    const given = { identity, verifiedEmail, start }
    return { decision: signInByProvider(account, given, contextOf(deps)) }
  })
}

/** Unverified and empty, for a moment: the provider vouches for its address. */
function madeAccount(email: string, now: Date) {
  const ids = { id: crypto.randomUUID(), identityId: crypto.randomUUID() }
  const made = newAccount({ ...ids, email, passwordHash: null, data: {} }, now)
  return { ...made, user: { ...made.user, confirmationSentAt: null }, identities: [] }
}

/** For whom an identity is to be added: a session, as its token says. */
export type Linking = { userId: string; sessionId: string; generation: number }

/**
 * Adds an identity for a session that lives then: who signed out, or was suspended meanwhile, links nothing any more.
 * @param flowId the visit that brought it: what ended its session, or set a password, called it off
 * @throws AuthFailure `identity_already_exists` when it is someone's already, the user's own included
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
  const known = await readAccount(deps.db, { identity: { provider, subject } })
  if (known) throw alreadyLinked(known.user.id === userId)
  return changeAccount(
    deps,
    { id: userId },
    (account) => {
      const identity = identityOf(profile, userId, deps.now())
      return { decision: addIdentity(account, linking, { identity, flowId }, contextOf(deps)) }
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
