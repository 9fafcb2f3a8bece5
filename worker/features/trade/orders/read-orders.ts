import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Locale } from '#contract/locales.ts'
import type { Page } from '#contract/paging.ts'
import { mayOrder, type OrderStatus } from '#contract/trade/order-choices.ts'
import type { OrderDetail, OrderSummary, TradeOverview } from '#contract/trade/orders.ts'
import type { PurchaseMonth } from '#contract/trade/purchases/purchases.ts'
import { hasActiveRole } from '../../../db/active-roles.ts'
import type { Db } from '../../../db/client.ts'
import { fullName } from '../../../db/full-name.ts'
import { afterCursor, pageOrderedBy, pageSize } from '../../../db/paging.ts'
import { ordersTable } from '../../../db/schema/trade/orders.ts'
import { usersTable } from '../../../db/schema/users.ts'
import { deliveryTermsOf } from '../basket/basket-state.ts'
import { allClients } from '../../../db/schema/trade/documents.ts'
import { deliveriesFrom } from '../../../db/trade/deliveries.ts'
import { listMailRecipients } from '../mails/notify-order.ts'
import {
  type MemberRequest,
  isMember,
  isOverLimit,
  needsApprover,
  selectMember,
} from '../member.ts'
import { orderNumberOf, orderSummaryOf } from '../../../db/trade/order-summary.ts'
import { unacknowledgedRecallSql } from '../recalls/own/read-own-recalls.ts'
import { orderDetailOf, selectOrder, orderStateOf } from './order-state.ts'

const order = ordersTable

/**
 * A company's orders, newest first, by page.
 * @returns `null` when the user is not a member
 */
export async function listOrders(
  db: Db,
  asked: MemberRequest,
  cursor: string | undefined,
): Promise<(Page<OrderSummary> & { company: { id: string; name: string } }) | null> {
  const [[member], rows] = await db.batch([
    selectMember(db, asked),
    db
      .select()
      .from(order)
      .where(
        and(
          eq(order.companyId, asked.companyId),
          isNotNull(order.placedAt),
          isNull(order.archivedAt),
          afterCursor(order.placedAt, order.id, cursor),
          isMember(asked),
        ),
      )
      .orderBy(desc(order.placedAt), desc(order.id))
      .limit(pageSize + 1),
  ])
  if (!member) return null
  return {
    company: { id: member.id, name: member.name },
    ...pageOrderedBy(rows.map(orderSummaryOf), ({ placed_at: at }) => at),
  }
}

/** An order of the company, or `null`. */
export async function readOrder(
  db: Db,
  asked: MemberRequest,
  id: string,
  locale: Locale,
  now: Date,
): Promise<OrderDetail | null> {
  const found = await readOrderState(db, asked, id)
  if (!found) return null
  const { member, order: row } = found
  const isAsked = row.status === 'proposed'
  const needsYes =
    row.status === 'awaiting-approval' || (isAsked && isOverLimit(member, row.totalCents ?? 0))
  const people = needsYes ? await listMailRecipients(db, asked.companyId, now) : []
  return {
    ...orderDetailOf(found, locale, false),
    role: member.role,
    needs_approver: isAsked && needsApprover(member, row.totalCents ?? 0),
    lacks_approver: needsYes && !people.some(({ role }) => role === 'approver'),
  }
}

/** The stored order, with the current membership. */
export async function readOrderState(db: Db, asked: MemberRequest, id: string) {
  const [[member], [found]] = await db.batch([
    selectMember(db, asked),
    selectOrder(
      db,
      id,
      sql`${order.companyId} = ${asked.companyId} and ${order.archivedAt} is null and ${isMember(asked)}`,
    ),
  ])
  return member && found ? { member, ...orderStateOf(found) } : null
}

/** Most rows that a figure counts. */
const counted = 100

const count = (companyId: string, status: OrderStatus) => sql<number>`(
  select count(*) from (select 1 from orders
    where company_id = ${companyId} and status = ${status} and archived_at is null limit ${counted}))`

const first = (companyId: string, status: OrderStatus, condition = sql`true`) => sql<
  string | null
>`(
  select json_object('id', id, 'year', number_year, 'seq', number_seq) from orders
  where company_id = ${companyId} and status = ${status} and archived_at is null
    and ${condition} limit 1)`

/** SQL condition: the user can accept the proposal; above the limit an approver must. */
const mayAccept = ({ companyId, userId }: MemberRequest) => sql`(total_cents <= coalesce(
    (select approval_over_cents from company_terms where company_id = ${companyId}), total_cents)
  or exists (select 1 from memberships where user_id = ${userId} and company_id = ${companyId}
    and role = 'approver'))`

/** Figures of the client's dashboard; `null` when the user is not a member. */
export async function readOverview(
  db: Db,
  asked: MemberRequest,
  now: Date,
): Promise<TradeOverview | null> {
  const { companyId } = asked
  const [[member], [figures]] = await db.batch([
    selectMember(db, asked),
    db
      .select({
        approval: count(companyId, 'awaiting-approval').as('approval'),
        submitted: count(companyId, 'submitted').as('submitted'),
        proposed: count(companyId, 'proposed').as('proposed'),
        recall: unacknowledgedRecallSql(companyId).as('recall'),
        toAnswer: first(companyId, 'proposed', mayAccept(asked)).as('to_answer'),
        toApprove: first(companyId, 'awaiting-approval').as('to_approve'),
        changing: first(companyId, 'draft', sql`number_seq is not null`).as('changing'),
        standing: sql<string | null>`(select json_object('id', id, 'on', next_on)
          from standing_orders where company_id = ${companyId} and state = 'active'
            and question is not null and is_skipped = 0 order by next_on limit 1)`.as('standing'),
        lines: sql<number>`coalesce((select count(*) from orders, json_each(draft_items)
          where company_id = ${companyId} and status = 'draft'), 0)`.as('lines'),
        documents: sql<number>`(select count(*) from (select 1 from documents
          where recipient in (${companyId}, ${allClients}) and withdrawn_at is null limit ${counted}))`.as(
          'documents',
        ),
        thisMonth:
          sql<string>`(select json_group_array(json_object('month', month, 'currency', currency,
          'orders', orders, 'cases', cases, 'amount_cents', amount_cents)) from purchase_months
          where company_id = ${companyId} and month = ${asked.day.slice(0, 7)})`.as('this_month'),
        managerName: fullName.as('manager_name'),
        managerEmail: sql<string | null>`${usersTable.email}`.as('manager_email'),
        managerId: sql<string | null>`${usersTable.id}`.as('found_manager'),
      })
      .from(sql`(select 1) as one`)
      .leftJoin(
        usersTable,
        sql`${usersTable.id} = (select manager_id from company_terms where company_id = ${companyId})
          and ${hasActiveRole('admin', now)}`,
      )
      .where(isMember(asked)),
  ])
  if (!member || !figures) return null
  const terms = deliveryTermsOf(member)
  const found = (json: string | null, status: OrderStatus) => {
    if (json === null) return null
    const { id, year, seq } = JSON.parse(json) as { id: string; year: number; seq: number }
    return { id, number: orderNumberOf({ numberYear: year, numberSeq: seq }) ?? '', status }
  }
  return {
    company: { id: member.id, name: member.name, role: member.role },
    manager:
      figures.managerId === null
        ? null
        : { name: figures.managerName, email: figures.managerEmail },
    waiting: {
      approval: figures.approval,
      submitted: figures.submitted,
      proposed: figures.proposed,
    },
    to_answer:
      (mayOrder(member.role) ? found(figures.toAnswer, 'proposed') : null) ??
      (member.role === 'approver' ? found(figures.toApprove, 'awaiting-approval') : null),
    recall:
      figures.recall === null ? null : (JSON.parse(figures.recall) as TradeOverview['recall']),
    standing:
      figures.standing === null || !mayOrder(member.role)
        ? null
        : (JSON.parse(figures.standing) as TradeOverview['standing']),
    changing: found(figures.changing, 'draft')?.number ?? null,
    basket_lines: figures.lines,
    documents: figures.documents,
    this_month: JSON.parse(figures.thisMonth) as PurchaseMonth[],
    next_delivery: terms ? (deliveriesFrom(terms, now)[0] ?? null) : null,
  }
}
