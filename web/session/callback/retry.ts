const firstMs = 1000
const longestMs = 20_000

/**
 * Tries again when it may help: after a pause that doubles with every attempt, or at once when the network or the
 * reader comes back.
 * @param attempt how many tries there were
 * @returns takes it back
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
