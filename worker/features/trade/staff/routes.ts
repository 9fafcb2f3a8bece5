import { Hono } from 'hono'
import { officeClock } from '#contract/site/office-hours.ts'
import { LocaleQuery, VersionedAction } from '#contract/trade/orders.ts'
import type { Locale } from '#contract/locales.ts'
import {
  GoodsQuery,
  OrderRefusal,
  OrderRevision,
  StaffOrderQuery,
} from '#contract/trade/staff-orders.ts'
import { ShipmentOrder } from '#contract/trade/lots/shipments.ts'
import type { StaffOrderDetail } from '#contract/trade/staff-orders.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { validJson, validQuery } from '../../../lib/http/valid.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { type Guarded, requireRole, type SignedIn } from '../../auth/guard.ts'
import { orderDetailOf, findOrderForStaff } from '../orders/order-state.ts'
import { changeOrder, confirmOrder, declineOrder } from './answer-client.ts'
import { packingSlip } from './packing-slip.ts'
import { listShippable, shipOrder } from './ship-order.ts'
import { listStaffOrders } from './staff-queries.ts'
import { findListedProduct } from './substitutes.ts'

const limited = rateLimit('writes', 'orders')
const inLocale = validQuery(LocaleQuery)

/** Orders of clients. Mounted at /api/admin/orders. */
export const staffOrderRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .get('/', validQuery(StaffOrderQuery), async (c) =>
    c.json(await listStaffOrders(c.var.deps.db, c.req.valid('query'))),
  )
  .get('/:id', inLocale, async (c) =>
    c.json(await getOrder(c.var.deps, c.req.param('id'), c.req.valid('query').locale)),
  )
  .post('/:id/confirmation', limited, inLocale, validJson(VersionedAction), async (c) => {
    const id = c.req.param('id')
    await confirmOrder(c.var.deps, id, c.req.valid('json'), doerOf(c.var))
    return c.json(await getOrder(c.var.deps, id, c.req.valid('query').locale))
  })
  .post('/:id/refusal', limited, inLocale, validJson(OrderRefusal), async (c) => {
    const id = c.req.param('id')
    await declineOrder(c.var.deps, id, c.req.valid('json'), doerOf(c.var))
    return c.json(await getOrder(c.var.deps, id, c.req.valid('query').locale))
  })
  .get('/:id/goods', validQuery(GoodsQuery), async (c) => {
    const { db, now } = c.var.deps
    const day = officeClock(now()).day
    return c.json(await findListedProduct(db, c.req.param('id'), c.req.valid('query'), day))
  })
  .post('/:id/revision', limited, inLocale, validJson(OrderRevision), async (c) => {
    const id = c.req.param('id')
    await changeOrder(c.var.deps, id, c.req.valid('json'), doerOf(c.var))
    return c.json(await getOrder(c.var.deps, id, c.req.valid('query').locale))
  })
  .get('/:id/packing-slip', async (c) => c.json(await packingSlip(c.var.deps, c.req.param('id'))))
  .get('/:id/lots', async (c) => {
    const { db, now } = c.var.deps
    return c.json({ rows: await listShippable(db, c.req.param('id'), now()) })
  })
  .post('/:id/shipment', limited, inLocale, validJson(ShipmentOrder), async (c) => {
    const id = c.req.param('id')
    await shipOrder(c.var.deps, id, c.req.valid('json'), doerOf(c.var))
    return c.json(await getOrder(c.var.deps, id, c.req.valid('query').locale))
  })

const doerOf = ({ deps, principal }: { deps: Deps; principal: SignedIn }) => ({
  actor: principal.actor,
  now: deps.now(),
})

async function getOrder({ db }: Deps, id: string, locale: Locale): Promise<StaffOrderDetail> {
  const state = await findOrderForStaff(db, id)
  if (!state) throw new Failure('order/unknown')
  return { ...orderDetailOf(state, locale, true), company: state.company }
}
