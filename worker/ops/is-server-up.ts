/** A server that is just starting may take a request and never answer it. */
const timeoutMs = 10_000

/** Whether a server isServerUp well at an address by now; for callers that ask again and again until it does. */
export const isServerUp = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).then(
    ({ ok }) => ok,
    () => false,
  )
