import { eq, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#contract/locales.ts'
import { type SeenLine, unitOf } from '#contract/trade/prices.ts'
import { batchIf } from '../../../db/batch-if.ts'
import {
  type StandingItem,
  standingOrdersTable as standing,
} from '../../../db/schema/trade/standing-orders.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { assertAsSeen, isAsPriced, pricesChanged } from '../basket/as-priced.ts'
import { type Item, obstacleOf, packOf, sumOf } from '../basket/basket-state.ts'
import { keepLanguage } from '../basket/change-basket.ts'
import { type Asked, type Member, mayWrite } from '../member.ts'
import type { StandingRow } from './standing-state.ts'

type Db = Deps['db']
/** User, language and time of a change. */
export type Doing = Asked & { locale: Locale; now: Date }

export type Changes = Partial<typeof standing.$inferInsert>

/**
 * Agreement to current prices: columns to store, and the SQL condition of the write.
 * @throws Failure `order/not-orderable`, `order/prices-changed` with both totals,
 * `order/goods-changed`
 */
export function agreedTo(
  db: Db,
  doing: Doing,
  { member, items }: { member: Member; items: Item[] },
  seen: { lines: readonly SeenLine[]; totalCents: number },
) {
  const { currency, termsVersion, market } = member
  if (currency === null || items.some((item) => obstacleOf(item, market) !== null)) {
    throw new Failure('order/not-orderable')
  }
  const stored = items.map((item): StandingItem => ({
    product: item.product_id,
    cases: item.cases,
    pack: packOf(item),
    price_unit: unitOf(item.catch_weight),
    amount_cents: sumOf(item).amount_cents ?? 0,
  }))
  const total = stored.reduce((sum, { amount_cents: cents }) => sum + cents, 0)
  if (total !== seen.totalCents) throw pricesChanged(seen.totalCents, total)
  assertAsSeen(items, seen.lines)
  const condition = sql`${mayWrite(doing)} and ${isAsPriced(db, doing, member, items)}
    and (select version from company_terms where company_id = ${doing.companyId}) = ${termsVersion}`
  const columns = { items: stored, currency, question: null, agreedBy: doing.userId }
  return { columns, condition }
}

/**
 * Updates a standing order as seen.
 * @throws Failure `standing/version-conflict`, `order/not-allowed`
 */
export async function writeStanding(
  db: Db,
  doing: Doing,
  row: StandingRow,
  condition: SQL,
  changes: Changes,
) {
  const { id, version } = row
  const isAsSeen = sql`exists (select 1 from standing_orders
    where id = ${id} and company_id = ${doing.companyId} and version = ${version} and state <> 'ended')`
  const done = await batchIf(db, sql`${isAsSeen} and ${condition}`, [
    db
      .update(standing)
      .set({ ...changes, version: version + 1, updatedAt: doing.now.toISOString() })
      .where(eq(standing.id, id)),
    keepLanguage(db, doing),
  ])
  if (done) return
  const [may] = await db.all<{ may: number }>(sql`select ${mayWrite(doing)} as may`)
  throw new Failure(may?.may ? 'standing/version-conflict' : 'order/not-allowed')
}
