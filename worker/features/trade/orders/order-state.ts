import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#contract/locales.ts'
import type { LineChange, OrderEventKind, OrderLine } from '#contract/trade/orders.ts'
import type { PriceUnit } from '#contract/trade/prices.ts'
import type { Shipment } from '#contract/trade/lots/shipments.ts'
import type { Db } from '../../../db/client.ts'
import { companiesTable } from '../../../db/schema/companies.ts'
import { ordersTable } from '../../../db/schema/trade/orders.ts'
import { companyTermsTable } from '../../../db/schema/trade/terms.ts'
import { orderSummaryOf } from '../../../db/trade/order-summary.ts'

export type OrderRow = typeof ordersTable.$inferSelect

export type StoredLine = {
  line: number
  product_id: string
  sku: string
  name: string
  names: Record<string, string>
  pack: string
  price_unit: PriceUnit
  unit_cents: number
  cases: number
  case_g: number | null
  est_g: number | null
  net_g: number | null
  amount_cents: number
  is_sample: 0 | 1
  change: LineChange | null
}

export type StoredEvent = {
  version: number
  kind: OrderEventKind
  actor: string
  email: string | null
  side: 'client' | 'staff'
  at: string
  detail: Record<string, string> | null
}

export type OrderState = {
  order: OrderRow
  lines: StoredLine[]
  events: StoredEvent[]
  shipment: Shipment | null
}

/** SQL: lines of a revision as a JSON array. */
export const orderLinesJson = (revision: SQL) => sql<string>`(
  select json_group_array(json_object('line', line, 'product_id', product_id, 'sku', sku, 'name', name,
    'names', json(names), 'pack', pack, 'price_unit', price_unit, 'unit_cents', unit_cents, 'cases', cases,
    'case_g', case_g, 'est_g', est_g, 'net_g', net_g, 'amount_cents', amount_cents, 'is_sample', is_sample,
    'change', json(change)))
  from order_lines where order_id = ${ordersTable.id} and revision = ${revision})`

/** Limit of events shown. */
const shownEvents = 60

const eventsJson = sql<string>`(
  select json_group_array(json_object('version', version, 'kind', kind, 'actor', actor,
    'email', (select email from users where id = actor), 'side', side, 'at', at, 'detail', json(detail)))
  from (select * from order_events where order_id = ${ordersTable.id}
    order by version desc limit ${shownEvents}))`

/** SQL: shipment of an order with the lots of each line. */
const shipmentJson = sql<string | null>`(
  select json_object('shipped_on', shipped_on, 'reference', reference, 'lots', json((
    select json_group_array(json_object('line', shipment_lots.line, 'lot_id', lot_id, 'code', lots.code,
      'best_before', lots.best_before, 'cases', shipment_lots.cases, 'net_g', shipment_lots.net_g,
      'recall_id', case lots.state when 'recalled' then (select recall_lots.recall_id from recall_lots
        join recalls on recalls.id = recall_lots.recall_id and recalls.kind = 'real'
        where recall_lots.lot_id = lots.id order by recalls.opened_at desc limit 1) end))
    from shipment_lots join lots on lots.id = lot_id where shipment_id = shipments.id)))
  from shipments where shipments.order_id = orders.id)`

const parts = {
  order: ordersTable,
  lines: orderLinesJson(sql`${ordersTable.revision}`).as('lines'),
  events: eventsJson.as('events'),
  shipment: shipmentJson.as('shipment'),
}

type Found = { order: OrderRow; lines: string; events: string; shipment: string | null }

export const orderStateOf = ({ order, lines, events, shipment }: Found): OrderState => ({
  order,
  lines: (JSON.parse(lines) as StoredLine[]).toSorted((one, other) => one.line - other.line),
  events: (JSON.parse(events) as StoredEvent[]).toSorted(
    (one, other) => one.version - other.version,
  ),
  shipment: shipment === null ? null : sorted(JSON.parse(shipment) as Shipment),
})

/** Sorts lots by line, then by code. */
const sorted = ({ lots, ...shipment }: Shipment): Shipment => ({
  ...shipment,
  lots: lots.toSorted(
    (one, other) => one.line - other.line || one.code.localeCompare(other.code, 'en'),
  ),
})

/** A submitted order of a company with lines and events, in one statement. */
export const selectOrder = (db: Db, id: string, condition: SQL) =>
  db
    .select(parts)
    .from(ordersTable)
    .where(and(eq(ordersTable.id, id), isNotNull(ordersTable.placedAt), condition))

/** An order with its company, for staff; only orders that were submitted to them. */
export async function findOrderForStaff(db: Db, id: string) {
  const [found] = await db
    .select({
      ...parts,
      agreed: orderLinesJson(sql`${ordersTable.agreedRevision}`).as('agreed'),
      companyName: sql<string>`${companiesTable.name}`.as('company_name'),
      minimumCents: companyTermsTable.minimumCents,
      approvalOverCents: companyTermsTable.approvalOverCents,
    })
    .from(ordersTable)
    .innerJoin(companiesTable, eq(companiesTable.id, ordersTable.companyId))
    .leftJoin(companyTermsTable, eq(companyTermsTable.companyId, ordersTable.companyId))
    .where(
      and(eq(ordersTable.id, id), isNotNull(ordersTable.reachedAt), isNull(ordersTable.archivedAt)),
    )
  if (!found) return null
  const { companyName, minimumCents, approvalOverCents, agreed, ...order } = found
  return {
    ...orderStateOf(order),
    agreed: JSON.parse(agreed) as StoredLine[],
    approvalOverCents,
    company: {
      id: order.order.companyId,
      name: companyName,
      minimum_cents: minimumCents,
    },
  }
}

export type StaffState = NonNullable<Awaited<ReturnType<typeof findOrderForStaff>>>

const named = (names: Record<string, string> | undefined, locale: Locale, english: string) =>
  names?.[locale] ?? english

export function orderLineIn(stored: StoredLine, locale: Locale): OrderLine {
  const { names, name, change, case_g: _, ...line } = stored
  const { names: namesBefore, name: nameBefore, ...before } = change ?? {}
  return {
    ...line,
    name: named(names, locale, name),
    is_sample: stored.is_sample === 1,
    change: change && {
      ...before,
      ...(nameBefore !== undefined && { name: named(namesBefore, locale, nameBefore) }),
    },
  }
}

/** Lines and events in the API; clients do not see the names of staff. */
export const orderDetailOf = (
  { order, lines, events, shipment }: OrderState,
  locale: Locale,
  forStaff: boolean,
) => ({
  ...orderSummaryOf(order),
  version: order.version,
  cutoff_at: order.cutoffAt,
  note: order.note,
  ship_to: order.shipTo,
  standing_id: order.standingId,
  lines: lines.map((line) => orderLineIn(line, locale)),
  shipment,
  events: events.map(({ kind, side, email, at, detail }) => ({
    kind,
    side,
    by: side === 'client' || forStaff ? email : null,
    at,
    detail,
  })),
})

/** Cases by product id, to restore a basket from lines. */
export function casesByProduct(lines: OrderState['lines']): Record<string, number> {
  const items: Record<string, number> = {}
  for (const { product_id: product, cases } of lines) {
    if (cases > 0) items[product] = (items[product] ?? 0) + cases
  }
  return items
}
