import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { FlagList } from '#contract/flag-calls.ts'
import { createDb } from '../../../worker/db/client.ts'
import { seed } from '../../../worker/db/seed.ts'
import { renewSnapshot, type Snapshot } from '../../../worker/features/flags/snapshot.ts'
import { call } from '../kit/client.ts'
import { ownKv } from '../health/world.ts'
import { unlock } from '../kit/staff.ts'

beforeEach(() => seed(createDb(env.DB), [], new Date()))

/** KV as the edge has it: one write a second and key, others are refused (developers.cloudflare.com/kv, limits). */
function strictKv() {
  let clockMs = 0
  let lastMs = -Infinity
  const seen = { puts: 0, refused: 0 }
  const kv = ownKv({
    put: (async (...given: Parameters<KVNamespace['put']>) => {
      seen.puts++
      if (clockMs - lastMs < 1_000) {
        seen.refused++
        throw new Error('KV PUT failed: 429 Too Many Requests')
      }
      lastMs = clockMs
      await env.KV.put(...given)
    }) as never,
  })
  const pause = async (ms: number) => void (clockMs += ms)
  return { kv, seen, pause, elapsedMs: () => clockMs }
}

const inKv = async (): Promise<Record<string, boolean>> => {
  const stored = await env.KV.get<Snapshot>('flags', 'json')
  return Object.fromEntries((stored?.flags ?? []).map(({ id, enabled }) => [id, enabled]))
}

const turnOff = async (id: string, token: string, override: Parameters<typeof call>[2]) =>
  call(`/api/flags/${id}`, { method: 'PATCH', token, body: { enabled: false } }, override)

test('two switches within a second are both in KV within five seconds', async () => {
  const token = await unlock()
  const { kv, pause, seen, elapsedMs } = strictKv()
  for (const id of ['founder', 'products']) {
    expect((await turnOff(id, token, { kv, pause })).status).toBe(200)
  }
  expect(seen.refused).toBeGreaterThan(0)
  expect(await inKv()).toMatchObject({ founder: false, products: false })
  expect(elapsedMs()).toBeLessThanOrEqual(5_000)
})

test('a put that lands late does not leave an older state behind', async () => {
  const token = await unlock()
  const held: (() => Promise<void>)[] = []
  let isHolding = true
  const kv = ownKv({
    put: ((...given: Parameters<KVNamespace['put']>) =>
      isHolding
        ? new Promise<void>((resolve) => {
            isHolding = false
            held.push(() => env.KV.put(...given).then(resolve))
          })
        : env.KV.put(...given)) as never,
  })
  const first = turnOff('founder', token, { kv })
  while (held.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  expect((await turnOff('products', token, { kv })).status).toBe(200)
  await held[0]?.()
  await first
  expect(await inKv()).toMatchObject({ founder: false, products: false })
})

test('a put of one isolate that lands after a later change of another is put right at once', async () => {
  const token = await unlock()
  const held: (() => void)[] = []
  const slow = ownKv({
    put: (async (...given: Parameters<KVNamespace['put']>) => {
      if (held.length === 0) await new Promise<void>((resolve) => void held.push(resolve))
      await env.KV.put(...given)
    }) as never,
  })
  const pause = async () => {}
  const first = turnOff('founder', token, { kv: slow, pause })
  while (held.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  // an isolate shares nothing with another one but the stores
  expect((await turnOff('products', token, { kv: ownKv({}), pause })).status).toBe(200)
  expect(await inKv()).toMatchObject({ founder: false, products: false })
  held[0]?.()
  await first
  expect(await inKv()).toMatchObject({ founder: false, products: false })
})

test('an old read that lands late does not bring old flags back', async () => {
  const token = await unlock()
  const kv = ownKv()
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  // D1 has answered, but the answer is under way for long
  const slow = createDb({
    prepare: (query: string) => {
      const statement = env.DB.prepare(query)
      return /from "feature_flags"/.test(query)
        ? { bind: () => ({ raw: () => statement.raw().then((rows) => gate.then(() => rows)) }) }
        : statement
    },
    batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
  } as unknown as D1Database)
  const now = () => new Date()
  const reading = call('/api/flags', { token }, { kv, db: slow, now })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect((await turnOff('founder', token, { kv })).status).toBe(200)
  release()
  await reading
  const { flags }: FlagList = await (await call('/api/flags', {}, { kv })).json()
  expect(flags.find(({ id }) => id === 'founder')?.enabled).toBe(false)
})

test('readers never write to KV, however many and whoever they are', async () => {
  const token = await unlock()
  const { kv, seen, pause } = strictKv()
  const later = () => new Date(Date.now() + 10 * 60_000)
  for (const override of [
    { kv, pause },
    { kv, pause, now: later },
  ]) {
    await Promise.all(Array.from({ length: 5 }, () => call('/api/flags', {}, override)))
    await call('/api/flags', { token }, override)
    await call('/teams', {}, override)
  }
  expect(seen.puts).toBe(0)
})

test('the cron mends what a writer could not put, and leaves alone what is current', async () => {
  const token = await unlock()
  const refusing = ownKv({ put: (() => Promise.reject(new Error('429'))) as never })
  await turnOff('founder', token, { kv: refusing })
  const { kv, seen, pause } = strictKv()
  const cron = (laterMs = 0) =>
    renewSnapshot({
      db: createDb(env.DB),
      kv,
      pause,
      now: () => new Date(Date.now() + laterMs),
    })
  await cron()
  expect(await inKv()).toMatchObject({ founder: false })
  await cron(60_000)
  expect(seen.puts).toBe(1)
  await cron(4 * 60_000) // its life ends after five minutes
  expect(seen.puts).toBeGreaterThan(1)
})

test('the longest wait for KV ends, and says so', async () => {
  const refusing = ownKv({ put: (() => Promise.reject(new Error('429'))) as never })
  let waitedMs = 0
  const pause = async (ms: number) => void (waitedMs += ms)
  const token = await unlock()
  expect((await turnOff('founder', token, { kv: refusing, pause })).status).toBe(200)
  expect(waitedMs).toBeGreaterThan(10_000)
  expect(waitedMs).toBeLessThan(30_000)
})
