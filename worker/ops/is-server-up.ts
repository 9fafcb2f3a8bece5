/** A starting server may accept a request and never answer it. */
const timeoutMs = 10_000

/** Whether a server answers without an error; for polling. */
export const isServerUp = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).then(
    ({ ok }) => ok,
    () => false,
  )
