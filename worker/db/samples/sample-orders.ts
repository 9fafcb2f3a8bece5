import { company } from '#contract/company.ts'
import type { Delivery, OrderEventKind } from '#contract/trade/orders.ts'
import { priceOfWeight } from '#contract/trade/money.ts'
import type { OrderStatus } from '#contract/trade/order-choices.ts'
import { lineAmountOf, priceStepAt } from '#contract/trade/prices.ts'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from '../client.ts'
import { shipmentLotsTable, shipmentsTable } from '../schema/trade/lots.ts'
import { orderEventsTable, orderLinesTable, ordersTable } from '../schema/trade/orders.ts'
import { recordBoughtProducts } from '../trade/purchase-counts.ts'
import type { SampleProduct } from './sample-product.ts'

type SampleOrder = {
  daysAgo: number
  status: OrderStatus
  items: Record<string, number>
  /** Staff's changes to lines: cases, or a higher price. */
  changed?: Record<string, { cases?: number; cents?: number }>
  kinds: OrderEventKind[]
  reason?: string
}

const orders: SampleOrder[] = [
  {
    daysAgo: 62,
    status: 'shipped',
    items: { 'KOR-500': 6, 'OLI-KAL': 4 },
    kinds: ['confirmed', 'shipped'],
  },
  {
    daysAgo: 41,
    status: 'shipped',
    items: { 'KOR-5L': 5, 'HON-THYME': 2, 'CHE-FET': 3 },
    changed: { 'HON-THYME': { cases: 1 } },
    kinds: ['changed', 'shipped'],
    reason: 'One case of thyme honey is all we have left.',
  },
  { daysAgo: 30, status: 'cancelled', items: { 'TAG-500': 2 }, kinds: ['cancelled'] },
  {
    daysAgo: 20,
    status: 'declined',
    items: { 'HON-PINE': 30 },
    kinds: ['declined'],
    reason: 'This year’s harvest is sold out.',
  },
  {
    daysAgo: 2,
    status: 'proposed',
    items: { 'KOR-500': 5, 'OLI-HAL': 3 },
    changed: { 'OLI-HAL': { cents: 8_150 } },
    kinds: ['proposed'],
    reason: 'Olives now cost more at origin.',
  },
  { daysAgo: 0, status: 'submitted', items: { 'KOR-5L': 2, 'CHE-FET': 2 }, kinds: [] },
]

type Known = {
  companyId: string
  listId: string
  client: { id: string; email: string }
  now: Date
  /** Next delivery that can be ordered for. */
  next: Delivery | undefined
  lotOf: (product: string) => string | undefined
  shipTo: string
}
type Stocked = SampleProduct & { id: string }

const dayMs = 86_400_000

export function sampleOrders(db: Db, products: Stocked[], known: Known): BatchItem<'sqlite'>[] {
  const { companyId, listId, client, now, next, lotOf, shipTo } = known
  return orders.flatMap((sample, index) => {
    const id = crypto.randomUUID()
    const placed = new Date(now.getTime() - sample.daysAgo * dayMs - (index + 1) * 60_000)
    const at = placed.toISOString()
    const answeredAt = new Date(placed.getTime() + 30_000).toISOString()
    const isShipped = sample.status === 'shipped'
    const revisions: Revision[] = [
      { isChanged: false, isShipped: false },
      ...(sample.changed ? [{ isChanged: true, isShipped: false }] : []),
      ...(isShipped ? [{ isChanged: true, isShipped }] : []),
    ]
    const lines = revisions.map((how, at) =>
      linesOf(products, sample, how).map((line) => ({ ...line, orderId: id, revision: at + 1 })),
    )
    const shipmentId = crypto.randomUUID()
    const total = lines.at(-1)?.reduce((sum, line) => sum + line.amountCents, 0) ?? 0
    const coming = sample.status === 'submitted' || sample.status === 'proposed' ? next : undefined
    const delivery =
      coming?.day ?? new Date(placed.getTime() + 3 * dayMs).toISOString().slice(0, 10)
    const cutoffAt = coming?.cutoff_at ?? null
    const revision = revisions.length
    return [
      db.insert(ordersTable).values({
        id,
        companyId,
        numberYear: placed.getUTCFullYear(),
        numberSeq: index + 1,
        status: sample.status,
        version: 2 + sample.kinds.length,
        revision,
        agreedRevision: sample.status === 'proposed' ? 1 : revision,
        currency: 'CAD',
        listId,
        listVersion: 1,
        totalCents: total,
        deliveryOn: delivery,
        agreedDeliveryOn: delivery,
        shipTo,
        cutoffAt,
        queueAt: `${cutoffAt ?? '9999'}${at}`,
        placedBy: client.id,
        placedName: client.email,
        placedAt: at,
        reachedAt: at,
        isSample: true,
        createdAt: at,
        updatedAt: answeredAt,
      }),
      ...lines.flat().map((line) => db.insert(orderLinesTable).values(line)),
      db.insert(orderEventsTable).values({
        orderId: id,
        version: 1,
        kind: 'submitted',
        actor: client.id,
        side: 'client',
        at,
      }),
      ...sample.kinds.map((kind, step) =>
        db.insert(orderEventsTable).values({
          orderId: id,
          version: 2 + step,
          kind,
          actor: kind === 'cancelled' ? client.id : 'sample',
          side: kind === 'cancelled' ? 'client' : 'staff',
          at: answeredAt,
          detail:
            sample.reason === undefined || kind === 'shipped' ? null : { reason: sample.reason },
        }),
      ),
      ...(isShipped
        ? [
            db.insert(shipmentsTable).values({
              id: shipmentId,
              orderId: id,
              companyId,
              shippedOn: delivery,
              shipFrom: company.legalName,
              shipTo,
            }),
          ]
        : []),
      ...(isShipped
        ? [
            recordBoughtProducts(
              db,
              companyId,
              (lines.at(-1) ?? []).map(({ productId }) => productId),
              delivery,
            ),
          ]
        : []),
      ...(isShipped ? (lines.at(-1) ?? []) : []).map(({ line, productId, cases, netG }) =>
        db
          .insert(shipmentLotsTable)
          .values({ shipmentId, line, lotId: lotOf(productId) ?? '', cases, netG }),
      ),
    ]
  })
}

/** Extra weight of a sample cheese case over its nominal weight. */
const moreG = 35

type Revision = { isChanged: boolean; isShipped: boolean }

function linesOf(
  products: Stocked[],
  { items, changed }: SampleOrder,
  { isChanged, isShipped }: Revision,
) {
  return Object.entries(items).flatMap(([sku, asked], index) => {
    const product = products.find(({ fields }) => fields.sku === sku)
    const step = product && priceStepAt(product.prices, asked)
    if (!product || !step) return []
    const { fields, names } = product
    const change = isChanged ? changed?.[sku] : undefined
    const cases = change?.cases ?? asked
    const cents = change?.cents ?? step.unit_cents
    const caseG = fields.catch_weight ? fields.net_g : null
    const netG = isShipped && caseG !== null ? (caseG + moreG) * cases : null
    return [
      {
        line: index + 1,
        productId: product.id,
        sku,
        name: names.en,
        names,
        pack: `${fields.units_per_case} × ${fields.unit_label}`,
        priceUnit: fields.catch_weight ? ('kg' as const) : ('case' as const),
        unitCents: cents,
        cases,
        caseG,
        estG: caseG === null || netG !== null ? null : caseG * cases,
        netG,
        amountCents:
          netG === null
            ? (lineAmountOf(fields, [{ min_cases: 1, unit_cents: cents }], cases) ?? 0)
            : priceOfWeight(cents, netG),
        isSample: true,
        change: change
          ? {
              ...(change.cases !== undefined && { cases: asked }),
              ...(change.cents !== undefined && { unit_cents: step.unit_cents }),
            }
          : null,
      },
    ]
  })
}
