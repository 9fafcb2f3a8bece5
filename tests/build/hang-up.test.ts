import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { builtFiles, workerDir } from '../../worker/ops/build/built-files.ts'
import { applyMigrations } from '../../worker/ops/build/built-worker.ts'
import { serveProduct } from '../bench/serve.ts'
import { testSecrets } from '../setup/test-secrets.ts'

/*
 * When a visitor resets the connection, workerd stops the handler at its next wait; a statement already sent to D1
 * still runs.
 * The tests add an edge-like delay to D1 and record mails in KV.
 */
const roundTripMs = 30

const slowWorker = `
  import worker from './index.js'
  const pause = () => new Promise((resolve) => setTimeout(resolve, ${roundTripMs / 2}))
  const slowly = async (ask) => {
    await pause()
    const answer = await ask()
    await pause()
    return answer
  }
  const behind = new WeakMap()
  const far = (statement) => {
    const slow = {
      bind: (...values) => far(statement.bind(...values)),
      ...Object.fromEntries(
        ['all', 'run', 'first', 'raw'].map((name) => [
          name,
          (...given) => slowly(() => statement[name](...given)),
        ]),
      ),
    }
    behind.set(slow, statement)
    return slow
  }
  const farAway = (db) => ({
    prepare: (query) => far(db.prepare(query)),
    batch: (statements) => slowly(() => db.batch(statements.map((each) => behind.get(each)))),
  })
  export default {
    fetch: (request, env, execution) => {
      const send = ({ to }) => env.KV.put('mail:' + crypto.randomUUID(), String(to))
      return worker.fetch(request, { ...env, DB: farAway(env.DB), EMAIL: { send } }, execution)
    },
  }
`

async function startFarAway() {
  const file = (name: string) => ({
    type: 'ESModule',
    path: join(workerDir, name),
    contents: readFileSync(join(workerDir, name), 'utf8'),
  })
  const entry = { type: 'ESModule', path: join(workerDir, 'far-away.js'), contents: slowWorker }
  const bindings = { ...testSecrets, SITE_URL: '' }
  const { runtime } = await serveProduct(bindings, {
    modules: [entry, ...builtFiles().map(file)],
    // no proxy, which would finish the request after the visitor left
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  })
  await applyMigrations(runtime)
  const { origin } = await runtime.unsafeGetDirectURL()
  return {
    runtime,
    origin,
    db: await runtime.getD1Database('DB'),
    kv: await runtime.getKVNamespace('KV'),
  }
}

/** Sends a request and resets the connection after some milliseconds, whether it was answered or not. */
const asksAndLeaves = (address: string, body: unknown, afterMs: number) =>
  new Promise<void>((resolve) => {
    const headers = { 'content-type': 'application/json' }
    const asked = request(address, { method: 'POST', headers, agent: false })
    asked.on('error', () => {})
    asked.on('close', () => resolve())
    asked.on('response', (answer) => answer.resume())
    setTimeout(() => asked.socket?.resetAndDestroy(), afterMs)
    asked.end(JSON.stringify(body))
  })

test('a request aborted at any moment does not count an unsent mail against the limit of its recipient', async () => {
  const { runtime, origin, db, kv } = await startFarAway()
  try {
    const at = new Date().toISOString()
    const address = (moment: number) => `owner${moment}@example.com`
    // the first request starts the isolate
    const moments = [3_000, ...Array.from({ length: 24 }, (_, index) => (index + 1) * 10)]
    for (const moment of moments) {
      await db
        .prepare(
          `insert into users (id, email, email_confirmed_at, app_metadata, user_metadata, created_at, updated_at)
           values (?1, ?2, ?3, '{}', '{}', ?3, ?3)`,
        )
        .bind(crypto.randomUUID(), address(moment), at)
        .run()
    }
    for (const moment of moments) {
      await asksAndLeaves(`${origin}/auth/v1/recover`, { email: address(moment) }, moment)
    }
    await wait(1_500)
    const { keys } = await kv.list({ prefix: 'mail:' })
    const mailed = await Promise.all(keys.map(({ name }) => kv.get(name)))
    const { results } = await db
      .prepare('select u.email from one_time_tokens t join users u on u.id = t.user_id')
      .all<{ email: string }>()
    const { results: budgets } = await db
      .prepare(`select count(*) as taken from limits where key like 'links: address:%'`)
      .all<{ taken: number }>()
    expect(mailed.length).toBeGreaterThan(5)
    expect(mailed.toSorted()).toEqual(results.map(({ email }) => email).toSorted())
    expect(budgets[0]?.taken).toBe(mailed.length)
  } finally {
    await runtime.dispose()
  }
})
