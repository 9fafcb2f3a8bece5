import { or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Page } from '#contract/paging.ts'

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
 * Whether one of some texts contains another, letter case aside for A to Z. LIKE takes patterns of 50 bytes at most
 * on D1. Reads every row that the rest of the query leaves.
 */
export const contains = (texts: (SQLiteColumn | SQL)[], sought: string | undefined) =>
  sought === undefined
    ? undefined
    : or(...texts.map((text) => sql`instr(lower(${text}), lower(${sought})) > 0`))
