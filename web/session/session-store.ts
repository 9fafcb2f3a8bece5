import type { GoTrueClient, Session, User } from '@supabase/auth-js'
import type { Me, Role } from '#contract/auth.ts'
import { answer, codeOf, createApi } from '../api/client.ts'
import { retryLater } from './callback/retry.ts'
import { type AuthClient, authClient } from './auth-client.ts'

/** Why a password has to be chosen first: it was forgotten, or there is none yet. */
export type PasswordDue = 'password' | 'invitation'

export type SessionState =
  | { status: 'loading' }
  /** There may be a session, and no one who could say so: it is tried again. */
  | { status: 'unreachable' }
  /** Perhaps by a session that was still stored here and had been ended elsewhere. */
  | { status: 'signed-out'; hasEnded?: true }
  /** The password was right; the account has a second step that is still due. */
  | { status: 'second-factor'; user: User }
  /** Came by an invitation or a recovery, and has to choose a password before anything else. */
  | { status: 'password-due'; user: User; due: PasswordDue }
  | {
      status: 'signed-in'
      user: User
      role: Role | null
      isClient: boolean
      /** Has to set up a second step before anything else, which says nothing of the role yet. */
      owesFactor?: true
    }

/** What the server renders, and what a page shows until storage has been read. */
export const loading: SessionState = { status: 'loading' }

/** For `useSyncExternalStore`. The first listener starts the session manager. */
export type SessionStore = {
  current: () => SessionState
  subscribe: (listener: () => void) => () => void
  /** Looks again: something changed of which the session manager sends no event. */
  refresh: () => Promise<void>
}

type Surroundings = {
  /** @throws ApiError */
  askMe: (token: string) => Promise<Me>
  /** Plans another try after so many. Returns what takes it back. */
  retryLater: (attempt: number, run: () => void) => () => void
  pause: (ms: number) => Promise<void>
}

/** A server that takes longer is as good as away; it is asked again. */
const timeoutMs = 15_000

/** Longer than anyone should look at an empty page. */
const silenceMs = 8000

const live: Surroundings = {
  askMe: (token) =>
    answer(createApi(token).me.$get({}, { init: { signal: AbortSignal.timeout(timeoutMs) } })),
  retryLater,
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/** A proof in another tab replaces this token. Pauses before each look for the new one, until that tab has its answer. */
const proofTakesMs = [0, 300, 1000, 2000, 3000]

/**
 * Follows one session manager: who is signed in, with which role, and what is still due. Only a refusal of the
 * service takes anything away; while it cannot be asked, what was known stays, and it is asked again.
 */
export function createSessionStore(
  clientOf: AuthClient,
  { askMe, retryLater, pause }: Surroundings = live,
): SessionStore {
  let state: SessionState = loading
  let isStarted = false
  /** Roles may be read out of order: only the newest question may set the state. */
  let newest = 0
  let attempt = 0
  /** While a session is forgotten of which the service says that it has ended. */
  let isEnding = false
  let takeBack = () => {}
  const listeners = new Set<() => void>()

  function start(): void {
    isStarted = true
    // the library itself tries for half a minute to renew a session before it says a word
    setTimeout(() => {
      if (state.status === 'loading') show({ status: 'unreachable' })
    }, silenceMs)
    // not awaited inside: the client waits for its listeners, and one that asks the client would wait for it
    clientOf.follow((event, session) => void follow(event, session))
    clientOf.onGone(() => void look().catch(console.error))
    void reach(++newest)
  }

  /** The session manager, or `null` while its code does not load: then it is tried again. */
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
    // no session to begin with may mean that it could not be renewed
    if (!session && event !== 'SIGNED_OUT') return look()
    const turn = ++newest
    if (session) return judge(turn, session)
    // a person who signs out here has been shown something before
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

  /** Whether another token takes the place of a refused one: a proof, in any tab, refuses those from before it. */
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
    // the session is a recovery's, or an invitation's: the server says so
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
      // ended from elsewhere: what is stored here is worth nothing any more
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

/** The session that all tabs share. */
export const sessionStore = createSessionStore(authClient)
