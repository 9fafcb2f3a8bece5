/** How far the server's clock is ahead of this device's (ms). */
let aheadMs = 0

/** Smaller differences are ignored: `Date` has whole seconds, and responses take time. */
const leastMs = 5000

/** Updates the clock difference from a response's `Date` header. Source: RFC 9110 §6.6.1. */
export function updateServerClock({ headers }: Pick<Response, 'headers'>): void {
  const saidMs = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(saidMs)) return
  const differenceMs = saidMs + 500 - Date.now()
  aheadMs = Math.abs(differenceMs) < leastMs ? 0 : differenceMs
}

/** The current time by the server's clock, as device clocks can be hours off. Before a response: the device's. */
export const serverNowMs = (): number => Date.now() + aheadMs
export const serverNow = (): Date => new Date(serverNowMs())
