import type { LotDetail, LotFields } from '#contract/trade/lots/lots.ts'
import type { ShipmentOrder } from '#contract/trade/lots/shipments.ts'
import type { OrderDetail } from '#contract/trade/orders.ts'
import type { Deps } from '../../../../worker/deps.ts'
import { orderFixture } from '../orders/order-fixture.ts'

const plain: LotFields = {
  code: 'L-1',
  producer_lot: null,
  harvested: null,
  produced_on: null,
  best_before: null,
  arrived_on: null,
}

type Given = Partial<ShipmentOrder> & { version: number }

/** An order fixture with lots and calls to ship. */
export async function shippingFixture(override: Partial<Deps> = {}) {
  const trade = await orderFixture(override)
  const warehouse = {
    ...trade,
    lot: async (product: { id: string }, fields: Partial<LotFields> = {}) => {
      const body = { product_id: product.id, fields: { ...plain, ...fields } }
      const answer = await trade.shop.admin('POST', '/catalogue/lots', body)
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
      return answer.body as unknown as LotDetail
    },
    setLot: (lot: { id: string; version: number }, state: string) =>
      trade.shop.admin('PUT', `/catalogue/lots/${lot.id}/state`, { version: lot.version, state }),
    confirmed: async (cases: Record<string, number>) => {
      await trade.put(cases)
      const { id, version } = (await trade.submit()).body
      const { status, body } = await trade.staff(id, 'confirmation', { version })
      if (status !== 200) throw new Error(JSON.stringify(body))
      return body
    },
    /** The body that ships every line from one lot; lots by SKU. */
    shipment: (
      { version, lines }: Pick<OrderDetail, 'version' | 'lines'>,
      lots: Record<string, { id: string; net_g?: number }>,
    ): ShipmentOrder => ({
      version,
      shipped_on: '2026-11-23',
      reference: null,
      is_weight_checked: false,
      lots: lines
        .filter(({ cases }) => cases > 0)
        .map(({ line, sku, cases }) => ({
          line,
          lot_id: lots[sku]?.id ?? '',
          cases,
          net_g: lots[sku]?.net_g ?? null,
        })),
    }),
    ship: (id: string, given: Given) => trade.staff(id, 'shipment', given),
    /** A confirmed order, shipped from these lots. */
    shipped: async (
      cases: Record<string, number>,
      lots: Record<string, { id: string; net_g?: number }>,
      changes: Partial<ShipmentOrder> = {},
    ) => {
      const order = await warehouse.confirmed(cases)
      const given = { ...warehouse.shipment(order, lots), ...changes }
      const { status, body } = await warehouse.ship(order.id, given)
      if (status !== 200) throw new Error(JSON.stringify(body))
      return order
    },
  }
  return warehouse
}

export type ShippingFixture = Awaited<ReturnType<typeof shippingFixture>>
