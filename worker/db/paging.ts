import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Page } from '#contract/paging.ts'
import { matchesSearch } from '#contract/text/fold.ts'
import type { Db } from './client.ts'

/** Rows per page of staff's lists. */
export const pageSize = 25

/** SQL condition for keyset pagination, newest first. A malformed cursor gives the first page. */
export function afterCursor(
  createdAt: SQLiteColumn,
  id: SQLiteColumn,
  cursor: string | undefined,
): SQL | undefined {
  const [, at, lastId] = /^([\d\-T:.]+Z)_(.+)$/.exec(cursor ?? '') ?? []
  if (at === undefined || lastId === undefined) return undefined
  // a row-value comparison, so that the index can seek to the cursor
  return sql`(${createdAt}, ${id}) < (${at}, ${lastId})`
}

/** A page of at most `pageSize` rows; pass `pageSize + 1` rows to detect a next page. */
export const pageOf = <Row extends { id: string; created_at: string }>(rows: Row[]): Page<Row> =>
  pageOrderedBy(rows, ({ created_at: at }) => at)

/** `pageOf` for rows ordered by another column. */
export function pageOrderedBy<Row extends { id: string }>(
  rows: Row[],
  momentOf: (row: Row, index: number) => string,
): Page<Row> {
  const index = pageSize - 1
  const last = rows.length > pageSize ? rows[index] : undefined
  return {
    rows: rows.slice(0, pageSize),
    next: last ? `${momentOf(last, index)}_${last.id}` : null,
  }
}

/**
 * SQL condition: the texts of a row contain every word of a search. Normalises in JavaScript,
 * because SQLite only folds ASCII; reads the texts of all rows.
 */
export async function matchingSearch(
  db: Db,
  table: SQLiteTable,
  id: SQLiteColumn,
  texts: (SQLiteColumn | SQL)[],
  search: string | undefined,
): Promise<SQL | undefined> {
  if (search === undefined) return undefined
  const columns = texts.map((text) => sql`coalesce(${text}, '')`)
  const read = sql<string>`${sql.join(columns, sql` || ' ' || `)}`
  const rows = await db.select({ id, read }).from(table)
  const ids = rows.filter((row) => matchesSearch([row.read], search)).map((row) => row.id)
  return sql`${id} in (select value from json_each(${JSON.stringify(ids)}))`
}
