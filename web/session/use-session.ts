import { useSyncExternalStore } from 'react'
import { loading, type SessionState, type SessionStore, sessionStore } from './session-store.ts'

/** Who is signed in: in this tab and all others of this browser, unless another store is given. */
export const useSession = (store: SessionStore = sessionStore): SessionState =>
  // `loading` on the server and until storage is read
  useSyncExternalStore(store.subscribe, store.current, () => loading)
