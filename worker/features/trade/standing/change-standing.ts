import { sql } from 'drizzle-orm'
import { mayOrder } from '#contract/trade/order-choices.ts'
import { maxStandingOrders } from '#contract/trade/standing/standing.ts'
import type {
  NewStandingOrder,
  StandingOrderChange,
} from '#contract/trade/standing/standing-calls.ts'
import { batchIf } from '../../../db/batch-if.ts'
import { isConstraintError } from '../../../db/client.ts'
import { standingOrdersTable as standing } from '../../../db/schema/trade/standing-orders.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { deliveryTermsOf, type BasketItem, basketItemsJson } from '../basket/basket-state.ts'
import { storeLanguage } from '../basket/change-basket.ts'
import { currentPriceListSql, selectMember } from '../member.ts'
import { deliveryTimesOf } from './calendar.ts'
import { loadStandingOrder, type StandingOrderRow } from './standing-state.ts'
import { agreementTo, type MemberAction, writeStandingOrder } from './write-standing.ts'

type Db = Deps['db']

const dayMs = 86_400_000
/** Limit of standing orders created per company and day, including ended ones. */
const begunPerDay = 2 * maxStandingOrders

/** Latest first delivery. */
const furthestMs = 366 * dayMs

/**
 * Creates a standing order. Idempotent by id.
 * @throws Failure as `changeStandingOrder`; `standing/too-many`
 */
export async function beginStandingOrder(
  db: Db,
  doing: MemberAction,
  wanted: NewStandingOrder,
): Promise<void> {
  const { companyId, userId, now } = doing
  const before = await loadStandingOrder(db, doing, wanted.id, doing.locale)
  if (before) return assertSame(before.row, wanted, 1)
  const { columns, condition } = await priced(db, doing, wanted)
  const at = now.toISOString()
  const dayAgo = new Date(now.getTime() - dayMs).toISOString()
  // limits mails to colleagues caused by creating and ending orders repeatedly
  const isRoom = sql`((select count(*) from standing_orders
    where company_id = ${companyId} and state in ('active', 'paused')) < ${maxStandingOrders}
    and (select count(*) from (select 1 from standing_orders
      where company_id = ${companyId} and created_at > ${dayAgo} limit ${begunPerDay})) < ${begunPerDay})`
  try {
    const done = await batchIf(db, sql`${condition} and ${isRoom}`, [
      db.insert(standing).values({
        id: wanted.id,
        companyId,
        ...columns,
        createdBy: userId,
        isSample: false,
        version: 1,
        createdAt: at,
      }),
      storeLanguage(db, doing),
    ])
    if (done) return
  } catch (error) {
    if (!isConstraintError(error)) throw error
    // concurrent duplicate request, or an id in use
    const now = await loadStandingOrder(db, doing, wanted.id, doing.locale)
    if (now) return assertSame(now.row, wanted, 1)
    throw new Failure('request/not-found')
  }
  const [room] = await db.all<{ room: number }>(sql`select ${isRoom} as room`)
  throw new Failure(room?.room ? 'standing/version-conflict' : 'standing/too-many')
}

/**
 * Changes a standing order at prices as seen, starting from the chosen delivery.
 * @throws Failure `request/not-found`, `order/not-allowed`, `order/not-orderable`,
 * `order/prices-changed` with both totals, `standing/no-day`, `standing/too-late`,
 * `standing/version-conflict`
 */
export async function changeStandingOrder(
  db: Db,
  doing: MemberAction,
  id: string,
  wanted: StandingOrderChange,
): Promise<void> {
  const before = await loadStandingOrder(db, doing, id, doing.locale)
  if (!before) throw new Failure('request/not-found')
  const { row } = before
  if (row.version === wanted.version + 1) return assertSame(row, wanted, wanted.version + 1)
  if (row.version !== wanted.version) throw new Failure('standing/version-conflict')
  const { columns, condition } = await priced(db, doing, wanted)
  const isFree = sql`not exists (select 1 from orders
    where standing_id = ${id} and standing_on = ${wanted.next_on})`
  const [free] = await db.all<{ free: number }>(sql`select ${isFree} as free`)
  // an order for this delivery exists already
  if (!free?.free) throw new Failure('standing/too-late')
  await writeStandingOrder(db, doing, row, sql`${condition} and ${isFree}`, columns)
}

/**
 * A repeated request succeeds if the stored order equals it. @throws Failure
 * `standing/version-conflict`
 */
function assertSame(
  row: StandingOrderRow,
  wanted: Omit<NewStandingOrder, 'id'>,
  version: number,
): void {
  const cases = (items: readonly { product: string; cases: number }[]) =>
    items
      .map(({ product, cases: n }) => `${product} ${n}`)
      .toSorted()
      .join()
  const isSame =
    row.version === version &&
    row.nextOn === wanted.next_on &&
    row.everyWeeks === wanted.every_weeks &&
    row.poNumber === wanted.po_number &&
    cases(row.items) === cases(wanted.items)
  if (!isSame) throw new Failure('standing/version-conflict')
}

/** Columns at current prices, and the SQL condition of their write. */
async function priced(db: Db, doing: MemberAction, wanted: Omit<NewStandingOrder, 'id'>) {
  const cases = sql`${JSON.stringify(
    Object.fromEntries(wanted.items.map(({ product, cases: n }) => [product, n])),
  )}`
  const [[member], [found]] = await db.batch([
    selectMember(db, doing),
    db
      .select({
        items: basketItemsJson(currentPriceListSql(db, doing), cases, doing.locale, false).as(
          'items',
        ),
      })
      .from(sql`(select 1) as one`),
  ])
  if (!member) throw new Failure('request/not-found')
  if (!mayOrder(member.role)) throw new Failure('order/not-allowed')
  const items = JSON.parse(found?.items ?? '[]') as BasketItem[]
  if (items.length !== wanted.items.length) throw new Failure('request/not-found')
  const agreed = agreementTo(
    db,
    doing,
    { member, items },
    { lines: wanted.seen, totalCents: wanted.seen_total_cents },
  )
  const moments = deliveryTimesOf(deliveryTermsOf(member), wanted.next_on)
  const isNear = Date.parse(wanted.next_on) - doing.now.getTime() < furthestMs
  if (!moments || !isNear) throw new Failure('standing/no-day')
  if (moments.cutoffAt <= doing.now) throw new Failure('standing/too-late')
  return {
    condition: agreed.condition,
    columns: {
      ...agreed.columns,
      state: 'active' as const,
      everyWeeks: wanted.every_weeks,
      nextOn: wanted.next_on,
      isSkipped: false,
      announcedOn: null,
      poNumber: wanted.po_number,
      dueAt: moments.announceAt.toISOString(),
      updatedAt: doing.now.toISOString(),
    },
  }
}
