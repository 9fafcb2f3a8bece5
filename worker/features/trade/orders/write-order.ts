import { eq, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { OrderEventKind } from '#contract/trade/orders.ts'
import type { OrderStatus } from '#contract/trade/order-choices.ts'
import { batchIf } from '../../../db/batch-if.ts'
import type { Db } from '../../../db/client.ts'
import { orderEventsTable, orderLinesTable, ordersTable } from '../../../db/schema/trade/orders.ts'
import type { StoredLine } from './order-state.ts'

export type OrderStep = {
  id: string
  /** Version and status on which the step is based. */
  version: number
  status: OrderStatus
  kind: OrderEventKind
  actor: string
  side: 'client' | 'staff'
  now: Date
  detail?: Record<string, string>
  changes: Partial<typeof ordersTable.$inferInsert>
  /** Additional SQL condition. */
  condition?: SQL
  /** Statement that runs before all others. */
  first?: BatchItem<'sqlite'>
  /** Further statements of the batch: lines, mails. */
  extraStatements?: BatchItem<'sqlite'>[]
}

/**
 * Advances an order by one version with its event, in one transaction.
 * @returns whether version and condition matched; otherwise nothing was written
 */
export async function takeStep(db: Db, step: OrderStep): Promise<boolean> {
  const {
    id,
    version,
    status,
    kind,
    actor,
    side,
    now,
    detail,
    changes,
    condition,
    first,
    extraStatements,
  } = step
  const at = now.toISOString()
  const isAsSeen = sql`exists (
    select 1 from orders where id = ${id} and version = ${version} and status = ${status})`
  const done = await batchIf(db, condition ? sql`${isAsSeen} and ${condition}` : isAsSeen, [
    ...(first ? [first] : []),
    db
      .insert(orderEventsTable)
      .values({ orderId: id, version, kind, actor, side, at, detail: detail ?? null }),
    db
      .update(ordersTable)
      .set({ ...changes, version: version + 1, updatedAt: at })
      .where(eq(ordersTable.id, id)),
    ...(extraStatements ?? []),
  ])
  return done !== null
}

/**
 * Statement that inserts the lines of a revision from one JSON parameter, because D1 binds at most
 * 100.
 */
export function insertOrderLines(db: Db, orderId: string, revision: number, lines: StoredLine[]) {
  const value = (key: string) => sql.raw(`value ->> '$.${key}'`)
  const columns = [
    'product_id',
    'sku',
    'name',
    'names',
    'pack',
    'price_unit',
    'unit_cents',
    'cases',
    'case_g',
    'est_g',
    'net_g',
    'amount_cents',
    'is_sample',
    'change',
  ] as const satisfies (keyof StoredLine)[]
  return db.insert(orderLinesTable).select(
    sql`select ${orderId}, ${revision}, ${value('line')}, ${sql.join(columns.map(value), sql`, `)}
      from json_each(${JSON.stringify(lines)})`,
  )
}
