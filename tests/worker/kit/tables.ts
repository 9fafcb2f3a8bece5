import { SQLiteTable } from 'drizzle-orm/sqlite-core'

const files = import.meta.glob<Record<string, unknown>>('../../../worker/db/schema/*.ts', {
  eager: true,
})

/** Every table that the code knows, whatever file of `worker/db/schema` it stands in. */
export const tables = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter((it) => it instanceof SQLiteTable)
