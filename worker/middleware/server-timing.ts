import { timing } from 'hono/timing'

const isLocal = (url: string) => /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(url)

/**
 * `Server-Timing` header with the Worker's own time in ms. Local runs only: a deployed Worker's
 * clock does not advance while it computes.
 */
export const serverTiming = timing({ enabled: (c) => isLocal(c.req.url) })
