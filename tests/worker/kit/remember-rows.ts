import { env } from 'cloudflare:workers'

/** Tables of the product and of the current test. */
async function tableNames(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `select name from sqlite_master where type = 'table' and name <> 'd1_migrations'
      and name not like 'sqlite~_%' escape '~' and name not like '~_cf~_%' escape '~'`,
  ).all<{ name: string }>()
  return results.map(({ name }) => name)
}

const statement = (sql: string, ...values: unknown[]) => env.DB.prepare(sql).bind(...values)

/** The tables with rows, found by one statement, because D1 allows a hundred columns. */
async function filledOf(tables: string[]): Promise<string[]> {
  const columns = tables.map((table) => `exists (select 1 from "${table}") "${table}"`)
  const found = await statement(`select ${columns.join()}`).first<Record<string, number>>()
  return tables.filter((table) => found?.[table])
}

/** Deletes all rows and runs `statements`, in one batch. */
async function replaceRows(tables: string[], statements: D1PreparedStatement[]): Promise<void> {
  const filled = await filledOf(tables)
  await env.DB.batch([
    // rows reference each other in both directions
    statement('pragma defer_foreign_keys = on'),
    ...filled.map((table) => statement(`delete from "${table}"`)),
    ...statements,
  ])
}

/** Deletes every row; ids start at 1 again. */
export async function emptyTables(): Promise<void> {
  const sequences = statement("delete from sqlite_sequence where name <> 'd1_migrations'")
  await replaceRows(await tableNames(), [sequences])
}

/**
 * Copies the rows of D1.
 * @returns a function that restores them in one batch
 */
export async function rememberRows(): Promise<() => Promise<void>> {
  const tables = await tableNames()
  const inserts: D1PreparedStatement[] = []
  for (const table of await filledOf(tables)) {
    const [names, ...rows] = await statement(`select * from "${table}"`).raw({ columnNames: true })
    const columns = names.map((name) => `"${name}"`)
    const values = names.map((_, index) => `value ->> ${index}`)
    const sql = `insert into "${table}" (${columns.join()}) select ${values.join()} from json_each(?)`
    inserts.push(statement(sql, JSON.stringify(rows)))
  }
  return () => replaceRows(tables, inserts)
}
