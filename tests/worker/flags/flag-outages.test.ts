import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { FlagList } from '#contract/flag-calls.ts'
import { createDb } from '../../../worker/db/client.ts'
import { seed } from '../../../worker/db/seed.ts'
import { call } from '../kit/client.ts'
import { brokenDatabase, brokenKv } from '../kit/outages.ts'
import { unlock } from '../kit/staff.ts'
import { list } from './flag-calls.ts'

beforeEach(() => seed(createDb(env.DB), [], new Date()))

test('while D1 is down flags come from the last snapshot, and writes say 503', async () => {
  const token = await unlock()
  await list() // warms KV
  const warm = await call('/api/flags', {}, { db: brokenDatabase })
  expect(warm.status).toBe(200)
  const write = await call(
    '/api/flags/insights',
    { method: 'PATCH', token, body: { enabled: false } },
    { db: brokenDatabase },
  )
  expect(write.status).toBe(503)
  expect(write.headers.get('content-type')).toBe('application/problem+json')
  expect(await write.json()).toMatchObject({ code: 'server/database-unavailable' })
})

test('with D1 down and no snapshot the flag API says 503', async () => {
  await env.KV.delete('flags')
  const later = () => new Date(Date.now() + 10 * 60_000) // past every memory
  const answer = await call('/api/flags', {}, { db: brokenDatabase, now: later, kv: brokenKv() })
  expect(answer.status).toBe(503)
})

test('a D1 that takes a query and then fails is said to be away, too', async () => {
  const fail = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))
  const statement = { bind: () => statement, all: fail, raw: fail, run: fail, first: fail }
  const db = createDb({ prepare: () => statement } as unknown as D1Database)
  const later = () => new Date(Date.now() + 10 * 60_000)
  const answer = await call('/api/flags', {}, { db, now: later, kv: brokenKv() })
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { code: 'server/database-unavailable' },
  ])
})

test('with KV down flags are read from D1, and a change is still seen at once', async () => {
  const kv = brokenKv()
  const token = await unlock()
  const body = { enabled: false }
  const write = await call('/api/flags/news', { method: 'PATCH', token, body }, { kv })
  expect(write.status).toBe(200)
  const read: FlagList = await (await call('/api/flags', {}, { kv })).json()
  expect(read.flags.find((flag) => flag.id === 'news')?.enabled).toBe(false)
})

test('a snapshot older than five minutes is taken anew from D1', async () => {
  await list()
  await env.DB.prepare("update feature_flags set enabled = 0 where id = 'news'").run()
  const read = async (minutes: number): Promise<boolean | undefined> => {
    const now = () => new Date(Date.now() + minutes * 60_000)
    const { flags }: FlagList = await (await call('/api/flags', {}, { now })).json()
    return flags.find((flag) => flag.id === 'news')?.enabled
  }
  expect(await read(4)).toBe(true)
  expect(await read(6)).toBe(false)
})
