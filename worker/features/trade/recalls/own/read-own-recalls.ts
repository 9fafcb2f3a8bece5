import { and, eq, type SQL, sql } from 'drizzle-orm'
import { defaultLocale, type Locale } from '#contract/locales.ts'
import { mayOrder } from '#contract/trade/order-choices.ts'
import { maxListedShipments } from '#contract/trade/recalls/recall-choices.ts'
import type { OwnRecall, OwnRecallLine, OwnShipment } from '#contract/trade/recalls/recalls.ts'
import type { Db } from '../../../../db/client.ts'
import {
  recallRecipientsTable as recipients,
  recallsTable as recalls,
} from '../../../../db/schema/trade/recalls.ts'
import { type MemberRequest, isMember, selectMember } from '../../member.ts'
import { orderNumberSql } from '../order-number-sql.ts'
import { maxListedLots, recallLotsJson, recallLotsOf } from '../staff/read-recalls.ts'

/** SQL: the company's oldest open recall without acknowledgement, as JSON. */
export const unacknowledgedRecallSql = (companyId: string) => sql<string | null>`(
  select json_object('id', r.id, 'products', json((
    select json_group_array(json_object('name', name, 'names', json(names))) from (
      select name, names from recall_lots where recall_id = r.id group by sku order by sku
      limit ${maxListedLots}))))
  from recall_recipients a join recalls r on r.id = a.recall_id
  where a.company_id = ${companyId} and a.acknowledged_at is null and r.kind = 'real'
    and r.closed_at is null order by r.opened_at limit 1)`

/**
 * SQL: products of which the company received recalled lots, as a JSON object of recall ids by
 * product id.
 */
export const recalledProductsSql = (companyId: SQL) => sql<string>`(
  select json_group_object(product_id, recall_id) from (
    select lots.product_id, s.recall_id from recall_shipments s
    join recalls r on r.id = s.recall_id and r.kind = 'real' and r.closed_at is null
    join lots on lots.id = s.lot_id where s.company_id = ${companyId}
    group by lots.product_id))`

const isReached = ({ companyId }: MemberRequest) =>
  and(eq(recipients.companyId, companyId), eq(recalls.kind, 'real'))

/** Aliased, because a batch merges columns of the same name. */
const columns = (lots: number) => ({
  id: recalls.id,
  openedAt: recalls.openedAt,
  closedAt: recalls.closedAt,
  action: recalls.action,
  lots: recallLotsJson(lots).as('lots'),
  cases: sql<number>`${recipients.cases}`.as('own_cases'),
  acknowledgedAt: recipients.acknowledgedAt,
  casesHeld: recipients.casesHeld,
})

type Found = Pick<typeof recalls.$inferSelect, 'id' | 'openedAt' | 'closedAt' | 'action'> &
  Pick<typeof recipients.$inferSelect, 'cases' | 'acknowledgedAt' | 'casesHeld'> & { lots: string }

const lineOf = (found: Found, locale: Locale) =>
  ({
    id: found.id,
    opened_at: found.openedAt,
    closed_at: found.closedAt,
    action: found.action,
    lots: recallLotsOf(found.lots, locale),
    cases: found.cases,
    acknowledged_at: found.acknowledgedAt,
    cases_held: found.casesHeld,
  }) satisfies OwnRecallLine

/** Limit of recalls shown. */
const shownRecalls = 25

/**
 * Recalls that affect a company, newest first, without drills; `null` when the user is not a
 * member.
 */
export async function listOwnRecalls(
  db: Db,
  asked: MemberRequest,
  locale: Locale,
): Promise<{ rows: OwnRecallLine[] } | null> {
  const [[member], rows] = await db.batch([
    selectMember(db, asked),
    db
      .select(columns(maxListedLots))
      .from(recipients)
      .innerJoin(recalls, eq(recalls.id, recipients.recallId))
      .where(and(isReached(asked), isMember(asked)))
      .orderBy(sql`opened_at desc`)
      .limit(shownRecalls),
  ])
  return member ? { rows: rows.map((row) => lineOf(row, locale)) } : null
}

/** A recall that affects the company, or `null`; no drills. */
export async function findOwnRecall(
  db: Db,
  asked: MemberRequest,
  id: string,
  locale: Locale,
): Promise<OwnRecall | null> {
  const [[member], [found]] = await db.batch([
    selectMember(db, asked),
    db
      .select({
        ...columns(100),
        reason: recalls.reason,
        version: sql<number>`${recipients.version}`.as('own_version'),
        acknowledgedName: recipients.acknowledgedName,
        shipments: shipmentsJson(id, asked.companyId).as('shipments'),
        shipped: sql<number>`(select count(*) from recall_shipments
          where recall_id = ${id} and company_id = ${asked.companyId})`.as('shipped'),
      })
      .from(recipients)
      .innerJoin(recalls, eq(recalls.id, recipients.recallId))
      .where(and(eq(recipients.recallId, id), isReached(asked), isMember(asked))),
  ])
  if (!member || !found) return null
  const spoken = found.reason[locale] === undefined ? defaultLocale : locale
  const shipments = JSON.parse(found.shipments) as OwnShipment[]
  return {
    ...lineOf(found, locale),
    lots: recallLotsOf(found.lots, locale),
    reason: found.reason[spoken] ?? '',
    reason_locale: spoken,
    may_answer: mayOrder(member.role),
    acknowledged_name: found.acknowledgedName,
    version: found.version,
    shipments,
    more: found.shipped - shipments.length,
  }
}

const shipmentsJson = (id: string, companyId: string) => sql<string>`(
  select json_group_array(json_object('order_id', order_id, 'number', number, 'lot_id', lot_id,
    'shipped_on', shipped_on, 'cases', cases)) from (
      select s.order_id, ${orderNumberSql} as number, s.lot_id, shipped_on, s.cases from recall_shipments s
      join orders on orders.id = s.order_id join shipments on shipments.order_id = s.order_id
      where s.recall_id = ${id} and s.company_id = ${companyId}
      order by s.order_id, s.lot_id limit ${maxListedShipments}))`
