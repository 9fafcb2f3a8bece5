import type { Deps } from '../../../worker/deps.ts'
import { call } from '../kit/client.ts'
import { noLimits } from '../kit/outages.ts'
import { type Found, type Options, twoAtOnce, type Work } from '../kit/two-at-once.ts'

export type ApiRequest = { method: string; path: string; token: string; body: unknown }
/** A cron job with given dependencies. */
export type CronJob = (deps: Deps) => Promise<unknown>
type Answer = {
  status: number
  code?: string
  number?: string
  version?: number
  errors?: { message: string }[]
}
type ClockedShop = { now: () => Date; shop: { deps: () => Deps } }

type Works = readonly [ApiRequest | CronJob, ApiRequest | CronJob]
type Check<Outcome, Seen> = (found: Found<Answer, Seen>) => Promise<Outcome>

/** Runs two requests or cron jobs concurrently. */
export const race = <Outcome = void>(
  trade: ClockedShop,
  works: Works,
  check: Check<Outcome, unknown>,
) => raceWith(trade, works, {}, check)

/** The same with another exploration, or a `look` at the data in between. */
export function raceWith<Outcome = void, Seen = unknown>(
  { now, shop }: ClockedShop,
  works: Works,
  options: Options<Seen>,
  check: Check<Outcome, Seen>,
): Promise<Outcome[]> {
  const toWork =
    (work: ApiRequest | CronJob): Work =>
    async (db) => {
      const override = { db, limits: noLimits, now, sendMail: async () => {} }
      if (typeof work !== 'function') return call(work.path, work, override)
      const later: Promise<unknown>[] = []
      const defer = (rest: Promise<unknown>) => void later.push(rest)
      await work({ ...shop.deps(), ...override, defer }).catch(() => {})
      return Promise.allSettled(later)
    }
  return twoAtOnce([toWork(works[0]), toWork(works[1])], check, options)
}
