import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { SubmissionView } from '#contract/staff/filters.ts'
import type { SubmissionQuery } from '#contract/staff/submissions.ts'
import { searchWordsOf } from '#contract/text/fold.ts'
import type { Db } from '../../db/client.ts'
import { outboxTable, unansweredSql } from '../../db/schema/outbox.ts'

const outbox = outboxTable
export type MessageRow = typeof outbox.$inferSelect

/** Mails of the outbox are no messages. Literally the condition of the indexes, or SQLite does not use them. */
export const isMessage = sql`kind <> 'mail'`

/** `reader`: whose the view `mine` is. */
export type Filters = Pick<SubmissionQuery, 'q' | 'kind' | 'state'> & { reader: string }

/** A row's place in the order of all. It never changes, so no page skips a row or repeats one. */
export type Place = Pick<MessageRow, 'createdAt' | 'id'>

/** Rows that one search looks at; what is older waits for the next one. It bounds what a search costs. */
export const searchedRows = 1_000
/** More words narrow nothing down. */
const maxWords = 8

const newestFirst = [desc(outbox.createdAt), desc(outbox.id)] as const

/**
 * A page of messages, the newest first, and the cursor of the page after it. A search looks at `searchedRows` rows at
 * most: for a rare word the page may be empty, and have a next one all the same.
 * @param floor nothing older than this
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

/** The place of the newest row but `nth - 1`, if there are as many. Reads so many entries of an index. */
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

/** Where a search ends that looks at so many messages at most; `undefined` where there are not as many. */
export const findFloor = (db: Db, filters: Filters, nth: number) =>
  findPlace(db, conditionsOf(filters).scope, nth)

/** Which messages a view has: by an index of its own; `mine` are found among the unanswered. */
export function inView(view: SubmissionView, reader: string): SQL {
  if (view === 'unanswered') return sql.raw(unansweredSql)
  if (view === 'mine') return sql`${sql.raw(unansweredSql)} and assignee_id = ${reader}`
  if (view === 'dead') return sql`state = 'dead'`
  return sql`kind = 'contact' and progress = ${view}`
}

/** `scope` is read in order by an index; `sieve` keeps some of it and has to look at each row. */
function conditionsOf({ q, kind, state, reader }: Filters) {
  const ofKind = kind && eq(outbox.kind, kind)
  const words = q === undefined ? [] : searchWordsOf(q).slice(0, maxWords)
  const isRead = state !== undefined
  return {
    scope: and(isMessage, isRead ? inView(state, reader) : ofKind),
    // the plus keeps SQLite from reading by kind what has to be read by state
    sieve: and(isRead && kind ? sql`+${outbox.kind} = ${kind}` : undefined, ...words.map(contains)),
  }
}

const contains = (word: string) => sql`instr(${outbox.searchText}, ${word}) > 0`

const cursorOf = ({ createdAt, id }: Place) => `${createdAt}_${id}`

/** An unreadable cursor is the first page. */
function before(cursor: string | undefined): SQL | undefined {
  const [, at, id] = /^([\d\-T:.]+Z)_(.+)$/.exec(cursor ?? '') ?? []
  return at === undefined
    ? undefined
    : sql`(${outbox.createdAt}, ${outbox.id}) < (${at}, ${id ?? ''})`
}

const notBefore = ({ createdAt, id }: Place) =>
  sql`(${outbox.createdAt}, ${outbox.id}) >= (${createdAt}, ${id})`
