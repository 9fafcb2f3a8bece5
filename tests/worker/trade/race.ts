import type { Deps } from '../../../worker/deps.ts'
import { call } from '../kit/client.ts'
import { noLimits } from '../kit/outages.ts'
import { type Found, type Options, twoAtOnce, type Work } from '../kit/two-at-once.ts'

export type Request = { method: string; path: string; token: string; body: unknown }
/** What the cron does, with the dependencies that a test gives it. */
export type Job = (deps: Deps) => Promise<unknown>
type Answer = {
  status: number
  code?: string
  number?: string
  version?: number
  errors?: { message: string }[]
}
type World = { now: () => Date; shop: { deps: () => Deps } }

type Works = readonly [Request | Job, Request | Job]
type Check<Outcome, Seen> = (found: Found<Answer, Seen>) => Promise<Outcome>

/** Two requests, or runs of the cron, at once. */
export const race = <Outcome = void>(world: World, works: Works, check: Check<Outcome, unknown>) =>
  raceWith(world, works, {}, check)

/** The same by other orders or failures, or with a look around. */
export function raceWith<Outcome = void, Seen = unknown>(
  { now, shop }: World,
  works: Works,
  options: Options<Seen>,
  check: Check<Outcome, Seen>,
): Promise<Outcome[]> {
  const toWork =
    (work: Request | Job): Work =>
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
