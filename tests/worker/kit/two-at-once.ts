import type { Db } from '../../../worker/db/client.ts'
import type { Actor } from './every-order.ts'
import { rememberRows } from './remember-rows.ts'

/** A request or a run of the cron, on the D1 that it is given. */
export type Work = (db: Db) => Promise<unknown>

/** Two works whose operations on D1 can be put in any order, their answers at their places, and the world as it is now. */
export async function twoAtOnce<Answer extends { status: number }>(works: readonly [Work, Work]) {
  const answers: Answer[] = []
  const actor =
    (index: 0 | 1): Actor =>
    async (db) => {
      const answer = await works[index](db)
      if (!(answer instanceof Response)) return
      answers[index] = { ...(await answer.json<object>()), status: answer.status } as Answer
    }
  const restore = await rememberRows()
  const reset = async () => {
    await restore()
    answers.length = 0
  }
  return { actors: [actor(0), actor(1)] as const, reset, answers }
}

/**
 * The same actor, which looks around when it is done: what is there by then was there before it, or while it went on.
 * @returns the actor, and what it saw last
 */
export function thenLook<Seen>(actor: Actor, look: () => Promise<Seen>) {
  const last: { seen?: Seen } = {}
  const looking: Actor = async (db) => {
    await actor(db)
    last.seen = await look()
  }
  return { looking, last }
}
