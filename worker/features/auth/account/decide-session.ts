import { keptHours } from '#contract/kept-hours.ts'
import type { AmrEntry } from '../../../db/schema/sessions.ts'
import { AuthFailure } from '../protocol.ts'
import {
  type Account,
  calledOff,
  type Change,
  type Decision,
  type FlowRow,
  isBanned,
  type SessionRow,
  unixS,
  withSession,
} from './account.ts'
import { aalOf, allowed, type Asking, type Context, withMethod } from './needs.ts'

/** A session that could begin: its id and the device that asks. */
export type Fresh = Pick<SessionRow, 'id' | 'userAgent'>

/** As many sessions of one account and level: the one that was used longest ago gives way. */
const mostSessions = 100

export type Start = {
  method: string
  provider?: string
  begunBy: SessionRow['begunBy']
  kind?: SessionRow['kind']
  fresh: Fresh
  /** What the session that set out for a provider has shown, when it comes back. */
  carried?: AmrEntry[]
  /** A code in place of the session, which the browser that asked exchanges for it (RFC 7636). */
  flow?: FlowRow | undefined
}

/** Begins a session beside the others, or leaves a code that does so later. */
export function begin(
  account: Account,
  { method, provider, begunBy, kind = 'full', fresh, carried = [], flow }: Start,
  { now, tokensOf }: Context,
): Change {
  if (flow) return { account: { ...account, flows: [...account.flows, flow] } }
  const at = now.toISOString()
  const entry = { method, ...(provider && { provider }), timestamp: unixS(now) }
  const amr = withMethod(carried, entry)
  const session: SessionRow = {
    ...fresh,
    ...tokensOf(fresh.id, 0),
    userId: account.user.id,
    aal: aalOf(amr),
    amr,
    kind,
    begunBy,
    notBefore: 0,
    factorId: null,
    spent: [],
    createdAt: at,
    endsAt: null,
    refreshedAt: at,
  }
  const user = { ...account.user, lastSignInAt: at, updatedAt: at }
  return {
    account: { ...account, user, sessions: [...leastUsedLeave(account.sessions), session] },
    sessionId: session.id,
  }
}

/** No recovery gives way to any session. */
function leastUsedLeave(sessions: SessionRow[]): SessionRow[] {
  const leaving = new Set<SessionRow>()
  for (const level of ['aal1', 'aal2'] as const) {
    const same = sessions.filter(({ aal, kind }) => aal === level && kind === 'full')
    const byUse = same.toSorted((a, b) => b.refreshedAt.localeCompare(a.refreshedAt))
    for (const session of byUse.slice(mostSessions - 1)) leaving.add(session)
  }
  return sessions.filter((session) => !leaving.has(session))
}

/** Exchanges a code that waits for its browser, once. Its verifier was right. */
export function exchange(
  account: Account,
  { flow, fresh }: { flow: FlowRow; fresh: Fresh },
  context: Context,
): Decision {
  if (isBanned(account.user, context.now)) return new AuthFailure('user_banned', { status: 400 })
  const { kind: method, provider } = flow
  const start: Start = {
    method,
    ...(provider !== null && { provider }),
    begunBy: provider === null ? 'mail' : 'provider',
    kind: method === 'recovery' || method === 'invite' ? 'recovery' : 'full',
    fresh,
  }
  const flows = account.flows.filter((it) => it !== flow)
  return begin({ ...account, flows }, start, context)
}

/** Signs in by the account's password, which was right. */
export function signInByPassword(account: Account, fresh: Fresh, context: Context): Decision {
  const { user } = account
  if (isBanned(user, context.now)) return new AuthFailure('user_banned', { status: 400 })
  if (!user.emailConfirmedAt) return new AuthFailure('email_not_confirmed')
  return begin(account, { method: 'password', begunBy: 'password', fresh }, context)
}

/**
 * The browser keeps this session over reloads: it ends after twelve hours, whatever happens in it. Asking again moves
 * nothing, so a copy of it gains no time.
 */
export function keepSession(account: Account, asking: Asking): Decision {
  const session = allowed(account, 'write data', asking)
  if (session instanceof AuthFailure) return session
  const endMs = asking.now.getTime() + keptHours * 3_600_000
  const endsAt = session.endsAt ?? new Date(endMs).toISOString()
  return { account: withSession(account, session.id, { endsAt }) }
}

export type Scope = 'global' | 'local' | 'others'

/** Signs out. Never refused; what may not end other sessions leaves alone. A recovery is ended by none but itself (rule 3). */
export function signOut(account: Account, scope: Scope, asking: Asking): Decision {
  const session = account.sessions.find(({ id }) => id === asking.sessionId)
  if (!session) return new AuthFailure('session_not_found')
  const reach = allowed(account, 'end other sessions', asking)
  const isAlone = reach instanceof AuthFailure
  if (scope === 'others' && isAlone) return reach
  const stays = (it: SessionRow) =>
    it.id === session.id ? scope === 'others' : isAlone || scope === 'local' || isRecovery(it)
  const left = { ...account, sessions: account.sessions.filter(stays) }
  return { account: isAlone || scope === 'local' ? left : calledOff(left) }
}

const isRecovery = ({ kind }: SessionRow) => kind === 'recovery'

/** Ends one of one's sessions; a recovery only by itself. */
export function endSession(account: Account, id: string, asking: Asking): Decision {
  const session = allowed(account, 'end other sessions', asking)
  if (session instanceof AuthFailure) return session
  const target = account.sessions.find((it) => it.id === id)
  if (!target || (isRecovery(target) && id !== session.id)) {
    return new AuthFailure('session_not_found', { problem: 'request/not-found' })
  }
  const sessions = account.sessions.filter((it) => it !== target)
  const left = { ...account, sessions }
  return { account: id === session.id ? left : calledOff(left) }
}
