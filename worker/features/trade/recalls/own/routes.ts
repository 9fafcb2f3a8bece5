import { Hono } from 'hono'
import { LocaleQuery } from '#contract/trade/orders.ts'
import { Acknowledgement } from '#contract/trade/recalls/recalls.ts'
import { Failure } from '../../../../lib/http/problem.ts'
import { validJson, validQuery } from '../../../../lib/http/valid.ts'
import { rateLimit } from '../../../../middleware/rate-limit.ts'
import type { Guarded, SignedIn } from '../../../auth/guard.ts'
import { memberRequestOf, requireOrderRight } from '../../guards.ts'
import { acknowledge } from './acknowledge.ts'
import { findOwnRecall, listOwnRecalls } from './read-own-recalls.ts'

const limited = rateLimit('writes', 'trade')
const inLocale = validQuery(LocaleQuery)

/** Recalls of a company. Mounted below /api/trade/:company. */
export const ownRecallRoutes = new Hono<Guarded<SignedIn>>()
  .get('/:company/recalls', inLocale, async (c) => {
    const asked = memberRequestOf(c.var, c.req.param('company'))
    const page = await listOwnRecalls(c.var.deps.db, asked, c.req.valid('query').locale)
    if (!page) throw new Failure('request/not-found')
    return c.json(page)
  })
  .get('/:company/recalls/:id', inLocale, async (c) => {
    const { company, id } = c.req.param()
    const { locale } = c.req.valid('query')
    const recall = await findOwnRecall(c.var.deps.db, memberRequestOf(c.var, company), id, locale)
    if (!recall) throw new Failure('request/not-found')
    return c.json(recall)
  })
  .put(
    '/:company/recalls/:id/acknowledgement',
    limited,
    requireOrderRight,
    inLocale,
    validJson(Acknowledgement),
    async (c) => {
      const { deps } = c.var
      const { company, id } = c.req.param()
      const asked = memberRequestOf(c.var, company)
      await acknowledge(deps.db, { ...asked, now: deps.now() }, id, c.req.valid('json'))
      const recall = await findOwnRecall(deps.db, asked, id, c.req.valid('query').locale)
      if (!recall) throw new Failure('request/not-found')
      return c.json(recall)
    },
  )
