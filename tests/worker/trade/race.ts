import type { Db } from '../../../worker/db/client.ts'
import type { Deps } from '../../../worker/deps.ts'
import { call } from '../kit/client.ts'
import type { Actor } from '../kit/every-order.ts'
import { noLimits } from '../kit/outages.ts'
import { rememberRows } from '../kit/remember-rows.ts'

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

/** Two requests, or runs of the cron, whose operations on D1 can be put in any order. */
export async function race({ now, shop }: World, works: readonly [Request | Job, Request | Job]) {
  const answers: Answer[] = []
  const actor =
    (index: 0 | 1): Actor =>
    async (db: Db) => {
      const override = { db, limits: noLimits, now, sendMail: async () => {} }
      const work = works[index]
      if (typeof work === 'function') {
        const later: Promise<unknown>[] = []
        const defer = (rest: Promise<unknown>) => void later.push(rest)
        await work({ ...shop.deps(), ...override, defer }).catch(() => {})
        await Promise.allSettled(later)
        return
      }
      const { method, path, token, body } = work
      const response = await call(path, { method, token, body }, override)
      answers[index] = { ...((await response.json()) as object), status: response.status }
    }
  const restore = await rememberRows()
  const reset = async () => {
    await restore()
    answers.length = 0
  }
  return { actors: [actor(0), actor(1)] as const, reset, answers }
}
