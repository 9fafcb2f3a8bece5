import { env } from 'cloudflare:workers'
import { getTableName } from 'drizzle-orm'
import { tables as allTables } from './tables.ts'

/** All there are, the parents first. */
const tables = allTables.map((table) => getTableName(table))

/** Remembers what lies in D1. @returns what puts it back, as one batch */
export async function rememberRows(): Promise<() => Promise<void>> {
  const inserts: D1PreparedStatement[] = []
  for (const table of tables) {
    const { results } = await env.DB.prepare(`select * from "${table}"`).all()
    for (const row of results) {
      const columns = Object.keys(row).map((name) => `"${name}"`)
      const marks = columns.map(() => '?').join(', ')
      const sql = `insert into ${table} (${columns.join(', ')}) values (${marks})`
      inserts.push(env.DB.prepare(sql).bind(...Object.values(row)))
    }
  }
  const deletes = tables.toReversed().map((table) => env.DB.prepare(`delete from ${table}`))
  return async () => void (await env.DB.batch([...deletes, ...inserts]))
}
