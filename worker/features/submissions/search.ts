import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { SubmissionView } from '#contract/staff/filters.ts'
import type { SubmissionQuery } from '#contract/staff/submissions.ts'
import { searchWordsOf } from '#contract/text/fold.ts'
import type { Db } from '../../db/client.ts'
import { outboxTable, unansweredSql } from '../../db/schema/outbox.ts'

const outbox = outboxTable
export type MessageRow = typeof outbox.$inferSelect

/**
 * Excludes emails in the outbox. Must equal the condition of the indexes, or SQLite does not use
 * them.
 */
export const isMessage = sql`kind <> 'mail'`

/** `reader`: the user of the view `mine`. */
export type Filters = Pick<SubmissionQuery, 'q' | 'kind' | 'state'> & { reader: string }

/** A row's position in the order. It never changes, so pages neither skip nor repeat a row. */
export type Place = Pick<MessageRow, 'createdAt' | 'id'>

/**
 * The maximum of rows read by one search, which limits its cost. Older rows are read by the next
 * one.
 */
export const searchedRows = 1_000
/** The maximum of words used in a search. */
const maxWords = 8

const newestFirst = [desc(outbox.createdAt), desc(outbox.id)] as const

/**
 * A page of messages, newest first, and the cursor of the next page. A search reads at most
 * `searchedRows` rows, so a page may be empty and still have a next one.
 * @param floor the oldest message to read
 */
export async function findMessages(
  db: Db,
  filters: Filters & { cursor?: string | undefined },
  limit: number,
  floor?: Place,
): Promise<{ rows: MessageRow[]; next: string | null }> {
  const { scope, sieve } = conditionsOf(filters)
  const among = and(scope, before(filters.cursor), floor && notBefore(floor))
  const end = sieve && (await findPlace(db, among, searchedRows))
  const rows = await db
    .select()
    .from(outbox)
    .where(and(among, end && notBefore(end), sieve))
    .orderBy(...newestFirst)
    .limit(limit + 1)
  const last = rows.length > limit ? rows[limit - 1] : end
  return { rows: rows.slice(0, limit), next: last ? cursorOf(last) : null }
}

/** The position of the nth newest row, if there is one. Reads n index entries. */
async function findPlace(db: Db, among: SQL | undefined, nth: number): Promise<Place | undefined> {
  const [place] = await db
    .select({ createdAt: outbox.createdAt, id: outbox.id })
    .from(outbox)
    .where(among)
    .orderBy(...newestFirst)
    .limit(1)
    .offset(nth - 1)
  return place
}

/**
 * The position after which a search of at most n messages ends; `undefined` when there are fewer.
 */
export const findFloor = (db: Db, filters: Filters, nth: number) =>
  findPlace(db, conditionsOf(filters).scope, nth)

/** The messages of a view, by its own index. `mine` filters the unanswered ones. */
export function inView(view: SubmissionView, reader: string): SQL {
  if (view === 'unanswered') return sql.raw(unansweredSql)
  if (view === 'mine') return sql`${sql.raw(unansweredSql)} and assignee_id = ${reader}`
  if (view === 'dead') return sql`state = 'dead'`
  return sql`kind = 'contact' and progress = ${view}`
}

/** `scope` is read in order by an index. `sieve` filters its rows one by one. */
function conditionsOf({ q, kind, state, reader }: Filters) {
  const ofKind = kind && eq(outbox.kind, kind)
  const words = q === undefined ? [] : searchWordsOf(q).slice(0, maxWords)
  const isRead = state !== undefined
  return {
    scope: and(isMessage, isRead ? inView(state, reader) : ofKind),
    // the plus keeps SQLite from using the index by kind instead of the one by state
    sieve: and(isRead && kind ? sql`+${outbox.kind} = ${kind}` : undefined, ...words.map(contains)),
  }
}

const contains = (word: string) => sql`instr(${outbox.searchText}, ${word}) > 0`

const cursorOf = ({ createdAt, id }: Place) => `${createdAt}_${id}`

/** The condition for rows after a cursor. An invalid cursor selects the first page. */
function before(cursor: string | undefined): SQL | undefined {
  const [, at, id] = /^([\d\-T:.]+Z)_(.+)$/.exec(cursor ?? '') ?? []
  return at === undefined
    ? undefined
    : sql`(${outbox.createdAt}, ${outbox.id}) < (${at}, ${id ?? ''})`
}

const notBefore = ({ createdAt, id }: Place) =>
  sql`(${outbox.createdAt}, ${outbox.id}) >= (${createdAt}, ${id})`
