import { env } from 'cloudflare:workers'
import { createDb } from '../../../worker/db/client.ts'

/** Where a transaction breaks: after so many of its statements, or `lost` once it is through: the answer is. */
export type Fault = number | 'lost'

/**
 * The real D1, but transactions of more than five statements (an approval's) break where `fault` says. A statement that
 * cannot run is put in their midst, so that it is SQLite itself that rolls back.
 */
export function failingDatabase() {
  const state: { fault: Fault | null; statements: number } = { fault: null, statements: 0 }
  const d1 = {
    prepare: (query: string) => env.DB.prepare(query),
    batch: async (statements: D1PreparedStatement[]) => {
      if (statements.length <= 5) return env.DB.batch(statements)
      const { fault } = state
      state.statements = statements.length
      if (typeof fault === 'number') {
        const impossible = env.DB.prepare(`select json_extract('no json', '$')`)
        return env.DB.batch(statements.toSpliced(fault, 0, impossible))
      }
      const results = await env.DB.batch(statements)
      if (fault === 'lost') throw new Error('the connection broke')
      return results
    },
  } as D1Database
  return { state, db: createDb(d1) }
}
