import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createDb, type Db } from '../../../../worker/db/client.ts'
import { guessBudgetsTable, oneTimeTokensTable } from '../../../../worker/db/schema/sign-in.ts'
import { call } from '../../kit/client.ts'
import { everyOrder } from '../../kit/every-order.ts'
import { noLimits } from '../../kit/outages.ts'
import { rememberRows } from '../../kit/remember-rows.ts'
import { createWorld } from '../world.ts'

test('a code that is sent while another is guessed counts the guess or charges for it, in every order', async () => {
  const world = createWorld()
  const email = 'owner@example.com'
  const user = await world.user(email)
  const bringBack = await rememberRows()
  const instant = world.now()
  const ask = (path: string, body: unknown) => async (db: Db) => {
    const override = { db, now: () => instant, sendMail: async () => {}, limits: noLimits }
    await call(`/auth/v1${path}`, { method: 'POST', body }, override)
  }
  const db = createDb(env.DB)
  const seen = new Set<number>()
  await everyOrder({
    actors: [ask('/otp', { email }), ask('/verify', { type: 'email', email, token: 'wrong' })],
    reset: bringBack,
    check: async (story) => {
      const tries = (await db.select().from(oneTimeTokensTable)).map((row) => row.tries)
      const paid = (await db.select().from(guessBudgetsTable)).some(
        ({ key, fullAtMs }) => key === `code:${user.id}` && fullAtMs > instant.getTime(),
      )
      expect(tries, story).toHaveLength(1)
      if (tries[0] !== 0) expect(paid, story).toBe(true)
      seen.add(tries[0] ?? -1)
    },
  })
  expect([...seen].toSorted()).toEqual([0, 1])
})
