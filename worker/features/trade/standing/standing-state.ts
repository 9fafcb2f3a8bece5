import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#contract/locales.ts'
import type {
  StaffStandingOrder,
  StandingOrderDetail,
  StandingOrderList,
  StandingOrder,
  StandingOrderQuestion,
} from '#contract/trade/standing/standing.ts'
import { maxStandingOrders } from '#contract/trade/standing/standing.ts'
import type { Db } from '../../../db/client.ts'
import { standingOrdersTable as standing } from '../../../db/schema/trade/standing-orders.ts'
import { companyTermsTable } from '../../../db/schema/trade/terms.ts'
import { isSamePack } from '../basket/current-prices.ts'
import {
  deliveryTermsOf,
  type BasketItem,
  basketItemsJson,
  basketLineOf,
  orderObstacleOf,
  itemAmountOf,
  basketTotalOf,
} from '../basket/basket-state.ts'
import { deliveriesFrom, type DeliveryTerms } from '../../../db/trade/deliveries.ts'
import {
  type MemberRequest,
  isMember,
  currentPriceListSql,
  type Member,
  selectMember,
} from '../member.ts'
import { deliveryTimesOf } from './calendar.ts'

export type StandingOrderRow = typeof standing.$inferSelect
export type LoadedStandingOrder = { member: Member; row: StandingOrderRow; items: BasketItem[] }

const isNotEnded = inArray(standing.state, ['active', 'paused'])

/** SQL: cases by product id. */
const casesJson = sql`(select json_group_object(kept.value ->> '$.product', kept.value ->> '$.cases')
  from json_each(${standing.items}) kept)`

/**
 * A standing order with its products at present, in one batch.
 * @returns `null` when the user is not a member, or it is ended or of another company
 */
export async function loadStandingOrder(
  db: Db,
  asked: MemberRequest,
  id: string,
  locale: Locale,
  withNames = false,
): Promise<LoadedStandingOrder | null> {
  const [[member], [found]] = await db.batch([
    selectMember(db, asked),
    db
      .select({
        row: standing,
        priced: basketItemsJson(currentPriceListSql(db, asked), casesJson, locale, withNames).as(
          'priced',
        ),
      })
      .from(standing)
      .where(
        and(
          eq(standing.id, id),
          eq(standing.companyId, asked.companyId),
          isNotEnded,
          isMember(asked),
        ),
      ),
  ])
  if (!member || !found) return null
  return { member, row: found.row, items: JSON.parse(found.priced) as BasketItem[] }
}

/** Why the order needs confirmation; `null` when it does not. */
export function standingOrderQuestionOf({
  member,
  row,
  items,
}: LoadedStandingOrder): StandingOrderQuestion | null {
  const terms = deliveryTermsOf(member)
  if (!deliveryTimesOf(terms, row.nextOn)) return 'day'
  const isWhole = items.length === row.items.length
  if (!isWhole || items.some((item) => orderObstacleOf(item, member.market) !== null)) {
    return 'unavailable'
  }
  if (member.currency !== row.currency) return 'dearer'
  const agreed = agreedOf(row)
  const isDearer = items.some(
    (item) =>
      (itemAmountOf(item).amount_cents ?? 0) > (agreed.get(item.product_id)?.amount_cents ?? 0),
  )
  if (isDearer) return 'dearer'
  const isSame = items.every((item) => {
    const kept = agreed.get(item.product_id)
    return kept !== undefined && isSamePack(item, kept)
  })
  return isSame ? null : 'changed'
}

const agreedOf = ({ items }: StandingOrderRow) => new Map(items.map((item) => [item.product, item]))

/** Total as last agreed, in cents. */
export const agreedTotal = ({ items }: Pick<StandingOrderRow, 'items'>): number =>
  items.reduce((sum, { amount_cents: cents }) => sum + cents, 0)

/** A standing order for lists. Price increases since the last check show on its own page only. */
export function standingOrderOf(row: StandingOrderRow, terms: DeliveryTerms | null): StandingOrder {
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    every_weeks: row.everyWeeks,
    next_on: row.nextOn,
    is_skipped: row.isSkipped,
    sent_at: deliveryTimesOf(terms, row.nextOn)?.sendAt.toISOString() ?? null,
    question: row.question,
    currency: row.currency,
    total_cents: agreedTotal(row),
    products: row.items.length,
    po_number: row.poNumber,
    is_sample: row.isSample,
  }
}

/**
 * A company's active and paused standing orders, next delivery first; `null` when the user is not a
 * member.
 */
export async function listStandingOrders(
  db: Db,
  asked: MemberRequest,
): Promise<StandingOrderList | null> {
  const [[member], rows] = await db.batch([
    selectMember(db, asked),
    selectOf(db, asked.companyId, isMember(asked)),
  ])
  if (!member) return null
  const terms = deliveryTermsOf(member)
  return { role: member.role, rows: rows.map((row) => standingOrderOf(row, terms)) }
}

const selectOf = (db: Db, companyId: string, condition: SQL) =>
  db
    .select()
    .from(standing)
    .where(and(eq(standing.companyId, companyId), isNotEnded, condition))
    .orderBy(standing.nextOn, standing.id)
    .limit(maxStandingOrders)

/** A company's standing orders for staff. */
export async function listStandingOrdersForStaff(
  db: Db,
  companyId: string,
): Promise<StaffStandingOrder[]> {
  const [[terms], rows] = await db.batch([
    db.select().from(companyTermsTable).where(eq(companyTermsTable.companyId, companyId)),
    selectOf(db, companyId, sql`true`),
  ])
  return rows.map((row) => standingOrderOf(row, terms ?? null))
}

/** A standing order with lines at current prices. */
export async function readStandingOrder(
  db: Db,
  asked: MemberRequest,
  id: string,
  locale: Locale,
  now: Date,
): Promise<StandingOrderDetail | null> {
  const state = await loadStandingOrder(db, asked, id, locale)
  if (!state) return null
  const { member, row, items } = state
  const terms = deliveryTermsOf(member)
  const agreed = agreedOf(row)
  const lines = items
    .map((item) => ({
      ...basketLineOf(item, member.market),
      agreed_cents: agreed.get(item.product_id)?.amount_cents ?? 0,
      agreed_pack: agreed.get(item.product_id)?.pack ?? '',
    }))
    .toSorted((one, other) => (one.sku < other.sku ? -1 : 1))
  const question = standingOrderQuestionOf(state)
  return {
    ...standingOrderOf(row, terms),
    // the question is gone once the price has fallen again
    question: row.state === 'active' ? (row.question === 'approver' ? 'approver' : question) : null,
    role: member.role,
    lines,
    total_now_cents: basketTotalOf(lines),
    currency_now: member.currency,
    deliveries: terms ? deliveriesFrom(terms, now) : [],
  }
}
