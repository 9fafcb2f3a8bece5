import type { GoTrueClient, Session, User } from '@supabase/auth-js'
import type { Me, Role } from '#contract/auth.ts'
import { answer, codeOf, createApi } from '../api/client.ts'
import { retryLater } from './callback/retry.ts'
import { type AuthClient, authClient } from './auth-client.ts'

/** Reason why a password must be set first: it was forgotten, or the account has none yet. */
export type PasswordDue = 'password' | 'invitation'

export type SessionState =
  | { status: 'loading' }
  /** A session may exist, but the service is unreachable; it retries. */
  | { status: 'unreachable' }
  /** `hasEnded`: a stored session was ended elsewhere. */
  | { status: 'signed-out'; hasEnded?: true }
  /** The password was correct, but the second step is missing. */
  | { status: 'second-factor'; user: User }
  /** An invitation or a recovery, which must set a password first. */
  | { status: 'password-due'; user: User; due: PasswordDue }
  | {
      status: 'signed-in'
      user: User
      role: Role | null
      isClient: boolean
      /** Must set up a second step before anything else; the role is unknown until then. */
      owesFactor?: true
    }

/** State on the server, and in the browser until storage has been read. */
export const loading: SessionState = { status: 'loading' }

/** A store for `useSyncExternalStore`. The first listener starts the session manager. */
export type SessionStore = {
  current: () => SessionState
  subscribe: (listener: () => void) => () => void
  /** Reads the session again after a change without an event of the session manager. */
  refresh: () => Promise<void>
}

type Surroundings = {
  /** @throws ApiError */
  askMe: (token: string) => Promise<Me>
  /** Schedules a retry by the number of attempts. Returns a function that cancels it. */
  retryLater: (attempt: number, run: () => void) => () => void
  pause: (ms: number) => Promise<void>
}

/** A slower server counts as unreachable; the call is repeated. */
const timeoutMs = 15_000

/** Maximum time with an empty page. */
const silenceMs = 8000

const live: Surroundings = {
  askMe: (token) =>
    answer(createApi(token).me.$get({}, { init: { signal: AbortSignal.timeout(timeoutMs) } })),
  retryLater,
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/**
 * Pauses between checks for a new token. A proof in another tab invalidates this one before that
 * tab receives its response.
 */
const proofTakesMs = [0, 300, 1000, 2000, 3000]

/**
 * Follows a session manager: the user, the role, and missing steps. Only a refusal by the service
 * signs out; while it is unreachable, the last state stays and requests are retried.
 */
export function createSessionStore(
  clientOf: AuthClient,
  { askMe, retryLater, pause }: Surroundings = live,
): SessionStore {
  let state: SessionState = loading
  let isStarted = false
  /** Only the newest request sets the state, because responses may arrive out of order. */
  let newest = 0
  let attempt = 0
  /** True while a session is removed after the service reported its end. */
  let isEnding = false
  let takeBack = () => {}
  const listeners = new Set<() => void>()

  function start(): void {
    isStarted = true
    // the library retries a session refresh for half a minute before it reports a failure
    setTimeout(() => {
      if (state.status === 'loading') show({ status: 'unreachable' })
    }, silenceMs)
    // not awaited, because the client waits for its listeners and a listener that calls it would
    // deadlock
    clientOf.follow((event, session) => void follow(event, session))
    clientOf.onGone(() => void look().catch(console.error))
    void reach(++newest)
  }

  /** The session manager, or `null` if its code fails to load; then it retries. */
  const reach = (turn: number): Promise<GoTrueClient | null> =>
    clientOf().catch((error: unknown) => {
      console.error(error)
      settle(turn, { status: 'unreachable' }, retry)
      return null
    })

  function settle(turn: number, next: SessionState, retry?: () => void) {
    if (turn !== newest) return
    takeBack()
    if (retry) takeBack = retryLater(attempt++, retry)
    else attempt = 0
    show(next)
  }

  function show(next: SessionState) {
    state = next
    for (const listener of listeners) listener()
  }

  async function follow(event: string, session: Session | null): Promise<void> {
    // no session at the start may mean that its refresh failed
    if (!session && event !== 'SIGNED_OUT') return look()
    const turn = ++newest
    if (session) return judge(turn, session)
    // a user who signs out here has already seen another state
    const hasEnded = isEnding || state.status === 'loading' || state.status === 'unreachable'
    settle(turn, { status: 'signed-out', ...(hasEnded && { hasEnded }) })
  }

  async function look(): Promise<void> {
    const turn = ++newest
    const client = await reach(turn)
    if (!client) return
    const { data, error } = await client.getSession()
    if (data.session) return judge(turn, data.session)
    if (error?.name === 'AuthRetryableFetchError') {
      settle(turn, state.status === 'loading' ? { status: 'unreachable' } : state, retry)
    } else settle(turn, state.status === 'signed-out' ? state : { status: 'signed-out' })
  }

  const retry = () => void look().catch(console.error)

  /** Whether a refused token is replaced, because a proof in any tab invalidates earlier tokens. */
  async function isReplaced(token: string): Promise<boolean> {
    const client = await clientOf()
    for (const ms of proofTakesMs) {
      await pause(ms)
      const { data } = await client.getSession()
      if (data.session?.access_token !== token) return true
    }
    return false
  }

  async function judge(turn: number, session: Session): Promise<void> {
    const { user, access_token: token } = session
    try {
      const { role, is_client: isClient } = await askMe(token)
      settle(turn, { status: 'signed-in', user, role, isClient })
    } catch (error) {
      const code = codeOf(error)
      const isOld = code === 'auth/token-invalid' && (await isReplaced(token))
      if (turn < newest) return
      if (isOld) await look()
      else await judgeFailure(turn, user, code)
    }
  }

  async function judgeFailure(turn: number, user: User, code: string): Promise<void> {
    if (code === 'auth/second-factor-needed') {
      return settle(turn, { status: 'second-factor', user })
    }
    // the server reports that the session is a recovery or an invitation
    if (code === 'auth/password-due') {
      const isInvited = user.invited_at !== undefined && user.recovery_sent_at === undefined
      return settle(turn, {
        status: 'password-due',
        user,
        due: isInvited ? 'invitation' : 'password',
      })
    }
    if (code === 'auth/second-factor-required-first') {
      const isClient = false
      return settle(turn, { status: 'signed-in', user, role: null, isClient, owesFactor: true })
    }
    if (code === 'auth/forbidden') {
      return settle(turn, { status: 'signed-in', user, role: null, isClient: false })
    }
    if (code.startsWith('auth/')) {
      // the session was ended elsewhere, so the stored one is useless
      isEnding = true
      await clientOf.forget().finally(() => (isEnding = false))
      return settle(turn, { status: 'signed-out', hasEnded: true })
    }
    const known = state.status === 'signed-in' && state.user.id === user.id ? state : null
    settle(turn, known ? { ...known, user } : { status: 'unreachable' }, retry)
  }

  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      if (!isStarted) start()
      return () => listeners.delete(listener)
    },
    refresh: look,
  }
}

/** The session shared by all tabs. */
export const sessionStore = createSessionStore(authClient)
