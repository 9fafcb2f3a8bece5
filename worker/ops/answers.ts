/** A server that is just starting may take a request and never answer it. */
const patienceMs = 10_000

/** Whether a server answers well at an address by now; for callers that ask again and again until it does. */
export const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(patienceMs) }).then(
    ({ ok }) => ok,
    () => false,
  )
