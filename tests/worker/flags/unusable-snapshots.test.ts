import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { createDb } from '../../../worker/db/client.ts'
import { seed } from '../../../worker/db/seed.ts'
import { renewContent } from '../../../worker/features/content/snapshot.ts'
import { renewSettings } from '../../../worker/features/settings/snapshot.ts'
import { renewSnapshot } from '../../../worker/features/flags/snapshot.ts'
import { call, noPause } from '../kit/client.ts'
import { ownKv } from '../health/world.ts'

const future = Date.now() + 3_600_000
const newest = { version: 'x', revision: 1e9 }
const renewed = { flags: renewSnapshot, content: renewContent, settings: renewSettings }

beforeEach(() => seed(createDb(env.DB), [], new Date()))

for (const [what, name, stored] of [
  ['flags that are none', 'flags', { ...newest, flags: null, takenAtMs: 9_999_999_999_999 }],
  ['flags of a time to come', 'flags', { ...newest, flags: [], takenAtMs: future }],
  ['flags without a name', 'flags', { ...newest, flags: [{}], takenAtMs: Date.now() }],
  ['a time that is none', 'flags', { ...newest, flags: [], takenAtMs: 'now' }],
  ['stories that are none', 'content', { ...newest, stories: [{}], formerSlugs: {}, takenAtMs: 0 }],
  ['stories to come', 'content', { ...newest, stories: [{}], takenAtMs: future }],
  ['settings to come', 'settings', { ...newest, values: {}, exceptions: [], takenAtMs: future }],
] as const) {
  test(`pages answer while KV holds ${what}, and the cron puts what D1 says in its place`, async () => {
    const kv = ownKv()
    await env.KV.put(name, JSON.stringify(stored))
    expect((await call('/', {}, { kv })).status).toBe(200)
    expect((await call('/api/flags', {}, { kv })).status).toBe(200)
    const deps = { db: createDb(env.DB), kv, now: () => new Date(), pause: noPause }
    await renewed[name](deps)
    const mended = await env.KV.get<{ revision: number; takenAtMs: number }>(name, 'json')
    expect(mended?.revision).toBeLessThan(1e9)
    expect(mended?.takenAtMs).toBeLessThan(future)
  })
}
