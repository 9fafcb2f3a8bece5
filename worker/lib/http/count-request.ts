import { clientNetwork } from './client-address.ts'

/**
 * Marks rate-limiting middleware, so that a test can check every route
 * (tests/worker/limits.test.ts).
 */
export const rateLimiterMark = Symbol.for('meltemi.limiter')

/**
 * Counts a request per client address and, when signed in, per session (limits: wrangler.toml).
 * Approximate per edge location; a failing counter allows the request.
 */
export async function isWithinLimit(
  limiter: RateLimit,
  name: string,
  { request, session }: { request: Request; session?: string | undefined },
): Promise<boolean> {
  const keys = [`${name}:${clientNetwork(request)}`]
  if (session !== undefined) keys.push(`${name}:session:${session}`)
  const counts = keys.map((key) => limiter.limit({ key }).catch(() => ({ success: true })))
  return (await Promise.all(counts)).every(({ success }) => success)
}
