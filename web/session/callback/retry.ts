const firstMs = 1000
const longestMs = 20_000

/**
 * Retries after a delay that doubles with each attempt, or immediately when the network or the tab
 * is back.
 * @param attempt number of earlier attempts
 * @returns cancels the retry
 */
export function retryLater(attempt: number, run: () => void): () => void {
  const timer = setTimeout(go, Math.min(firstMs * 2 ** attempt, longestMs))
  const look = () => document.visibilityState === 'visible' && go()
  addEventListener('online', go)
  document.addEventListener('visibilitychange', look)
  function cancel() {
    clearTimeout(timer)
    removeEventListener('online', go)
    document.removeEventListener('visibilitychange', look)
  }
  function go() {
    cancel()
    run()
  }
  return cancel
}
