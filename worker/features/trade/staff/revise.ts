import type { SQL } from 'drizzle-orm'
import type { OrderRevision } from '#contract/trade/staff-orders.ts'
import { priceOfWeight } from '#contract/trade/money.ts'
import type { LineChange } from '#contract/trade/orders.ts'
import type { Db } from '../../../db/client.ts'
import { Failure } from '../../../lib/http/problem.ts'
import type { OrderRow, StaffState, StoredLine } from '../orders/order-state.ts'
import { findListPrices, findSubstitutes, type ProductCopy } from './substitutes.ts'

export type RevisedLines = {
  lines: StoredLine[]
  totalCents: number
  /** SQL condition: list prices that were used are still valid. */
  isListed: SQL
  /** Whether anything differs from the last agreement, and whether the client must accept it. */
  isChanged: boolean
  needsYes: boolean
}

type Wanted = OrderRevision['lines'][number]
type Priced = Wanted & { unit_cents: number }

/**
 * Lines of a revision compared with the last agreement. A line keeps its number; another SKU is a
 * substitute at staff's price or its list price.
 * @throws Failure `order/version-conflict` when the lines differ, `order/no-such-product`,
 * `order/no-list-price`, `order/nothing-left`
 */
export async function reviseLines(
  db: Db,
  {
    lines: now,
    agreed,
    order,
  }: Pick<StaffState, 'lines' | 'agreed'> & { order: Pick<OrderRow, 'companyId' | 'currency'> },
  { lines: wanted }: Pick<OrderRevision, 'lines'>,
  { isMoved, day }: { isMoved: boolean; day: string },
): Promise<RevisedLines> {
  const byLine = new Map(wanted.map((line) => [line.line, line]))
  if (byLine.size !== wanted.length || byLine.size !== now.length) {
    throw new Failure('order/version-conflict')
  }
  const isKnown = ({ sku, line }: Wanted) =>
    [...agreed, ...now].some((known) => known.line === line && known.sku === sku)
  const unknown = wanted.filter((line) => !isKnown(line)).map(({ sku }) => sku)
  const substitutes = await findSubstitutes(db, unknown)
  const chosen = now.map((current) => {
    const line = byLine.get(current.line)
    if (!line) throw new Failure('order/version-conflict')
    const before = agreed.find((other) => other.line === current.line) ?? current
    const goods = [before, current].find(({ sku }) => sku === line.sku) ?? substitutes.get(line.sku)
    const isWeightMissing = goods?.price_unit === 'kg' && goods.case_g === null
    if (!goods || isWeightMissing) throw wrongLine('order/no-such-product', line, 'sku')
    return { goods, line, before }
  })
  const asked = chosen.filter(({ line }) => line.unit_cents === null)
  const listed = await findListPrices(
    db,
    { companyId: order.companyId, day },
    asked.map(({ goods, line }) => ({ ...goods, cases: line.cases, currency: order.currency })),
  )
  const lines = chosen.map(({ goods, line, before }) => {
    const cents = line.unit_cents ?? listed.centsOf(goods.product_id, line.cases)
    // removed lines keep their price
    if (cents === null && line.cases > 0) throw wrongLine('order/no-list-price', line, 'unit_cents')
    return lineOf(goods, { ...line, unit_cents: cents ?? before.unit_cents }, before)
  })
  if (lines.every(({ cases }) => cases === 0)) throw new Failure('order/nothing-left')
  const pairs = lines.map((line) => ({
    line,
    before: agreed.find((other) => other.line === line.line) ?? line,
  }))
  return {
    lines,
    totalCents: lines.reduce((sum, { amount_cents: amount }) => sum + amount, 0),
    isListed: listed.condition,
    isChanged: isMoved || lines.some(({ change }) => change !== null),
    needsYes: isMoved || pairs.some(({ line, before }) => isWorse(line, before)),
  }
}

/** A higher price, more cases, or another product. */
const isWorse = (line: StoredLine, before: StoredLine) =>
  line.cases > 0 &&
  (line.product_id !== before.product_id ||
    line.unit_cents > before.unit_cents ||
    line.cases > before.cases)

const wrongLine = (
  code: 'order/no-such-product' | 'order/no-list-price',
  { line, sku }: Wanted,
  field: 'sku' | 'unit_cents',
) => new Failure(code, undefined, { errors: [{ path: `lines.${line}.${field}`, message: sku }] })

function lineOf(goods: ProductCopy, wanted: Priced, before: StoredLine): StoredLine {
  const { cases, unit_cents: cents, line } = wanted
  const grams = goods.case_g === null ? null : goods.case_g * cases
  const { product_id, sku, name, names, pack, price_unit, case_g, is_sample } = goods
  const change: LineChange = {
    ...(cases !== before.cases && { cases: before.cases }),
    ...(cents !== before.unit_cents && { unit_cents: before.unit_cents }),
    ...(product_id !== before.product_id && {
      sku: before.sku,
      name: before.name,
      names: before.names,
      pack: before.pack,
      price_unit: before.price_unit,
      unit_cents: before.unit_cents,
    }),
  }
  return {
    line,
    product_id,
    sku,
    name,
    names,
    pack,
    price_unit,
    unit_cents: cents,
    cases,
    case_g,
    est_g: grams,
    net_g: null,
    amount_cents: grams === null ? cents * cases : priceOfWeight(cents, grams),
    is_sample,
    change: Object.keys(change).length === 0 ? null : change,
  }
}
