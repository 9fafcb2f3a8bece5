import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Page } from '#contract/paging.ts'
import { isFound } from '#contract/text/fold.ts'
import type { Db } from './client.ts'

/** Rows of one page of staff's lists. */
export const pageSize = 25

/** Newest first: rows after the one that a cursor names. An unreadable cursor is the first page. */
export function after(
  createdAt: SQLiteColumn,
  id: SQLiteColumn,
  cursor: string | undefined,
): SQL | undefined {
  const [, at, lastId] = /^([\d\-T:.]+Z)_(.+)$/.exec(cursor ?? '') ?? []
  if (at === undefined || lastId === undefined) return undefined
  // as one value: an index then begins there, and does not read what was shown
  return sql`(${createdAt}, ${id}) < (${at}, ${lastId})`
}

/** One page of `pageSize + 1` rows that were read, to know whether there is another. */
export const pageOf = <Row extends { id: string; created_at: string }>(rows: Row[]): Page<Row> =>
  pageBy(rows, ({ created_at: at }) => at)

/** The same for rows in the order of another moment. */
export function pageBy<Row extends { id: string }>(
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
 * The condition that rows have every word of a search in some of their texts, as `fold` reads them: SQLite folds A to Z
 * only, so the texts of all rows are read first.
 */
export async function havingWords(
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
  const ids = rows.filter((row) => isFound([row.read], search)).map((row) => row.id)
  return sql`${id} in (select value from json_each(${JSON.stringify(ids)}))`
}
