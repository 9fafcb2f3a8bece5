import { timing } from 'hono/timing'

const isLocal = (url: string) => /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(url)

/**
 * `Server-Timing` for developers: the Worker's own time, in milliseconds. In local runs only: deployed, a
 * Worker's clock stands still while it computes, and strangers need not know.
 */
export const serverTiming = timing({ enabled: (c) => isLocal(c.req.url) })
