import { keptHours } from '#contract/kept-hours.ts'
import type { AmrEntry } from '../../../db/schema/sessions.ts'
import { AuthFailure } from '../protocol.ts'
import {
  type Account,
  bare,
  cancelPending,
  type Change,
  changeRows,
  type FlowRow,
  type IdentityRow,
  isBanned,
  type Notice,
  type SessionRow,
  unixS,
  withProviders,
  withUser,
} from './account.ts'
import { aalOf, allowed, type Asking, type Context, withMethod } from './needs.ts'

/* Start and end of sessions, and the identities used to sign in. */

/** Session limit per account and level. Above it, the least recently used session ends. */
const mostSessions = 100

export type Start = {
  method: string
  provider?: string | null
  kind?: SessionRow['kind']
  userAgent: string | null
  /** The proofs of the session that linked the identity. */
  earlierProofs?: AmrEntry[]
  /** A PKCE code that is returned instead of the session; the browser exchanges it (RFC 7636). */
  flow?: FlowRow | undefined
}

/** Starts a session, or stores a PKCE code that starts it later. */
export function begin(
  account: Account,
  { method, provider, kind = 'full', userAgent, earlierProofs = [], flow }: Start,
  { now, tokensOf }: Context,
): Change {
  if (flow) return { account: { ...account, flows: [...account.flows, flow] } }
  const at = now.toISOString()
  const id = crypto.randomUUID()
  const entry = { method, ...(provider && { provider }), timestamp: unixS(now) }
  const amr = withMethod(earlierProofs, entry)
  const session: SessionRow = {
    ...tokensOf(id, 0),
    id,
    userId: account.user.id,
    aal: aalOf(amr),
    amr,
    kind,
    begunBy: provider ? 'provider' : method === 'password' ? 'password' : 'mail',
    notBefore: 0,
    factorId: null,
    spent: [],
    userAgent,
    createdAt: at,
    endsAt: null,
    refreshedAt: at,
  }
  const sessions = [...withoutLeastUsed(account.sessions), session]
  const signedIn = withUser({ ...account, sessions }, { lastSignInAt: at, updatedAt: at })
  return { account: signedIn, sessionId: id }
}

/** Drops the least recently used sessions above the limit, but never a recovery. */
function withoutLeastUsed(sessions: SessionRow[]): SessionRow[] {
  const full = sessions.filter(({ kind }) => kind === 'full')
  const byUse = full.toSorted((a, b) => b.refreshedAt.localeCompare(a.refreshedAt))
  const endingAt = (level: SessionRow['aal']) =>
    byUse.filter(({ aal }) => aal === level).slice(mostSessions - 1)
  const ending = new Set([...endingAt('aal1'), ...endingAt('aal2')])
  return sessions.filter((session) => !ending.has(session))
}

/** Exchanges a PKCE code for a session, once. The caller has checked the verifier. */
export function exchange(
  account: Account,
  { flow, userAgent }: { flow: FlowRow; userAgent: string | null },
  context: Context,
): Change {
  if (isBanned(account.user, context.now)) throw new AuthFailure('user_banned', { status: 400 })
  const { kind: method, provider } = flow
  const flows = account.flows.filter((it) => it !== flow)
  const kind = method === 'recovery' || method === 'invite' ? 'recovery' : 'full'
  return begin({ ...account, flows }, { method, provider, kind, userAgent }, context)
}

/** Signs in after the password was checked. */
export function signInByPassword(
  account: Account,
  userAgent: string | null,
  context: Context,
): Change {
  const { user } = account
  if (isBanned(user, context.now)) throw new AuthFailure('user_banned', { status: 400 })
  if (!user.emailConfirmedAt) throw new AuthFailure('email_not_confirmed')
  return begin(account, { method: 'password', userAgent }, context)
}

/**
 * Lets the browser store the session, so that it survives reloads; it then ends after twelve hours.
 * A second call does not extend it, so a copied session gains no time.
 */
export function keepSession(account: Account, asking: Asking): Change {
  const session = allowed(account, 'write data', asking)
  const endMs = asking.now.getTime() + keptHours * 3_600_000
  const endsAt = session.endsAt ?? new Date(endMs).toISOString()
  const isIt = ({ id }: SessionRow) => id === session.id
  return { account: { ...account, sessions: changeRows(account.sessions, isIt, { endsAt }) } }
}

export const scopes = ['global', 'local', 'others'] as const
export type Scope = (typeof scopes)[number]

/**
 * Signs out. Only the scope `others` can be refused; with `global`, a session without the right to
 * end others ends only itself. Recoveries of other sessions go on (auth/decisions.md, rule 3).
 */
export function signOut(account: Account, scope: Scope, asking: Asking): Change {
  const session = account.sessions.find(({ id }) => id === asking.sessionId)
  if (!session) throw new AuthFailure('session_not_found')
  let isAlone = scope === 'local'
  try {
    allowed(account, 'end other sessions', asking)
  } catch (error) {
    if (scope === 'others') throw error
    isAlone = true
  }
  const stays = (it: SessionRow) =>
    it.id === session.id ? scope === 'others' : isAlone || it.kind === 'recovery'
  const rest = { ...account, sessions: account.sessions.filter(stays) }
  return { account: isAlone ? rest : cancelPending(rest) }
}

/** Ends one of the user's own sessions. A recovery can only be ended by itself. */
export function endSession(account: Account, id: string, asking: Asking): Change {
  const own = allowed(account, 'end other sessions', asking).id
  const target = account.sessions.find((it) => it.id === id)
  if (!target || (target.kind === 'recovery' && id !== own)) {
    throw new AuthFailure('session_not_found', { problem: 'request/not-found' })
  }
  const rest = { ...account, sessions: account.sessions.filter((it) => it !== target) }
  return { account: id === own ? rest : cancelPending(rest) }
}

const addedBy = ({ provider }: IdentityRow): Notice => ({
  kind: 'identity_added',
  values: { provider },
  undo: {},
})

/**
 * Adds an identity for the session that gave its proof before the OAuth flow started.
 * @param flowId the OAuth flow, which is cancelled if its session ends or a password is set
 */
export function addIdentity(
  account: Account,
  { identity, flowId }: { identity: IdentityRow; flowId: string | null },
  asking: Asking,
): Change {
  const { id: sessionId } = allowed(account, 'finish adding an identity', asking)
  if (flowId !== null && !account.flows.some(({ id }) => id === flowId)) {
    throw new AuthFailure('bad_oauth_state')
  }
  const identities = [...account.identities, identity]
  const flows = account.flows.filter(({ id }) => id !== flowId)
  const changed = withProviders({ ...account, identities, flows }, asking.now)
  return { account: changed, notices: [addedBy(identity)], sessionId }
}

/** Removes an identity, but never the last one. The account keeps its email address. */
export function removeIdentity(account: Account, identityId: string, asking: Asking): Change {
  allowed(account, 'remove an identity', asking)
  if (account.identities.length <= 1) throw new AuthFailure('single_identity_not_deletable')
  const identity = account.identities.find(({ id }) => id === identityId)
  if (!identity) throw new AuthFailure('identity_not_found')
  const { provider } = identity
  const identities = account.identities.filter((it) => it !== identity)
  return {
    account: withProviders({ ...account, identities, flows: [] }, asking.now),
    notices: [{ kind: 'identity_removed', values: { provider }, undo: { identities: [identity] } }],
  }
}

export type ProviderSignIn = {
  /** The identity as the provider describes it now. Its `id` is used only for a new identity. */
  identity: IdentityRow
  /** The email address, if the provider has verified it. */
  verifiedEmail: string | null
  start: Start
}

/**
 * Signs in with a provider. Finds the account by a known identity, else by an email address that
 * the provider has verified; in that case the identity is added. An unverified account loses all
 * data chosen at its sign-up.
 */
export function signInByProvider(
  account: Account,
  { identity, verifiedEmail, start }: ProviderSignIn,
  context: Context,
): Change {
  const { user } = account
  const { now } = context
  if (isBanned(user, now)) throw new AuthFailure('user_banned')
  const { provider, providerId, identityData, email, lastSignInAt, updatedAt } = identity
  const isIt = (it: IdentityRow) => it.provider === provider && it.providerId === providerId
  const isKnown = account.identities.some(isIt)
  if (!isKnown && verifiedEmail !== user.email) throw new AuthFailure('conflict')
  const isFirst = user.emailConfirmedAt === null && verifiedEmail === user.email
  // anyone who typed the address may have chosen the password, names and all other data
  const kept: Account = isFirst
    ? {
        ...withUser(account, {
          passwordHash: null,
          userMetadata: user.invitedAt === null ? identityData : user.userMetadata,
          emailConfirmedAt: now.toISOString(),
          newEmail: null,
        }),
        ...bare,
        identities: account.identities.filter(isIt),
      }
    : account
  const identities = isKnown
    ? changeRows(kept.identities, isIt, { identityData, email, lastSignInAt, updatedAt })
    : [...kept.identities, identity]
  const userMetadata = { ...identityData, ...kept.user.userMetadata }
  const signedIn = withProviders(withUser({ ...kept, identities }, { userMetadata }), now)
  const change = begin(signedIn, start, context)
  const isNotified = !isKnown && user.emailConfirmedAt !== null
  return { ...change, notices: isNotified ? [addedBy(identity)] : [] }
}
