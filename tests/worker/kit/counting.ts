import { env } from 'cloudflare:workers'
import { createDb } from '../../../worker/db/client.ts'

/** Counts of D1 and KV operations. */
export type OperationCounts = { batches: number; statements: number; puts: number }

/** The real D1 and KV with counters, as new objects because isolate memory is per binding. */
export function counting() {
  const counts: OperationCounts = { batches: 0, statements: 0, puts: 0 }
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
