import { env } from 'cloudflare:workers'
import type { Scheduler } from 'fast-check'
import { createDb } from '../../worker/db/client.ts'

/** Counts what reaches D1 and KV. */
export type Counts = { batches: number; statements: number; puts: number }

/** The real D1 and KV, counting. New objects each time: isolate memory is kept per binding. */
export function counting() {
  const counts: Counts = { batches: 0, statements: 0, puts: 0 }
  const d1 = {
    prepare: (query: string) => {
      counts.statements++
      return env.DB.prepare(query)
    },
    batch: (statements: D1PreparedStatement[]) => {
      counts.batches++
      return env.DB.batch(statements)
    },
  } as unknown as D1Database
  const kv = {
    get: (...given: Parameters<KVNamespace['get']>) => env.KV.get(...given),
    put: (...given: Parameters<KVNamespace['put']>) => {
      counts.puts++
      return env.KV.put(...given)
    },
  } as unknown as KVNamespace
  return { counts, override: { db: createDb(d1), kv } }
}

/** The real D1, whose statements and batches run in the order that a seeded scheduler decides. */
export function interleaved(scheduler: Scheduler) {
  const wait = async <Value>(run: () => Promise<Value>): Promise<Value> => {
    await scheduler.schedule(Promise.resolve())
    return run()
  }
  const paced = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        if (name === 'bind') {
          return (...values: unknown[]) => paced(target.bind(...values))
        }
        const runs = ['all', 'first', 'raw', 'run'].includes(String(name))
        return (...given: unknown[]) =>
          runs
            ? wait(() => value.apply(target, given) as Promise<unknown>)
            : (value.apply(target, given) as unknown)
      },
    })
  return createDb({
    prepare: (query: string) => paced(env.DB.prepare(query)),
    batch: (statements: D1PreparedStatement[]) => wait(() => env.DB.batch(statements)),
  } as unknown as D1Database)
}
