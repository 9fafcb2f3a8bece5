import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Page } from '#contract/paging.ts'
import type { StaffOrderLine, StaffOrderQuery } from '#contract/trade/staff-orders.ts'
import type { Db } from '../../../db/client.ts'
import { afterCursor, pageOrderedBy, pageSize } from '../../../db/paging.ts'
import { companiesTable } from '../../../db/schema/companies.ts'
import { ordersTable } from '../../../db/schema/trade/orders.ts'
import { matchingOrders } from '../../../db/trade/matching-orders.ts'
import { orderSummaryOf } from '../../../db/trade/order-summary.ts'

const order = ordersTable

/** SQL condition for keyset pagination of the queue. */
function afterInQueue(cursor: string | undefined) {
  const [, at, id] = /^([\d\-T:.Z]+)_(.+)$/.exec(cursor ?? '') ?? []
  if (at === undefined || id === undefined) return undefined
  return sql`(${order.queueAt}, ${order.id}) > (${at}, ${id})`
}

/**
 * Orders for staff by page: those that need an answer by cut-off, others newest first. Excludes
 * orders awaiting the client's approver.
 */
export async function listStaffOrders(
  db: Db,
  { status, q, cursor }: StaffOrderQuery,
): Promise<Page<StaffOrderLine>> {
  const isQueue = status === 'submitted'
  const rows = await db
    .select({ order, companyName: sql<string>`${companiesTable.name}`.as('company_name') })
    .from(order)
    .innerJoin(companiesTable, eq(companiesTable.id, order.companyId))
    .where(
      and(
        isNotNull(order.reachedAt),
        isNull(order.archivedAt),
        status && eq(order.status, status),
        await matchingOrders(db, q),
        isQueue ? afterInQueue(cursor) : afterCursor(order.reachedAt, order.id, cursor),
      ),
    )
    .orderBy(
      ...(isQueue ? [asc(order.queueAt), asc(order.id)] : [desc(order.reachedAt), desc(order.id)]),
    )
    .limit(pageSize + 1)
  return pageOrderedBy(
    rows.map(({ order: row, companyName }) => ({
      ...orderSummaryOf(row),
      company_name: companyName,
      cutoff_at: row.cutoffAt,
    })),
    (_, index) => (isQueue ? rows[index]?.order.queueAt : rows[index]?.order.reachedAt) ?? '',
  )
}
