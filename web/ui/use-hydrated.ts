import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until React has woken. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
