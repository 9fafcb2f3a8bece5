import { applyD1Migrations, type D1Migration, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { ownKv } from '../worker/kit/own-kv.ts'
import { emptyTables } from '../worker/kit/remember-rows.ts'

declare global {
  namespace Cloudflare {
    interface Env {
      TEST_MIGRATIONS: D1Migration[]
    }
  }
}

// Migrations run once per runtime, as they take longer than most tests; afterwards each test’s rows are
// deleted.
let migrated = ''
const usual = { ...env }
// oxlint-disable-next-line typescript/unbound-method -- called with the cache that it is put into
const put = Cache.prototype.put
const cached: [Cache, RequestInfo | URL][] = []

async function readSchema(): Promise<string> {
  const read = "select type, name, sql from sqlite_master where name not like 'sqlite_%'"
  return JSON.stringify(await env.DB.prepare(read).raw())
}

beforeAll(async () => {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  migrated = await readSchema()
  Cache.prototype.put = function (key, response) {
    cached.push([this, key])
    return put.call(this, key, response)
  }
})

beforeEach(() => void Object.assign(env, { KV: ownKv(), ...freshLimits() }))

afterEach(async () => {
  if ((await readSchema()) === migrated) {
    await Promise.all([emptyTables(), emptyKv(), emptyBucket(env.MEDIA), emptyBucket(env.FILES)])
  } else {
    // for tests of the schema itself; workerd’s log of "deleteAllDurableObjects" is harmless
    await reset()
    await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  }
  await Promise.all(cached.splice(0).map(([cache, key]) => cache.delete(key)))
})

afterAll(() => {
  Cache.prototype.put = put
  Object.assign(env, usual)
})

/** Rate limit counters cannot be reset: each test counts under keys of its own. */
function freshLimits(): Record<string, RateLimit> {
  const test = crypto.randomUUID()
  const limits = Object.entries(usual).filter(([name]) => name.startsWith('LIMIT_'))
  return Object.fromEntries(
    (limits as [string, RateLimit][]).map(([name, counter]) => [
      name,
      { limit: ({ key }) => counter.limit({ key: `${test} ${key}` }) },
    ]),
  )
}

async function emptyKv(): Promise<void> {
  const { keys } = await env.KV.list()
  await Promise.all(keys.map(({ name }) => env.KV.delete(name)))
}

async function emptyBucket(bucket: R2Bucket): Promise<void> {
  const { objects } = await bucket.list()
  if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
}
