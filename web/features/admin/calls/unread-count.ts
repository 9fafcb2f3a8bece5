import { useSyncExternalStore } from 'react'
import { unreadHeader } from '#contract/notifications/notification-events.ts'
import { apiFetch } from '../../../api/client.ts'

/** Unread notifications of the signed-in user; `null` until the first response. */
let unread: number | null = null
let notedAtMs = 0
const listeners = new Set<() => void>()
/** Sequence numbers of requests: responses older than the latest are ignored. */
let asked = 0
let latest = 0

/** A `fetch` that reads the unread count from a header of every staff response, so that it needs no request. */
export const unreadCountFetch: typeof fetch = async (input, init) => {
  const order = ++asked
  const response = await apiFetch(input, init)
  const count = response.headers.get(unreadHeader)
  if (count !== null && order > latest) {
    latest = order
    setUnread(Number(count))
  }
  return response
}

export function setUnread(count: number | null): void {
  notedAtMs = Date.now()
  if (count === unread) return
  unread = count
  for (const listener of listeners) listener()
}

/** Age of the count (ms). */
export const unreadAgeMs = (): number => Date.now() - notedAtMs

export const readUnread = (): number | null => unread

export function subscribeToUnread(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useUnread = (): number | null =>
  useSyncExternalStore(subscribeToUnread, readUnread, readUnread)
