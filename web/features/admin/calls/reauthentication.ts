import { useSyncExternalStore } from 'react'

/** Calls that wait for re-authentication; one dialog resolves them all. */
const waiting = new Set<(isGiven: boolean) => void>()
const watchers = new Set<() => void>()

const notify = () => {
  for (const watcher of watchers) watcher()
}

/** Opens the re-authentication dialog (reauthentication-dialog.tsx). @returns whether it succeeded */
export const requestReauthentication = (): Promise<boolean> =>
  new Promise((resolve) => {
    waiting.add(resolve)
    notify()
  })

export function resolveReauthentication(isGiven: boolean): void {
  for (const resolve of waiting) resolve(isGiven)
  waiting.clear()
  notify()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export const useReauthenticationPending = (): boolean =>
  useSyncExternalStore(watch, () => waiting.size > 0)
