import type { GoTrueClient, Session, User } from '@supabase/auth-js'
import type { Role } from '../../worker/contract/auth.ts'
import { answer, codeOf, createApi } from '../api/client.ts'
import { type AuthClient, authClient } from './auth-client.ts'

export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  /** The password was right; the account has a second step that is still due. */
  | { status: 'second-factor'; user: User }
  | { status: 'signed-in'; user: User; role: Role | null; isClient: boolean }

/** What the server renders, and what a page shows until storage has been read. */
export const loading: SessionState = { status: 'loading' }

/** For `useSyncExternalStore`. The first listener starts the session manager. */
export type SessionStore = {
  current: () => SessionState
  subscribe: (listener: () => void) => () => void
}

/** Follows one session manager: who is signed in, with which role, and whether a second step is due. */
export function createSessionStore(clientOf: AuthClient): SessionStore {
  let state: SessionState = loading
  let isStarted = false
  /** Events overtake each other while a role is being read: only the newest may set the state. */
  let newest = 0
  const listeners = new Set<() => void>()

  async function start(): Promise<void> {
    const client = await clientOf()
    // not awaited inside: the client waits for its listeners, and a listener that asks the client would wait for it
    client.onAuthStateChange((_event, session) => void follow(client, session))
  }

  async function follow(client: GoTrueClient, session: Session | null) {
    const turn = ++newest
    const next: SessionState = session
      ? await stateOf(client, session, state)
      : { status: 'signed-out' }
    if (turn !== newest) return
    state = next
    for (const listener of listeners) listener()
  }

  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      if (!isStarted) {
        isStarted = true
        start().catch((error: unknown) => {
          isStarted = false
          console.error(error)
        })
      }
      return () => listeners.delete(listener)
    },
  }
}

/** The session that all tabs share. */
export const sessionStore = createSessionStore(authClient)

async function stateOf(
  client: GoTrueClient,
  session: Session,
  before: SessionState,
): Promise<SessionState> {
  const { user } = session
  const { data: level } = await client.mfa.getAuthenticatorAssuranceLevel()
  if (level && level.nextLevel === 'aal2' && level.currentLevel !== 'aal2') {
    return { status: 'second-factor', user }
  }
  try {
    const me = await answer(createApi(session.access_token).me.$get())
    return { status: 'signed-in', user, role: me.role, isClient: me.is_client }
  } catch (error) {
    const code = codeOf(error)
    if (code === 'auth/session-gone' || code === 'auth/token-invalid') {
      // ended from elsewhere: what is stored here is worth nothing any more
      await client.signOut({ scope: 'local' })
      return { status: 'signed-out' }
    }
    // a moment without network takes nothing away; otherwise: no answer, no role
    const known = before.status === 'signed-in' && before.user.id === user.id ? before : null
    if (known && code === 'network/unreachable') return { ...known, user }
    return { status: 'signed-in', user, role: null, isClient: false }
  }
}
