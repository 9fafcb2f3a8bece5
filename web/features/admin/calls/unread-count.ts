import { useSyncExternalStore } from 'react'
import { unreadHeader } from '#contract/notifications/notification-events.ts'
import { apiFetch } from '../../../api/client.ts'

/** How many notifications the signed-in person has not read; `null` until an answer has said so. */
let unread: number | null = null
let notedAtMs = 0
const listeners = new Set<() => void>()
/** Answers overtake each other: what was asked later knows better. */
let asked = 0
let latest = 0

/** Learns the count from every answer to staff: so it costs no call while someone works. */
export const countingFetch: typeof fetch = async (input, init) => {
  const order = ++asked
  const response = await apiFetch(input, init)
  const count = response.headers.get(unreadHeader)
  if (count !== null && order > latest) {
    latest = order
    noteUnread(Number(count))
  }
  return response
}

export function noteUnread(count: number | null): void {
  notedAtMs = Date.now()
  if (count === unread) return
  unread = count
  for (const listener of listeners) listener()
}

/** How long ago the count was last heard of. */
export const unreadAgeMs = (): number => Date.now() - notedAtMs

export const readUnread = (): number | null => unread

export function onUnread(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useUnread = (): number | null => useSyncExternalStore(onUnread, readUnread, readUnread)
