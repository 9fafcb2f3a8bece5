import { Hono } from 'hono'
import type { Locale } from '#contract/locales.ts'
import { InLocale } from '#contract/trade/orders.ts'
import {
  NewStanding,
  StandingAct,
  StandingChange,
  StandingQuery,
} from '#contract/trade/standing/standing-calls.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { validJson, validQuery } from '../../../lib/http/valid.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { type Guarded, requireRole, type SignedIn } from '../../auth/guard.ts'
import type { Asked } from '../member.ts'
import { askedOf, mayChange } from '../while-on.ts'
import { actOnStanding } from './act-on-standing.ts'
import { beginStandingOrder, changeStandingOrder } from './change-standing.ts'
import { listForStaff, listStanding, readStanding } from './standing-state.ts'

const limited = rateLimit('writes', 'trade')
const inLocale = validQuery(InLocale)

/** Standing orders of a company. Mounted below /api/trade/:company. */
export const standingRoutes = new Hono<Guarded<SignedIn>>()
  .get('/:company/standing', async (c) => {
    const list = await listStanding(c.var.deps.db, askedOf(c.var, c.req.param('company')))
    if (!list) throw new Failure('request/not-found')
    return c.json(list)
  })
  .post('/:company/standing', limited, mayChange, inLocale, validJson(NewStanding), async (c) => {
    const { deps } = c.var
    const { locale } = c.req.valid('query')
    const wanted = c.req.valid('json')
    const asked = askedOf(c.var, c.req.param('company'))
    await beginStandingOrder(deps.db, { ...asked, locale, now: deps.now() }, wanted)
    return c.json(await getStanding(deps, asked, wanted.id, locale))
  })
  .get('/:company/standing/:id', inLocale, async (c) => {
    const { company, id } = c.req.param()
    const { locale } = c.req.valid('query')
    return c.json(await getStanding(c.var.deps, askedOf(c.var, company), id, locale))
  })
  .put(
    '/:company/standing/:id',
    limited,
    mayChange,
    inLocale,
    validJson(StandingChange),
    async (c) => {
      const { deps } = c.var
      const { company, id } = c.req.param()
      const { locale } = c.req.valid('query')
      const asked = askedOf(c.var, company)
      const doing = { ...asked, locale, now: deps.now() }
      await changeStandingOrder(deps.db, doing, id, c.req.valid('json'))
      return c.json(await getStanding(deps, asked, id, locale))
    },
  )
  .post(
    '/:company/standing/:id/actions',
    limited,
    mayChange,
    inLocale,
    validJson(StandingAct),
    async (c) => {
      const { deps } = c.var
      const { company, id } = c.req.param()
      const { locale } = c.req.valid('query')
      const asked = askedOf(c.var, company)
      const doing = { ...asked, locale, now: deps.now() }
      await actOnStanding(deps.db, doing, id, c.req.valid('json'))
      const list = await listStanding(deps.db, asked)
      if (!list) throw new Failure('request/not-found')
      return c.json(list)
    },
  )

/** Read-only, for staff. Mounted at /api/admin/standing-orders. */
export const staffStandingRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .get('/', validQuery(StandingQuery), async (c) =>
    c.json({ rows: await listForStaff(c.var.deps.db, c.req.valid('query').company) }),
  )

/** @throws Failure `request/not-found` */
async function getStanding({ db, now }: Deps, asked: Asked, id: string, locale: Locale) {
  const found = await readStanding(db, asked, id, locale, now())
  if (!found) throw new Failure('request/not-found')
  return found
}
