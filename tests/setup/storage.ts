import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'

// Storage is shared by all files of a runtime. Migrating takes longer than most tests: it is done once, and what a test
// has written is deleted after it.
let schema = ''
let tables: string[] = []
const put = Cache.prototype.put
const cached: [Cache, RequestInfo | URL][] = []

const readSchema = () =>
  env.DB.prepare("select type, name, sql from sqlite_master where name not like 'sqlite_%'")
const readFilled = () =>
  env.DB.prepare(`select ${tables.map((it) => `exists (select 1 from "${it}") "${it}"`).join()}`)

beforeAll(async () => {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  const { results } = await readSchema().all<{ type: string; name: string }>()
  schema = JSON.stringify(results)
  tables = results
    .filter(({ type, name }) => type === 'table' && name !== 'd1_migrations' && name[0] !== '_')
    .map(({ name }) => name)
  Cache.prototype.put = function (key, response) {
    cached.push([this, key])
    return put.call(this, key, response)
  }
})

afterEach(async () => {
  const [found, filled] = await env.DB.batch<object>([readSchema(), readFilled()])
  if (JSON.stringify(found?.results) !== schema) {
    // a test about the schema itself: workerd logs "deleteAllDurableObjects", which is harmless
    await reset()
    await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  } else {
    await emptyDatabase(Object.entries(filled?.results[0] ?? {}))
    await Promise.all([emptyKv(), emptyBucket(env.MEDIA), emptyBucket(env.FILES)])
  }
  await Promise.all(cached.splice(0).map(([cache, key]) => cache.delete(key)))
})

// files share a runtime, but not what modules remember
afterAll(() => {
  Cache.prototype.put = put
  vi.resetModules()
})

async function emptyDatabase(filled: [table: string, isFilled: number][]): Promise<void> {
  const deletions = filled
    .filter(([, isFilled]) => isFilled)
    .map(([table]) => env.DB.prepare(`delete from "${table}"`))
  if (deletions.length === 0) return
  await env.DB.batch([
    // whatever refers to what
    env.DB.prepare('pragma defer_foreign_keys = on'),
    ...deletions,
    env.DB.prepare("delete from sqlite_sequence where name <> 'd1_migrations'"),
  ])
}

async function emptyKv(): Promise<void> {
  const { keys } = await env.KV.list()
  await Promise.all(keys.map(({ name }) => env.KV.delete(name)))
}

async function emptyBucket(bucket: R2Bucket): Promise<void> {
  const { objects } = await bucket.list()
  if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
}
