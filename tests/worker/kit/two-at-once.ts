import { expect } from 'vitest'
import type { Db } from '../../../worker/db/client.ts'
import type { Deps } from '../../../worker/deps.ts'
import { call } from './client.ts'
import { type DatabaseRequest, someOrders } from './every-order.ts'
import { noLimits } from './outages.ts'
import { ownKv } from './own-kv.ts'
import { rememberRows } from './remember-rows.ts'

/** A request or cron run on a given D1. */
export type Work = (db: Db) => Promise<unknown>

/** A staff call: method, path below /api/admin, body. */
export type Wanted = [method: string, path: string, body?: unknown]

/** Runs such a call in an isolate of its own. */
export const asking =
  ([method, path, body]: Wanted, token: string, override: Partial<Deps> = {}): Work =>
  (db) => {
    const usual = { db, kv: ownKv(), limits: noLimits, sendMail: async () => {} }
    return call(`/api/admin/${path}`, { method, token, body }, { ...usual, ...override })
  }

/** The result of two concurrent requests: their responses, and the result of `look`. */
export type Found<Answer, Seen> = {
  answers: Answer[]
  statuses: number[]
  /** The order or failure, for the report. */
  story: string
  seen: Seen | undefined
}

export type Options<Seen> = {
  explore?: typeof someOrders
  /** Reads the data as soon as the second request has ended. */
  look?: () => Promise<Seen>
}

/**
 * Runs two requests concurrently, each time from the current data, in the orders of `explore`.
 * @returns the different results of the checks, sorted
 */
export async function twoAtOnce<Answer extends { status: number }, Outcome = void, Seen = unknown>(
  works: readonly [Work, Work],
  check: (found: Found<Answer, Seen>) => Promise<Outcome>,
  { explore = someOrders, look }: Options<Seen> = {},
): Promise<Outcome[]> {
  const answers: Answer[] = []
  const outcomes = new Set<Outcome>()
  let seen: Seen | undefined
  const actor =
    (index: 0 | 1): DatabaseRequest =>
    async (db) => {
      const answer = await works[index](db)
      if (answer instanceof Response) {
        answers[index] = { ...(await answer.json<object>()), status: answer.status } as Answer
      }
      if (index === 1) seen = await look?.()
    }
  const restore = await rememberRows()
  const reset = async () => {
    await restore()
    answers.length = 0
    seen = undefined
  }
  const actors = [actor(0), actor(1)] as const
  const times = await explore({
    actors,
    reset,
    check: async (story) => {
      const statuses = answers.map((answer) => answer?.status)
      outcomes.add(await check({ answers, statuses, story, seen }))
    },
  })
  expect(times, 'orders or failures').toBeGreaterThan(1)
  await reset()
  return [...outcomes].toSorted()
}
