import { useSyncExternalStore } from 'react'
import { loading, type SessionState, type SessionStore, sessionStore } from './session-store.ts'

/** The session of this tab and all others of this browser, unless another store is passed. */
export const useSession = (store: SessionStore = sessionStore): SessionState =>
  // `loading` on the server and until storage has been read
  useSyncExternalStore(store.subscribe, store.current, () => loading)
