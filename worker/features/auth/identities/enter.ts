import type { AmrEntry } from '../../../db/schema/sessions.ts'
import type { Deps } from '../../../deps.ts'
import { type FlowRow, type IdentityRow, newAccount } from '../account/account.ts'
import { addIdentity, mayLink, signInByProvider } from '../account/decide-identities.ts'
import type { Fresh } from '../account/decide-session.ts'
import { commit, isTaken, readAccount } from '../account/store.ts'
import type { OwnCaller } from '../caller.ts'
import { askingOf, changeAccount, type Changed } from '../change-account.ts'
import { AuthFailure } from '../protocol.ts'
import type { Profile } from './openid/id-token.ts'

/** An identity as the provider tells it now. */
function identityOf(
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
  fresh: Fresh
  /** A code in place of the session, once it is known whose. */
  flowFor?: ((userId: string) => Promise<FlowRow>) | null
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
  const { fresh, flowFor, carried = [], status } = way
  const { verifiedEmail, provider } = profile
  for (let tries = 0; tries < mostTries; tries++) {
    const { key, known } = await accountFor(deps, profile)
    try {
      return await changeAccount(
        deps,
        key,
        async (account, context) => {
          const { id } = account.user
          const flow = await flowFor?.(id)
          const start = { method: 'oauth', provider, fresh, carried, flow }
          const identity = identityOf(profile, id, deps.now())
          return signInByProvider(account, { identity, verifiedEmail, start }, context)
        },
        { known },
      )
    } catch (error) {
      if (error instanceof AuthFailure && error.authCode === 'user_banned') {
        throw new AuthFailure('user_banned', { status })
      }
      if (!isTaken(error)) throw error
    }
  }
  throw new AuthFailure('conflict')
}

/** The account of an identity, else of the address that the provider vouches for; it is made where there is none. */
async function accountFor({ db, now }: Deps, { provider, subject, verifiedEmail }: Profile) {
  const identity = { identity: { provider, subject } }
  const owner = await readAccount(db, identity)
  if (owner) return { key: identity, known: owner }
  if (verifiedEmail === null) throw new AuthFailure('provider_email_needs_verification')
  const key = { email: verifiedEmail }
  const known = await readAccount(db, key)
  if (known) return { key, known }
  const made = madeAccount(verifiedEmail, now())
  // another first sign-in at the same moment may have made it
  await commit(db, null, made).catch((error: unknown) => {
    if (!isTaken(error)) throw error
  })
  return { key, known: null }
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
    (account, context) => {
      const identity = identityOf(profile, userId, deps.now())
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
 * For whom an identity is to be added: the proof is asked for before the provider is.
 * @throws AuthFailure `reauthentication_needed`, `insufficient_aal` where a second step has to be set up first
 */
export function linkingOf(deps: Deps, caller: OwnCaller): Linking {
  const refusal = mayLink(caller.account, askingOf(deps, caller))
  if (refusal) throw refusal
  return { userId: caller.user.id, ...caller.asked }
}
