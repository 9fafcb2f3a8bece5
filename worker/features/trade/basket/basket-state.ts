import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#contract/locales.ts'
import type { Category, Market } from '#contract/trade/goods.ts'
import { type OrderObstacle, orderableCases } from '#contract/trade/order-choices.ts'
import type { Basket, BasketLine } from '#contract/trade/orders.ts'
import { lineAmountOf, priceUnitOf } from '#contract/trade/prices.ts'
import type { Db } from '../../../db/client.ts'
import { priceUnitSql } from '../../../db/trade/unit-sql.ts'
import { ordersTable } from '../../../db/schema/trade/orders.ts'
import { deliveriesFrom } from '../../../db/trade/deliveries.ts'
import {
  type MemberRequest,
  isMember,
  currentPriceListSql,
  type Member,
  selectMember,
} from '../member.ts'
import { orderNumberOf } from '../../../db/trade/order-summary.ts'
import { isClosedBy, type SpecialDaysPeriod } from '../../settings/hours/special-days.ts'
import { recalledProductsSql } from '../recalls/own/read-own-recalls.ts'

export type BasketItem = {
  product_id: string
  version: number
  sku: string
  name: string
  names: Record<string, string> | null
  category: Category
  units_per_case: number
  unit_label: string
  net_g: number | null
  catch_weight: 0 | 1
  markets: string
  ordering: 'order' | 'enquire'
  availability: string
  min_cases: number
  step_cases: number
  archived: 0 | 1
  is_sample: 0 | 1
  cases: number
  unit_cents: number | null
  next_cases: number | null
  next_cents: number | null
  recall_id?: string | null
}

export type BasketState = {
  member: Member
  order: typeof ordersTable.$inferSelect | null
  items: BasketItem[]
}

const names = sql`(select json_group_object(locale, name) from product_texts where product_id = p.id)`

/** SQL: price steps of a product `p` in a list, in the product's unit. */
const priced = (list: SQL) => sql`from prices where list_id = ${list} and product_id = p.id
  and unit = ${priceUnitSql('p')}`

/** SQL: details of the products in a JSON object of cases by product id, as a JSON array. */
export const basketItemsJson = (
  list: SQL,
  cases: SQL,
  locale: Locale,
  withNames: boolean,
) => sql<string>`(
  select json_group_array(json_object('product_id', p.id, 'version', p.version, 'sku', p.sku,
    'name', coalesce((select name from product_texts where product_id = p.id and locale = ${locale}),
      (select name from product_texts where product_id = p.id and locale = 'en'), p.sku),
    'names', ${withNames ? names : sql`null`},
    'category', p.category, 'units_per_case', p.units_per_case, 'unit_label', p.unit_label,
    'net_g', p.net_g, 'catch_weight', p.catch_weight, 'markets', p.markets, 'ordering', p.ordering,
    'availability', p.availability, 'min_cases', p.min_cases, 'step_cases', p.step_cases,
    'archived', p.archived_at is not null, 'is_sample', p.is_sample, 'cases', item.value,
    'unit_cents', (select unit_cents ${priced(list)}
      and min_cases <= item.value order by min_cases desc limit 1),
    'next_cases', (select min_cases ${priced(list)} and min_cases > item.value order by min_cases limit 1),
    'next_cents', (select unit_cents ${priced(list)} and min_cases > item.value order by min_cases limit 1)))
  from json_each(${cases}) item join products p on p.id = item.key)`

/**
 * The company's basket at current prices, in one batch.
 * @returns `null` when the user is not a member
 */
export async function readBasket(
  db: Db,
  asked: MemberRequest,
  locale: Locale,
  withNames = false,
): Promise<BasketState | null> {
  const cases = sql`coalesce(${ordersTable.draftItems}, '{}')`
  const [[member], [found]] = await db.batch([
    selectMember(db, asked),
    db
      .select({
        order: ordersTable,
        items: basketItemsJson(currentPriceListSql(db, asked), cases, locale, withNames).as(
          'items',
        ),
        recalled: recalledProductsSql(sql`${asked.companyId}`).as('recalled'),
      })
      .from(ordersTable)
      .where(
        and(
          eq(ordersTable.companyId, asked.companyId),
          eq(ordersTable.status, 'draft'),
          isMember(asked),
        ),
      ),
  ])
  if (!member) return null
  const recalled = JSON.parse(found?.recalled ?? '{}') as Record<string, string>
  const items = found ? (JSON.parse(found.items) as BasketItem[]) : []
  return {
    member,
    order: found?.order ?? null,
    items: items.map((item) => ({ ...item, recall_id: recalled[item.product_id] ?? null })),
  }
}

/** Why the item, or this quantity, cannot be ordered. */
export function orderObstacleOf(item: BasketItem, market: Market | null): OrderObstacle | null {
  if (item.archived) return 'archived'
  if (market !== null && !item.markets.split(' ').includes(market)) return 'market'
  if (item.ordering === 'enquire') return 'enquire'
  if (item.availability === 'unavailable') return 'unavailable'
  if (item.unit_cents === null || (item.catch_weight && item.net_g === null)) return 'on-request'
  if (item.cases < item.min_cases) return 'too-few'
  return orderableCases(item, item.cases) === item.cases ? null : 'off-step'
}

/** Amount of an item's cases, and their estimated weight for catch-weight products. */
export function itemAmountOf(item: BasketItem): {
  est_g: number | null
  amount_cents: number | null
} {
  const { cases, net_g: netG, unit_cents: cents } = item
  const isWeighed = item.catch_weight === 1
  const priceSteps = cents === null ? [] : [{ min_cases: 1, unit_cents: cents }]
  return {
    est_g: isWeighed && netG !== null ? netG * cases : null,
    amount_cents: lineAmountOf({ catch_weight: isWeighed, net_g: netG }, priceSteps, cases),
  }
}

export function basketLineOf(item: BasketItem, market: Market | null): BasketLine {
  const { next_cases: nextCases, next_cents: nextCents } = item
  return {
    product_id: item.product_id,
    sku: item.sku,
    name: item.name,
    category: item.category,
    pack: packOf(item),
    price_unit: priceUnitOf(item.catch_weight),
    min_cases: item.min_cases,
    step_cases: item.step_cases,
    cases: item.cases,
    unit_cents: item.unit_cents,
    ...itemAmountOf(item),
    next:
      nextCases === null || nextCents === null
        ? null
        : { more: nextCases - item.cases, unit_cents: nextCents },
    obstacle: orderObstacleOf(item, market),
    recall_id: item.recall_id ?? null,
    is_sample: item.is_sample === 1,
  }
}

export const packOf = (product: { units_per_case: number; unit_label: string }): string =>
  `${product.units_per_case} × ${product.unit_label}`

/** Delivery days and cut-off of a company's terms; `null` without terms. */
export function deliveryTermsOf(member: Member) {
  const { deliveryDays, cutoffTime, cutoffDays, cutoffKind, specialDays } = member
  if (deliveryDays === null || cutoffTime === null || cutoffDays === null || cutoffKind === null) {
    return null
  }
  const special = JSON.parse(specialDays) as SpecialDaysPeriod[]
  return { deliveryDays, cutoffTime, cutoffDays, cutoffKind, isClosed: isClosedBy(special) }
}

export function basketOf({ member, order, items }: BasketState, now: Date): Basket {
  const { id, name, role, market, listName, currency, listVersion, validTo } = member
  const terms = deliveryTermsOf(member)
  const lines = items
    .map((item) => basketLineOf(item, market))
    .toSorted((one, other) => (one.sku < other.sku ? -1 : 1))
  return {
    company: { id, name, role, ship_to: member.shipTo },
    market,
    list:
      listName !== null && currency !== null && listVersion !== null
        ? { name: listName, currency, version: listVersion, valid_to: validTo }
        : null,
    minimum_cents: member.minimumCents,
    approval_over_cents: member.approvalOverCents,
    cutoff_kind: member.cutoffKind,
    deliveries: terms ? deliveriesFrom(terms, now) : [],
    id: order?.id ?? null,
    version: order?.version ?? 0,
    number: order ? orderNumberOf(order) : null,
    delivery_on: order?.deliveryOn ?? null,
    po_number: order?.poNumber ?? null,
    note: order?.note ?? null,
    lines,
    total_cents: basketTotalOf(lines),
  }
}

/** Sum of the orderable lines, each rounded. */
export const basketTotalOf = (
  lines: readonly Pick<BasketLine, 'amount_cents' | 'obstacle'>[],
): number =>
  lines.reduce((sum, line) => sum + (line.obstacle === null ? (line.amount_cents ?? 0) : 0), 0)
