import { env } from 'cloudflare:workers'
import { createDb, type Db } from '../../../worker/db/client.ts'

export type Cost = {
  queries: number
  rowsRead: number
  rowsWritten: number
  kvReads: number
  kvWrites: number
}

const nothing = (): Cost => ({ queries: 0, rowsRead: 0, rowsWritten: 0, kvReads: 0, kvWrites: 0 })

/** D1 and KV with a meter of billed units, which D1 reports. */
export function createMeter() {
  let cost = nothing()
  const real = new WeakMap<object, D1PreparedStatement>()

  function note<Result extends D1Result>(result: Result): Result {
    cost.queries++
    cost.rowsRead += result.meta.rows_read
    cost.rowsWritten += result.meta.rows_written
    return result
  }

  /** A statement that records its cost. D1 reports rows for `all`, `run` and `batch` only. */
  function metered(query: string, statement: D1PreparedStatement): D1PreparedStatement {
    const proxy = {
      bind: (...values: unknown[]) => metered(query, statement.bind(...values)),
      all: async () => note(await statement.all()),
      run: async () => note(await statement.run()),
      first: async (column?: string) => {
        const [row] = note(await statement.all()).results
        return column === undefined ? (row ?? null) : (row?.[column] ?? null)
      },
      raw: async () => {
        if (/^\s*(select|with)\b/i.test(query)) {
          note(await statement.all()) // run again, as `all` merges joined columns of the same name
          return statement.raw()
        }
        return note(await statement.all()).results.map(Object.values)
      },
    } as unknown as D1PreparedStatement
    real.set(proxy, statement)
    return proxy
  }

  const d1 = {
    prepare: (query: string) => metered(query, env.DB.prepare(query)),
    batch: async (statements: D1PreparedStatement[]) => {
      const results = await env.DB.batch(statements.map((it) => real.get(it) ?? it))
      return results.map(note)
    },
  } as unknown as D1Database

  const kv = {
    get: (...given: Parameters<KVNamespace['get']>) => {
      cost.kvReads++
      return env.KV.get(...given)
    },
    put: (...given: Parameters<KVNamespace['put']>) => {
      cost.kvWrites++
      return env.KV.put(...given)
    },
  } as unknown as KVNamespace

  const db: Db = createDb(d1)
  return {
    db,
    kv,
    of: async (work: () => Promise<unknown>): Promise<Cost> => {
      cost = nothing()
      await work()
      return cost
    },
  }
}
