/** `fetch` for calls to other services; tests replace it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Longest timeout of calls to other services. */
const longestMs = 10_000

/**
 * `fetch` with a timeout that includes the body. The only call of `fetch` in the Worker
 * (tests/worker/lib/outgoing.test.ts).
 * @throws DOMException `TimeoutError`; errors of `fetch`
 */
export function fetchWithTimeout(
  timeoutMs: number,
  url: string | URL,
  init: RequestInit = {},
): Promise<Response> {
  const timeout = AbortSignal.timeout(Math.min(timeoutMs, longestMs))
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  return fetch(url, { ...init, signal })
}

/**
 * Reads the text of a response up to a limit in bytes.
 * @throws RangeError when it is longer; errors while reading
 */
export async function readAtMost(bytes: number, { body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let read = 0
  for await (const chunk of body ?? []) {
    read += chunk.byteLength
    // throwing out of the loop cancels the stream
    if (read > bytes) throw new RangeError(`An answer of more than ${bytes} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
