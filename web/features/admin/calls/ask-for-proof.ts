import { useSyncExternalStore } from 'react'

/** The calls that wait until the person at the screen has proven who they are: one dialog answers them all. */
const waiting = new Set<(isGiven: boolean) => void>()
const watchers = new Set<() => void>()

const notify = () => {
  for (const watcher of watchers) watcher()
}

/** Opens the dialog (proof-dialog.tsx). @returns whether the proof was given */
export const askForProof = (): Promise<boolean> =>
  new Promise((resolve) => {
    waiting.add(resolve)
    notify()
  })

/** Lets every waiting call go on, or fail. */
export function settleProof(isGiven: boolean): void {
  for (const resolve of waiting) resolve(isGiven)
  waiting.clear()
  notify()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Whether a call waits for proof. */
export const useProofWanted = (): boolean => useSyncExternalStore(watch, () => waiting.size > 0)
