import { eq, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#contract/locales.ts'
import { type ConfirmedLine, priceUnitOf } from '#contract/trade/prices.ts'
import { batchIf } from '../../../db/batch-if.ts'
import {
  type StandingOrderItem,
  standingOrdersTable as standing,
} from '../../../db/schema/trade/standing-orders.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import {
  assertLinesAsSeen,
  isPricingCurrent,
  pricesChangedFailure,
} from '../basket/current-prices.ts'
import { type BasketItem, orderObstacleOf, packOf, itemAmountOf } from '../basket/basket-state.ts'
import { storeLanguage } from '../basket/change-basket.ts'
import { type MemberRequest, type Member, canOrderAs } from '../member.ts'
import type { StandingOrderRow } from './standing-state.ts'

type Db = Deps['db']
/** User, language and time of a change. */
export type MemberAction = MemberRequest & { locale: Locale; now: Date }

export type StandingOrderColumns = Partial<typeof standing.$inferInsert>

/**
 * Agreement to current prices: columns to store, and the SQL condition of the write.
 * @throws Failure `order/not-orderable`, `order/prices-changed` with both totals,
 * `order/goods-changed`
 */
export function agreementTo(
  db: Db,
  doing: MemberAction,
  { member, items }: { member: Member; items: BasketItem[] },
  seen: { lines: readonly ConfirmedLine[]; totalCents: number },
) {
  const { currency, termsVersion, market } = member
  if (currency === null || items.some((item) => orderObstacleOf(item, market) !== null)) {
    throw new Failure('order/not-orderable')
  }
  const stored = items.map((item): StandingOrderItem => ({
    product: item.product_id,
    cases: item.cases,
    pack: packOf(item),
    price_unit: priceUnitOf(item.catch_weight),
    amount_cents: itemAmountOf(item).amount_cents ?? 0,
  }))
  const total = stored.reduce((sum, { amount_cents: cents }) => sum + cents, 0)
  if (total !== seen.totalCents) throw pricesChangedFailure(seen.totalCents, total)
  assertLinesAsSeen(items, seen.lines)
  const condition = sql`${canOrderAs(doing)} and ${isPricingCurrent(db, doing, member, items)}
    and (select version from company_terms where company_id = ${doing.companyId}) = ${termsVersion}`
  const columns = { items: stored, currency, question: null, agreedBy: doing.userId }
  return { columns, condition }
}

/**
 * Updates a standing order as seen.
 * @throws Failure `standing/version-conflict`, `order/not-allowed`
 */
export async function writeStandingOrder(
  db: Db,
  doing: MemberAction,
  row: StandingOrderRow,
  condition: SQL,
  changes: StandingOrderColumns,
) {
  const { id, version } = row
  const isAsSeen = sql`exists (select 1 from standing_orders
    where id = ${id} and company_id = ${doing.companyId} and version = ${version} and state <> 'ended')`
  const done = await batchIf(db, sql`${isAsSeen} and ${condition}`, [
    db
      .update(standing)
      .set({ ...changes, version: version + 1, updatedAt: doing.now.toISOString() })
      .where(eq(standing.id, id)),
    storeLanguage(db, doing),
  ])
  if (done) return
  const [may] = await db.all<{ may: number }>(sql`select ${canOrderAs(doing)} as may`)
  throw new Failure(may?.may ? 'standing/version-conflict' : 'order/not-allowed')
}
