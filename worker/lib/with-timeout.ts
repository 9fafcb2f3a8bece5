/**
 * Waits for a promise with a time limit; the work itself is not cancelled.
 * @throws DOMException `TimeoutError` after `limitMs`
 */
export async function within<Value>(limitMs: number, work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('Too slow', 'TimeoutError')), limitMs)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
