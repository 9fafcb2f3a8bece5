/** `fetch` as we use it: what is outside of us can be somewhere else in tests. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** No answer of another service is waited for longer, unless its caller waits even less. */
const longestMs = 10_000

/**
 * The only call of `fetch` in this Worker (tests/worker/lib/outgoing.test.ts): every request to another service ends,
 * its body included. A signal of the caller's ends it earlier.
 * @throws DOMException `TimeoutError`; what `fetch` throws
 */
export function fetchWithin(
  timeoutMs: number,
  url: string | URL,
  init: RequestInit = {},
): Promise<Response> {
  const timeout = AbortSignal.timeout(Math.min(timeoutMs, longestMs))
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  return fetch(url, { ...init, signal })
}

/**
 * The text of an answer that is no longer than it may be; of a longer one no more is read.
 * @throws RangeError where it is longer; what reading throws
 */
export async function readAtMost(bytes: number, { body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let read = 0
  for await (const chunk of body ?? []) {
    read += chunk.byteLength
    // leaving the loop cancels the rest
    if (read > bytes) throw new RangeError(`An answer of more than ${bytes} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
