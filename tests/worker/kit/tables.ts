import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'

const files = import.meta.glob<Record<string, unknown>>('../../../worker/db/schema/**/*.ts', {
  eager: true,
})

const known = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter((it) => it instanceof SQLiteTable)

const withParents = (table: SQLiteTable): SQLiteTable[] => [
  ...getTableConfig(table)
    .foreignKeys.map((key) => key.reference().foreignTable)
    .filter((parent) => parent !== table)
    .flatMap(withParents),
  table,
]

/** Every table of `worker/db/schema`, referenced ones first. */
export const tables: SQLiteTable[] = [...new Set(known.flatMap(withParents))]
