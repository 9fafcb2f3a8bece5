/** Timeout for each origin's response. */
const timeoutMs = 5_000
/**
 * How long the second origin is asked first after the first one failed, so that reads do not wait for a timeout each.
 */
const restMs = 30_000

type Options = {
  /** The page's own origin, and the second origin that serves the same site. */
  first: string
  second: string
  fetch: typeof fetch
  now?: () => number
}

/**
 * A `fetch` that repeats reads (GET, HEAD) at a second origin after a timeout of 5 s, a network error or a 5xx. Writes
 * are never repeated, because the first origin may have executed them.
 * @returns the successful response; when both origins fail, the first one's response or error
 */
export function withFailover({ first, second, fetch, now = Date.now }: Options): typeof fetch {
  let restsUntilMs = 0

  /** Returns the response of one origin, or its error as `give`, so that both can be compared. */
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
    // an aborted request says nothing about the origin
    if (own.isGood || isResting || init?.signal?.aborted) return own.give()
    const other = await ask(second, path, init)
    if (!other.isGood) return own.give()
    restsUntilMs = now() + restMs
    return other.give()
  }
}
