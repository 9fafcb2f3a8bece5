/** How far the server's clock is ahead of this device's. */
let aheadMs = 0

/** Answers name their second, and take a while: a smaller difference says nothing. */
const leastMs = 5000

/** Learns the server's time from an answer that it has just given. `Date`: RFC 9110 §6.6.1, whole seconds. */
export function learnTime({ headers }: Pick<Response, 'headers'>): void {
  const saidMs = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(saidMs)) return
  const differenceMs = saidMs + 500 - Date.now()
  aheadMs = Math.abs(differenceMs) < leastMs ? 0 : differenceMs
}

/** The time as the server has it, as far as it has answered: the clocks of devices may be hours off. */
export const serverNowMs = (): number => Date.now() + aheadMs
export const serverNow = (): Date => new Date(serverNowMs())
