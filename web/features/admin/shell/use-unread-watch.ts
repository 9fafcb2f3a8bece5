import { useEffect } from 'react'
import { answer } from '../../../api/client.ts'
import type { StaffApi } from '../../../session/staff-session.ts'
import { staffCall } from '../calls/staff-call.ts'
import { setUnread, subscribeToUnread, readUnread, unreadAgeMs } from '../calls/unread-count.ts'

/** So often the count is asked for while nothing else has told it. */
const everyMs = 2 * 60_000
/** A count this recent is not asked for again when the tab comes into view. */
const freshMs = 5_000

/**
 * Keeps the count of unread notifications true while the portal can be seen: asked for when it comes into view and every
 * two minutes from then, unless an answer has told it meanwhile. Of all tabs of one person one asks, and tells the others.
 */
export function useUnreadWatch(email: string): void {
  useEffect(() => {
    const name = `meltemi-unread ${email}`
    const channel = new BroadcastChannel(name)
    let stop = new AbortController()
    let heard: number | null = null
    channel.addEventListener('message', ({ data }: MessageEvent<number>) => {
      heard = data
      setUnread(data)
    })
    const leave = subscribeToUnread(() => {
      const count = readUnread()
      // a channel has no target: only pages of this origin hear it
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      if (count !== null && count !== heard) channel.postMessage(count)
      heard = count
    })
    const watch = () => {
      stop.abort()
      if (document.visibilityState !== 'visible') return
      stop = new AbortController()
      const { signal } = stop
      navigator.locks
        .request(name, { signal }, () => ask(signal))
        .catch(() => {
          // out of sight before it was this tab's turn
        })
    }
    watch()
    document.addEventListener('visibilitychange', watch)
    return () => {
      stop.abort()
      document.removeEventListener('visibilitychange', watch)
      leave()
      channel.close()
      // the next session is another person's
      setUnread(null)
    }
  }, [email])
}

/** Asks until no one looks any more. That it failed is nothing to bother anyone with: it is asked again. */
async function ask(signal: AbortSignal): Promise<void> {
  let restMs = freshMs - unreadAgeMs()
  while (!signal.aborted) {
    if (restMs > 0) await passed(restMs, signal)
    else {
      await staffCall(askOnce).catch(() => {})
      if (unreadAgeMs() >= everyMs) await passed(everyMs, signal)
    }
    restMs = everyMs - unreadAgeMs()
  }
}

/** The header of the answer tells the count, also where nothing changed and there is no body. */
async function askOnce(api: StaffApi): Promise<void> {
  const headers = { 'if-none-match': `"${readUnread() ?? ''}"` }
  const response = await api.admin.notifications.unread.$get({}, { headers })
  if (response.status !== 304) await answer(Promise.resolve(response))
}

const passed = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
