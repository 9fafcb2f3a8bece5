import { Hono } from 'hono'
import type { Locale } from '#contract/locales.ts'
import { LocaleQuery } from '#contract/trade/orders.ts'
import {
  NewStandingOrder,
  StandingOrderActionCall,
  StandingOrderChange,
  StandingOrderQuery,
} from '#contract/trade/standing/standing-calls.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { validJson, validQuery } from '../../../lib/http/valid.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { type Guarded, requireRole, type SignedIn } from '../../auth/guard.ts'
import type { MemberRequest } from '../member.ts'
import { memberRequestOf, requireOrderRight } from '../guards.ts'
import { actOnStandingOrder } from './act-on-standing.ts'
import { beginStandingOrder, changeStandingOrder } from './change-standing.ts'
import {
  listStandingOrdersForStaff,
  listStandingOrders,
  readStandingOrder,
} from './standing-state.ts'

const limited = rateLimit('writes', 'trade')
const inLocale = validQuery(LocaleQuery)

/** Standing orders of a company. Mounted below /api/trade/:company. */
export const standingOrderRoutes = new Hono<Guarded<SignedIn>>()
  .get('/:company/standing', async (c) => {
    const list = await listStandingOrders(
      c.var.deps.db,
      memberRequestOf(c.var, c.req.param('company')),
    )
    if (!list) throw new Failure('request/not-found')
    return c.json(list)
  })
  .post(
    '/:company/standing',
    limited,
    requireOrderRight,
    inLocale,
    validJson(NewStandingOrder),
    async (c) => {
      const { deps } = c.var
      const { locale } = c.req.valid('query')
      const wanted = c.req.valid('json')
      const asked = memberRequestOf(c.var, c.req.param('company'))
      await beginStandingOrder(deps.db, { ...asked, locale, now: deps.now() }, wanted)
      return c.json(await getStanding(deps, asked, wanted.id, locale))
    },
  )
  .get('/:company/standing/:id', inLocale, async (c) => {
    const { company, id } = c.req.param()
    const { locale } = c.req.valid('query')
    return c.json(await getStanding(c.var.deps, memberRequestOf(c.var, company), id, locale))
  })
  .put(
    '/:company/standing/:id',
    limited,
    requireOrderRight,
    inLocale,
    validJson(StandingOrderChange),
    async (c) => {
      const { deps } = c.var
      const { company, id } = c.req.param()
      const { locale } = c.req.valid('query')
      const asked = memberRequestOf(c.var, company)
      const doing = { ...asked, locale, now: deps.now() }
      await changeStandingOrder(deps.db, doing, id, c.req.valid('json'))
      return c.json(await getStanding(deps, asked, id, locale))
    },
  )
  .post(
    '/:company/standing/:id/actions',
    limited,
    requireOrderRight,
    inLocale,
    validJson(StandingOrderActionCall),
    async (c) => {
      const { deps } = c.var
      const { company, id } = c.req.param()
      const { locale } = c.req.valid('query')
      const asked = memberRequestOf(c.var, company)
      const doing = { ...asked, locale, now: deps.now() }
      await actOnStandingOrder(deps.db, doing, id, c.req.valid('json'))
      const list = await listStandingOrders(deps.db, asked)
      if (!list) throw new Failure('request/not-found')
      return c.json(list)
    },
  )

/** Read-only, for staff. Mounted at /api/admin/standing-orders. */
export const staffStandingOrderRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .get('/', validQuery(StandingOrderQuery), async (c) =>
    c.json({ rows: await listStandingOrdersForStaff(c.var.deps.db, c.req.valid('query').company) }),
  )

/** @throws Failure `request/not-found` */
async function getStanding({ db, now }: Deps, asked: MemberRequest, id: string, locale: Locale) {
  const found = await readStandingOrder(db, asked, id, locale, now())
  if (!found) throw new Failure('request/not-found')
  return found
}
