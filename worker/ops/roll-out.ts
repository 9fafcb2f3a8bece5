/** A new version is watched for so long before all visitors get it. */
const watchMs = 60_000
const everyMs = 5_000

type Steps = {
  /** Sets how many percent of the visitors each version serves. */
  split: (percentages: Record<string, number>) => Promise<void>
  /** Looks at the new version. @throws Error that says what is wrong */
  look: () => Promise<void>
  /** Looks until the new version answers well: it takes a moment to reach all locations. @throws Error the last finding */
  untilFine: () => Promise<void>
  wait: (ms: number) => Promise<unknown>
}

/**
 * Gives visitors a new version step by step: none while it is looked at, a tenth for a minute, then all. Anything wrong
 * gives all of them the current version back.
 * Source: https://developers.cloudflare.com/workers/configuration/versions-and-deployments/gradual-deployments/
 * @throws Error the reason why the new version was taken back; the message says so where that failed, too
 */
export async function rollOut(
  next: string,
  current: string,
  { split, look, untilFine, wait }: Steps,
): Promise<void> {
  try {
    // a version without a share can be asked for by name (version override)
    await split({ [next]: 0, [current]: 100 })
    await untilFine()
    await split({ [next]: 10, [current]: 90 })
    for (let watched = 0; watched < watchMs; watched += everyMs) {
      await wait(everyMs)
      await look()
    }
    await split({ [next]: 100 })
  } catch (reason) {
    try {
      await split({ [current]: 100 })
    } catch {
      const message = `The new version still serves, and cannot be taken back: ${String(reason)}`
      throw new Error(message, { cause: reason })
    }
    throw reason
  }
}
