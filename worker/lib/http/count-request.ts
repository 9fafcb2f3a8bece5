import { clientNetwork } from './client-address.ts'

/** Marks a middleware that counts, for readers of the route table (tests/worker/limits.test.ts). */
export const limiterMark = Symbol.for('meltemi.limiter')

/**
 * Counts a request under its client address and, where someone is signed in, under their session: moving between
 * addresses does not help, and neither a stranger nor who has stolen the password can use up what its owner needs. The amounts stand in wrangler.toml.
 * Per edge location and eventually consistent: it slows a flood down, it does not count exactly. If the counter
 * itself fails, the request goes on: a limit must not become an outage.
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
