import { Hono } from 'hono'
import type { Locale } from '#contract/locales.ts'
import {
  BasketDetails,
  BasketItems,
  LocaleQuery,
  BasketSubmission,
} from '#contract/trade/orders.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { validJson, validQuery } from '../../../lib/http/valid.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import type { Guarded, SignedIn } from '../../auth/guard.ts'
import type { MemberRequest } from '../member.ts'
import { readOrder } from '../orders/read-orders.ts'
import { memberRequestOf, requireOrderRight } from '../guards.ts'
import { basketOf, readBasket } from './basket-state.ts'
import { putDetails, putItems } from './change-basket.ts'
import { submitBasket } from './submit.ts'

const limited = rateLimit('writes', 'trade')
const inLocale = validQuery(LocaleQuery)

/** Basket. Mounted below /api/trade/:company. */
export const basketRoutes = new Hono<Guarded<SignedIn>>()
  .get('/:company/basket', inLocale, async (c) => {
    const asked = memberRequestOf(c.var, c.req.param('company'))
    return c.json(await getBasket(c.var.deps, asked, c.req.valid('query').locale))
  })
  .put(
    '/:company/basket/items',
    limited,
    requireOrderRight,
    inLocale,
    validJson(BasketItems),
    async (c) => {
      const { deps } = c.var
      const asked = memberRequestOf(c.var, c.req.param('company'))
      const { locale } = c.req.valid('query')
      await putItems(deps.db, { ...asked, locale, now: deps.now() }, c.req.valid('json'))
      return c.json(await getBasket(deps, asked, locale))
    },
  )
  .put(
    '/:company/basket/details',
    limited,
    requireOrderRight,
    inLocale,
    validJson(BasketDetails),
    async (c) => {
      const { deps } = c.var
      const asked = memberRequestOf(c.var, c.req.param('company'))
      const { locale } = c.req.valid('query')
      await putDetails(deps.db, { ...asked, locale, now: deps.now() }, c.req.valid('json'))
      return c.json(await getBasket(deps, asked, locale))
    },
  )
  .post(
    '/:company/basket/submission',
    limited,
    requireOrderRight,
    inLocale,
    validJson(BasketSubmission),
    async (c) => {
      const { deps, principal } = c.var
      const asked = memberRequestOf(c.var, c.req.param('company'))
      const { locale } = c.req.valid('query')
      const wanted = c.req.valid('json')
      const doing = { ...asked, locale, email: principal.email, now: deps.now() }
      await submitBasket(deps, doing, wanted)
      const order = await readOrder(deps.db, asked, wanted.id, locale, deps.now())
      if (!order) throw new Failure('request/not-found')
      return c.json(order)
    },
  )

/** @throws Failure `request/not-found` */
export async function getBasket({ db, now }: Deps, asked: MemberRequest, locale: Locale) {
  const state = await readBasket(db, asked, locale)
  if (!state) throw new Failure('request/not-found')
  return basketOf(state, now())
}
