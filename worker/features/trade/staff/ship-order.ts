import { type SQL, sql } from 'drizzle-orm'
import type { FieldError } from '#contract/errors.ts'
import { company as us } from '#contract/company.ts'
import { defaultLocale } from '#contract/locales.ts'
import { officeClock } from '#contract/site/office-hours.ts'
import { mayShip } from '#contract/trade/order-choices.ts'
import { priceOfWeight } from '#contract/trade/money.ts'
import type { ShipmentOrder, ShippableLot, ShippedLot } from '#contract/trade/lots/shipments.ts'
import {
  isImplausibleWeight,
  type ShippingObstacle,
} from '#contract/trade/lots/shipping-obstacles.ts'
import type { ActionAuthor } from '../../../db/admin-actions.ts'
import type { Db } from '../../../db/client.ts'
import { shipmentLotsTable, shipmentsTable } from '../../../db/schema/trade/lots.ts'
import { addPurchase, recordBoughtProducts } from '../../../db/trade/purchase-counts.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { orderSummaryOf } from '../../../db/trade/order-summary.ts'
import { findOrderForStaff, type StaffState, type StoredLine } from '../orders/order-state.ts'
import { insertOrderLines } from '../orders/write-order.ts'
import { currentCompany } from '../../settings/company-now.ts'
import { answerClient } from './answer-client.ts'

type Given = ShipmentOrder['lots'][number]
type KnownLot = {
  id: string
  product_id: string
  code: string
  best_before: string | null
  arrived_on: string | null
  state: string
}

/** Lots offered per product. */
const offeredLots = 40

/**
 * Available lots for an order's lines, earliest expiry first (FEFO). Excludes held and expired
 * lots.
 */
export async function listShippable(db: Db, id: string, now: Date): Promise<ShippableLot[]> {
  const state = await findOrderForStaff(db, id)
  if (!state) throw new Failure('order/unknown')
  const products = JSON.stringify([...new Set(state.lines.map(({ product_id: it }) => it))])
  return db.all<ShippableLot>(sql`
    select id, product_id, code, best_before, arrived_on from (
      select *, row_number() over (partition by product_id
        order by coalesce(best_before, '9999'), arrived_on, code) as place
      from lots where product_id in (select value from json_each(${products}))
        and state = 'available' and coalesce(best_before, '9999') >= ${officeClock(now).day})
    where place <= ${offeredLots} order by product_id, place`)
}

/**
 * Records a shipment with the lots of each line; catch-weight lines are then charged by actual
 * weight. All lots are checked in the transaction. The day may be past, but not before the order.
 * @throws Failure `order/not-shippable` with the lines and reasons; `order/unknown`,
 * `order/version-conflict`
 */
export async function shipOrder(deps: Deps, id: string, given: ShipmentOrder, doer: ActionAuthor) {
  const { db } = deps
  try {
    await answerClient(deps, id, given.version, doer, {
      isDone: ({ event, state }) => event.kind === 'shipped' && isAsGiven(state, given),
      decide: async (state) => {
        if (!mayShip(state.order.status)) return null
        const known = await assertShippable(db, state, given, doer.now)
        return decided(db, state, given, { known, shipFrom: await shipFromOf(deps) })
      },
    })
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'order/version-conflict') throw error
    // a lot may just have been held: report which lot
    const state = await findOrderForStaff(db, id)
    if (state?.order.version === given.version && mayShip(state.order.status)) {
      await assertShippable(db, state, given, doer.now)
    }
    throw error
  }
}

/** The address that cases leave from, as the trail of a lot names it. */
export async function shipFromOf(deps: Deps): Promise<string> {
  const { address } = await (await currentCompany(deps)).in(defaultLocale)
  const { street, city, region, postalCode } = address
  return [us.legalName, street, `${city} ${region} ${postalCode}`, us.country].join(', ')
}

function decided(
  db: Db,
  state: StaffState,
  given: ShipmentOrder,
  { known, shipFrom }: { known: KnownLot[]; shipFrom: string },
) {
  const { order } = state
  const shipmentId = crypto.randomUUID()
  const isWeighed = state.lines.some(isByWeight)
  const revision = order.revision + (isWeighed ? 1 : 0)
  const lines = state.lines.map((line) => weighed(line, given.lots))
  const totalCents = lines.reduce((sum, { amount_cents: amount }) => sum + amount, 0)
  const lots = given.lots.map((lot): ShippedLot => {
    const { code = '', best_before: bestBefore = null } =
      known.find((one) => one.id === lot.lot_id) ?? {}
    return { ...lot, code, best_before: bestBefore, recall_id: null }
  })
  return {
    kind: 'shipped' as const,
    condition: canLeave(state, given),
    changes: {
      status: 'shipped' as const,
      ...(isWeighed && { revision, agreedRevision: revision, totalCents }),
    },
    detail: {
      ...(totalCents !== order.totalCents && { total_from: String(order.totalCents) }),
    },
    extraStatements: [
      ...(isWeighed ? [insertOrderLines(db, order.id, revision, lines)] : []),
      db.insert(shipmentsTable).values({
        id: shipmentId,
        orderId: order.id,
        companyId: order.companyId,
        shippedOn: given.shipped_on,
        reference: given.reference,
        shipFrom,
        shipTo: order.shipTo,
      }),
      db.insert(shipmentLotsTable).select(
        sql`select ${shipmentId}, value ->> 'line', value ->> 'lot_id', value ->> 'cases',
          value ->> 'net_g' from json_each(${JSON.stringify(given.lots)})`,
      ),
      recordBoughtProducts(
        db,
        order.companyId,
        lines.filter(({ cases }) => cases > 0).map(({ product_id: product }) => product),
        given.shipped_on,
      ),
      addPurchase(db, order.companyId, {
        currency: orderSummaryOf(order).currency,
        shippedOn: given.shipped_on,
        cases: lines.reduce((sum, { cases }) => sum + cases, 0),
        totalCents,
      }),
    ],
    mailData: {
      lines,
      totalCents,
      deliveryOn: order.deliveryOn,
      shipment: { shipped_on: given.shipped_on, reference: given.reference, lots },
    },
  }
}

const isByWeight = ({ price_unit: unit, cases }: StoredLine) => unit === 'kg' && cases > 0

/** The line with its actual weight and amount. */
function weighed(line: StoredLine, lots: Given[]): StoredLine {
  if (!isByWeight(line)) return line
  const grams = lots
    .filter((lot) => lot.line === line.line)
    .reduce((sum, { net_g: own }) => sum + (own ?? 0), 0)
  const amount = priceOfWeight(line.unit_cents, grams)
  return { ...line, est_g: null, net_g: grams, amount_cents: amount }
}

/** SQL condition: all lots are valid for their lines. */
function canLeave({ lines }: StaffState, given: ShipmentOrder): SQL {
  const wanted = given.lots.map((lot) => ({
    lot: lot.lot_id,
    product: lines.find(({ line }) => line === lot.line)?.product_id,
  }))
  return sql`not exists (select 1 from json_each(${JSON.stringify(wanted)}) as wanted
    where not exists (select 1 from lots where id = wanted.value ->> 'lot'
      and product_id = wanted.value ->> 'product' and state = 'available'
      and coalesce(best_before, '9999') >= ${given.shipped_on}
      and coalesce(arrived_on, '') <= ${given.shipped_on}))`
}

/**
 * @returns the lots
 * @throws Failure `order/not-shippable` with reasons at `lots.<line>`; at `shipped_on` for a future
 * day or one before the order
 */
async function assertShippable(
  db: Db,
  { lines, order }: StaffState,
  given: ShipmentOrder,
  now: Date,
) {
  const ids = JSON.stringify(given.lots.map(({ lot_id: lot }) => lot))
  const known =
    await db.all<KnownLot>(sql`select id, product_id, code, best_before, arrived_on, state
    from lots
    where id in (select value from json_each(${ids}))`)
  const unordered = given.lots.filter((lot) => !lines.some(({ line }) => line === lot.line))
  const errors = [
    ...unordered.map(({ line }) => ({ line, obstacle: 'unknown' as const })),
    ...lines.map((line) => ({
      line: line.line,
      obstacle: obstacleOf(line, given, known),
    })),
  ].flatMap(({ line, obstacle }): FieldError[] =>
    obstacle === null ? [] : [{ path: `lots.${line}`, message: obstacle }],
  )
  if (given.shipped_on > officeClock(now).day) {
    errors.push({ path: 'shipped_on', message: 'A day to come' })
  }
  const { reachedAt } = order
  if (reachedAt !== null && given.shipped_on < officeClock(new Date(reachedAt)).day) {
    errors.push({ path: 'shipped_on', message: 'A day before the order came' })
  }
  if (errors.length > 0) throw new Failure('order/not-shippable', undefined, { errors })
  return known
}

/** Why the lots of a line cannot be shipped. */
function obstacleOf(
  line: StoredLine,
  { lots, shipped_on: day, is_weight_checked: isChecked }: ShipmentOrder,
  known: KnownLot[],
): ShippingObstacle | null {
  const own = lots.filter((lot) => lot.line === line.line)
  const found = own.map(({ lot_id: id }) =>
    known.find((lot) => lot.id === id && lot.product_id === line.product_id),
  )
  if (found.includes(undefined)) return 'unknown'
  if (new Set(own.map(({ lot_id: id }) => id)).size < own.length) return 'twice'
  if (own.reduce((sum, { cases }) => sum + cases, 0) !== line.cases) return 'cases'
  const isWeightWrong = (grams: number | null) => (grams !== null) !== (line.price_unit === 'kg')
  if (own.some(({ net_g: grams }) => isWeightWrong(grams))) return 'weight'
  const { case_g: caseG } = line
  const isOdd = ({ net_g: grams, cases }: Given) =>
    grams !== null && caseG !== null && isImplausibleWeight(grams, caseG * cases)
  if (!isChecked && own.some(isOdd)) return 'weight-odd'
  if (found.some((lot) => lot?.state !== 'available')) return 'held'
  if (found.some((lot) => (lot?.best_before ?? '9999') < day)) return 'expired'
  if (found.some((lot) => (lot?.arrived_on ?? '') > day)) return 'absent'
  return null
}

/** Whether this shipment is already recorded. */
function isAsGiven({ shipment }: StaffState, given: ShipmentOrder): boolean {
  const { lots = [] } = shipment ?? {}
  return (
    shipment?.shipped_on === given.shipped_on &&
    shipment.reference === given.reference &&
    lots.length === given.lots.length &&
    given.lots.every((wanted) =>
      lots.some(
        ({ line, lot_id: lot, cases, net_g: grams }) =>
          line === wanted.line &&
          lot === wanted.lot_id &&
          cases === wanted.cases &&
          grams === wanted.net_g,
      ),
    )
  )
}
