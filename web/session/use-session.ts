import { useSyncExternalStore } from 'react'
import { currentSession, loading, type SessionState, subscribe } from './session-store.ts'

/** Who is signed in, in this tab and all others of this browser. `loading` on the server and until storage is read. */
export const useSession = (): SessionState =>
  useSyncExternalStore(subscribe, currentSession, () => loading)
