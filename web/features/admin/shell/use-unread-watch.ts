import { useEffect } from 'react'
import { answer } from '../../../api/client.ts'
import type { StaffApi } from '../../../session/staff-session.ts'
import { staffCall } from '../calls/staff-call.ts'
import { setUnread, subscribeToUnread, readUnread, unreadAgeMs } from '../calls/unread-count.ts'

/** The interval of requests for the count, unless another response has brought it. */
const everyMs = 2 * 60_000
/** When the tab returns to view, a count of this age is not requested again. */
const freshMs = 5_000

/**
 * Updates the count of unread notifications when the portal comes into view, and every two minutes
 * from then, unless another response brings it. Only one tab of a user sends requests, and shares
 * the count with the others.
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
          // the tab left the view while it waited for its turn
        })
    }
    watch()
    document.addEventListener('visibilitychange', watch)
    return () => {
      stop.abort()
      document.removeEventListener('visibilitychange', watch)
      leave()
      channel.close()
      // the next session may be another user's
      setUnread(null)
    }
  }, [email])
}

/** Requests the count until aborted. Errors are ignored, because the next request follows. */
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

/** Requests the count, which is in a header even if the response is 304 without a body. */
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
