import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Page } from '#contract/paging.ts'
import type {
  RecallDetail,
  RecallLine,
  RecallLot,
  RecallRecipient,
  Recalls,
} from '#contract/trade/recalls/recalls.ts'
import type { Db } from '../../../../db/client.ts'
import { afterCursor, pageOrderedBy, pageSize } from '../../../../db/paging.ts'
import { recallsTable } from '../../../../db/schema/trade/recalls.ts'
import {
  maxCountedUndelivered,
  recallMailRecipientSql,
  isRecallMail,
} from '../../../outbox/undelivered.ts'

/** Lots listed per recall; one more shows that there are others. */
export const maxListedLots = 5

/** SQL: at most `most` lots of a recall, as JSON. */
export const recallLotsJson = (most: number, recallId: SQL = sql`recalls.id`) => sql<string>`(
  select json_group_array(json_object('lot_id', lot_id, 'sku', sku, 'name', name, 'names', json(names),
    'code', code, 'producer_lot', producer_lot, 'best_before', best_before))
  from (select * from recall_lots where recall_id = ${recallId} limit ${most}))`

type Row = typeof recallsTable.$inferSelect

/** Lots by product and code, with names in a language or English. */
export const recallLotsOf = (json: string, locale = 'en'): RecallLot[] =>
  (JSON.parse(json) as (RecallLot & { names: Record<string, string> })[])
    .map(({ names, name, ...lot }) => ({ ...lot, name: names[locale] ?? name }))
    .toSorted((one, other) => (one.sku + one.code).localeCompare(other.sku + other.code, 'en'))

const lineOf = (row: Row, lots: string): RecallLine => ({
  id: row.id,
  kind: row.kind,
  action: row.action,
  opened_at: row.openedAt,
  closed_at: row.closedAt,
  version: row.version,
  lots: recallLotsOf(lots),
  companies: row.companies,
  cases: row.cases,
  acknowledged: row.acknowledged,
  answered_cases: row.answeredCases,
  held_cases: row.heldCases,
})

/** SQL: when the last completed drill was opened. */
export const lastDrillSql = sql<string | null>`(select opened_at from recalls
  where kind = 'drill' and closed_at is not null order by opened_at desc limit 1)`

/** All recalls and drills, newest first. */
export async function listRecalls(db: Db, cursor: string | undefined): Promise<Recalls> {
  const [rows, [drill]] = await db.batch([
    db
      .select({ recall: recallsTable, lots: recallLotsJson(maxListedLots).as('lots') })
      .from(recallsTable)
      .where(afterCursor(recallsTable.openedAt, recallsTable.id, cursor))
      .orderBy(sql`opened_at desc, id desc`)
      .limit(pageSize + 1),
    db.select({ at: lastDrillSql.as('at') }).from(sql`(select 1)`),
  ])
  const lines = rows.map(({ recall, lots }) => lineOf(recall, lots))
  return { ...pageOrderedBy(lines, ({ opened_at: at }) => at), last_drill_at: drill?.at ?? null }
}

const email = (user: SQL) => sql<string | null>`(select email from users where id = ${user})`

const countMails = (state: 'waiting' | 'dead', id: string) => sql<number>`(
  select count(*) from (select 1 from outbox where ${isRecallMail(state, id)} limit ${maxCountedUndelivered}))`

/** Limit of failed addresses listed. */
const namedFailures = 20

/** A recall or drill, or `null`. */
export async function findRecall(db: Db, id: string): Promise<RecallDetail | null> {
  const [found] = await db
    .select({
      recall: recallsTable,
      lots: recallLotsJson(100).as('lots'),
      by: email(sql`opened_by`).as('by'),
      closer: email(sql`closed_by`).as('closer'),
      pending: sql<number>`exists (select 1 from recall_recipients
        where recall_id = ${id} and is_due = 1)`.as('pending'),
      waiting: countMails('waiting', id).as('waiting'),
      failed: countMails('dead', id).as('failed'),
      failedTo: sql<string>`(select json_group_array(email) from (
        select email from outbox join users on users.id = ${recallMailRecipientSql}
        where ${isRecallMail('dead', id)} limit ${namedFailures}))`.as('failed_to'),
    })
    .from(recallsTable)
    .where(eq(recallsTable.id, id))
  if (!found) return null
  const { recall } = found
  return {
    ...lineOf(recall, found.lots),
    reason: recall.reason,
    opened_by: found.by,
    closed_by: found.closer,
    listed_at: recall.listedAt,
    mails: {
      written: recall.mails,
      pending: found.pending === 1,
      waiting: found.waiting,
      failed: found.failed,
      failed_to: JSON.parse(found.failedTo) as string[],
    },
  }
}

/** Recipients by number of cases, descending, by page. */
export async function listRecipients(
  db: Db,
  id: string,
  cursor: string | undefined,
): Promise<Page<RecallRecipient>> {
  const [, cases, company] = /^(\d{1,9})_(.+)$/.exec(cursor ?? '') ?? []
  const isAfter =
    cases === undefined
      ? undefined
      : sql`(r.cases, r.company_id) < (${Number(cases)}, ${company ?? ''})`
  const rows = await db.all<RecallRecipient>(sql`
    select company_id as id, companies.name, cases, mails, acknowledged_at, acknowledged_name, cases_held
    from recall_recipients r join companies on companies.id = company_id
    where ${and(sql`recall_id = ${id}`, isAfter)}
    order by r.cases desc, r.company_id desc limit ${pageSize + 1}`)
  return pageOrderedBy(rows, (row) => String(row.cases))
}
