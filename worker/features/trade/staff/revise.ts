import type { OrderRevision } from '#contract/trade/staff-orders.ts'
import { centsByWeight } from '#contract/trade/money.ts'
import type { LineChange } from '#contract/trade/orders.ts'
import type { Db } from '../../../db/client.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { packOf } from '../basket/basket-state.ts'
import type { StaffState, StoredLine } from '../orders/order-state.ts'
import { findBySku } from './staff-queries.ts'

export type Revised = {
  lines: StoredLine[]
  totalCents: number
  /** Whether anything is not as both sides last agreed, and whether the client has to say yes to it. */
  isChanged: boolean
  needsYes: boolean
}

type Wanted = OrderRevision['lines'][number]
type Goods = Pick<
  StoredLine,
  'product_id' | 'sku' | 'name' | 'names' | 'pack' | 'price_unit' | 'case_g' | 'is_sample'
>

/**
 * The lines of an order as staff want them, told against what both sides last agreed. A line keeps its number; another
 * SKU on it is a substitute.
 * @throws Failure `order/changed-since` for other lines than it has, `order/no-such-product`, `order/nothing-left`
 */
export async function revise(
  db: Db,
  { lines: now, agreed }: Pick<StaffState, 'lines' | 'agreed'>,
  { lines: wanted }: Pick<OrderRevision, 'lines'>,
  isDeliveryMoved: boolean,
): Promise<Revised> {
  const byLine = new Map(wanted.map((line) => [line.line, line]))
  if (byLine.size !== wanted.length || byLine.size !== now.length) {
    throw new Failure('order/changed-since')
  }
  const isKnown = ({ sku, line }: Wanted) =>
    [...agreed, ...now].some((known) => known.line === line && known.sku === sku)
  const unknown = wanted.filter((line) => !isKnown(line)).map(({ sku }) => sku)
  const substitutes = new Map(
    (await findBySku(db, unknown)).map((product): [string, Goods] => {
      const names = JSON.parse(product.names) as Record<string, string>
      return [
        product.sku,
        {
          product_id: product.id,
          sku: product.sku,
          name: names['en'] ?? product.sku,
          names,
          pack: packOf({ units_per_case: product.unitsPerCase, unit_label: product.unitLabel }),
          price_unit: product.catchWeight ? 'kg' : 'case',
          case_g: product.catchWeight ? product.netG : null,
          is_sample: product.isSample,
        },
      ]
    }),
  )
  const lines = now.map((current) => {
    const line = byLine.get(current.line)
    if (!line) throw new Failure('order/changed-since')
    const before = agreed.find((other) => other.line === current.line) ?? current
    const goods = [before, current].find(({ sku }) => sku === line.sku) ?? substitutes.get(line.sku)
    const isWeightMissing = goods?.price_unit === 'kg' && goods.case_g === null
    if (!goods || isWeightMissing) {
      throw new Failure('order/no-such-product', undefined, {
        errors: [{ path: `lines.${line.line}.sku`, message: line.sku }],
      })
    }
    return lineOf(goods, line, before)
  })
  if (lines.every(({ cases }) => cases === 0)) throw new Failure('order/nothing-left')
  const pairs = lines.map((line) => ({
    line,
    before: agreed.find((other) => other.line === line.line) ?? line,
  }))
  return {
    lines,
    totalCents: lines.reduce((sum, { amount_cents: amount }) => sum + amount, 0),
    isChanged: isDeliveryMoved || lines.some(({ change }) => change !== null),
    needsYes: isDeliveryMoved || pairs.some(({ line, before }) => isWorse(line, before)),
  }
}

/** Dearer, more than was asked for, or something else. */
const isWorse = (line: StoredLine, before: StoredLine) =>
  line.cases > 0 &&
  (line.product_id !== before.product_id ||
    line.unit_cents > before.unit_cents ||
    line.cases > before.cases)

function lineOf(goods: Goods, wanted: Wanted, before: StoredLine): StoredLine {
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
    amount_cents: grams === null ? cents * cases : centsByWeight(cents, grams),
    is_sample,
    change: Object.keys(change).length === 0 ? null : change,
  }
}
