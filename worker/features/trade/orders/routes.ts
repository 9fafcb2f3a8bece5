import { type Context, Hono } from 'hono'
import type { Locale } from '#contract/locales.ts'
import {
  LocaleQuery,
  VersionedAction,
  OrderQuery,
  Reorder,
  type ReorderResult,
} from '#contract/trade/orders.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { validJson, validQuery } from '../../../lib/http/valid.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import type { Guarded, SignedIn } from '../../auth/guard.ts'
import { putItems } from '../basket/change-basket.ts'
import { getBasket } from '../basket/routes.ts'
import { memberRequestOf, requireOrderRight } from '../guards.ts'
import { answerOrder, type ClientAnswer } from './answer-order.ts'
import { listOrders, readOrder, readOrderState } from './read-orders.ts'
import { planReorder } from './reorder.ts'

const limited = rateLimit('writes', 'trade')
const inLocale = validQuery(LocaleQuery)
const onVersion = validJson(VersionedAction)

/** Orders of a company. Mounted below /api/trade/:company. */
export const orderRoutes = new Hono<Guarded<SignedIn>>()
  .get('/:company/orders', validQuery(OrderQuery), async (c) => {
    const asked = memberRequestOf(c.var, c.req.param('company'))
    const page = await listOrders(c.var.deps.db, asked, c.req.valid('query').cursor)
    if (!page) throw new Failure('request/not-found')
    return c.json(page)
  })
  .get('/:company/orders/:id', inLocale, async (c) => {
    const { company, id } = c.req.param()
    const asked = memberRequestOf(c.var, company)
    const order = await readOrder(
      c.var.deps.db,
      asked,
      id,
      c.req.valid('query').locale,
      c.var.deps.now(),
    )
    if (!order) throw new Failure('request/not-found')
    return c.json(order)
  })
  .post(
    '/:company/orders/:id/approval',
    limited,
    requireOrderRight,
    inLocale,
    onVersion,
    async (c) => c.json(await answered(c, 'approved', c.req.valid('query'), c.req.valid('json'))),
  )
  .post(
    '/:company/orders/:id/acceptance',
    limited,
    requireOrderRight,
    inLocale,
    onVersion,
    async (c) => c.json(await answered(c, 'accepted', c.req.valid('query'), c.req.valid('json'))),
  )
  .post(
    '/:company/orders/:id/cancellation',
    limited,
    requireOrderRight,
    inLocale,
    onVersion,
    async (c) => c.json(await answered(c, 'cancelled', c.req.valid('query'), c.req.valid('json'))),
  )
  .post(
    '/:company/orders/:id/call-back',
    limited,
    requireOrderRight,
    inLocale,
    onVersion,
    async (c) =>
      c.json(await answered(c, 'called-back', c.req.valid('query'), c.req.valid('json'))),
  )
  .post(
    '/:company/orders/:id/reorder',
    limited,
    requireOrderRight,
    inLocale,
    validJson(Reorder),
    async (c) => {
      const { deps } = c.var
      const { company, id } = c.req.param()
      const { locale } = c.req.valid('query')
      const asked = { ...memberRequestOf(c.var, company), locale }
      const state = await readOrderState(deps.db, asked, id)
      if (!state) throw new Failure('request/not-found')
      const before = await getBasket(deps, asked, locale)
      const { items, leftOut } = await planReorder(deps.db, asked, state, {
        ...c.req.valid('json'),
        lines: before.lines,
      })
      if (items.length > 0) await putItems(deps.db, { ...asked, now: deps.now() }, { items })
      const basket = await getBasket(deps, asked, locale)
      return c.json({ basket, left_out: leftOut } satisfies ReorderResult)
    },
  )

/** Carries out an action and returns the order. */
async function answered(
  c: Context<Guarded<SignedIn>, '/:company/orders/:id/:answer'>,
  kind: ClientAnswer,
  { locale }: { locale: Locale },
  { version }: VersionedAction,
) {
  const { deps } = c.var
  const { company, id } = c.req.param()
  const asked = memberRequestOf(c.var, company)
  await answerOrder(deps, { ...asked, locale, now: deps.now() }, { id, version, kind })
  const order = await readOrder(deps.db, asked, id, locale, deps.now())
  if (!order) throw new Failure('request/not-found')
  return order
}
