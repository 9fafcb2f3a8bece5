/** Timeout for the answer of each origin. */
const timeoutMs = 5_000
/** After the first origin failed, the second is asked first for so long, so that not every read waits for the timeout. */
const restMs = 30_000

type Options = {
  /** The page's own origin, and the other one that serves the same. */
  first: string
  second: string
  fetch: typeof fetch
  now?: () => number
}

/**
 * A `fetch` that repeats reads (GET, HEAD) at a second origin when the first does not answer within 5 s, cannot be
 * reached or fails (5xx). For 30 s the second is then asked first; after that the first is tried again, and stays
 * the one asked once it answers. Writes are never repeated: the first origin may have done them.
 * @returns the better of both answers; when both fail, what the first origin said or threw
 */
export function withFailover({ first, second, fetch, now = Date.now }: Options): typeof fetch {
  let restsUntilMs = 0

  /** The answer of one origin, or what was thrown instead. */
  const ask = async (origin: string, path: string, init: RequestInit | undefined) => {
    const limits = [AbortSignal.timeout(timeoutMs), init?.signal].filter((signal) => !!signal)
    try {
      const response = await fetch(origin + path, { ...init, signal: AbortSignal.any(limits) })
      return { isGood: response.status < 500, give: () => response }
    } catch (error) {
      const give = (): Response => {
        throw error
      }
      return { isGood: false, give }
    }
  }

  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, first)
    const method = (init?.method ?? 'GET').toUpperCase()
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead || input instanceof Request || url.origin !== first) return fetch(input, init)

    const path = url.pathname + url.search
    const isResting = now() < restsUntilMs
    if (isResting) {
      const other = await ask(second, path, init)
      if (other.isGood) return other.give()
    }
    const own = await ask(first, path, init)
    if (own.isGood) restsUntilMs = 0
    // the caller has left: no reason to think ill of the origin
    if (own.isGood || isResting || init?.signal?.aborted) return own.give()
    const other = await ask(second, path, init)
    if (!other.isGood) return own.give()
    restsUntilMs = now() + restMs
    return other.give()
  }
}
