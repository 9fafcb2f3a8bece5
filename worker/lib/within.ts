/**
 * Waits for something, but not for ever. The work itself goes on: it cannot be called back.
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
