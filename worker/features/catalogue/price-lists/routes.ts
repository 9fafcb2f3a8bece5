import { Hono } from 'hono'
import {
  ArchiveChange,
  PriceStepsChange,
  PriceListChange,
  PriceListFields,
  ProductQuery,
} from '#contract/trade/catalogue.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { validJson, validQuery } from '../../../lib/http/valid.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { type Guarded, requireRole, type SignedIn } from '../../auth/guard.ts'
import { actionAuthorOf } from '../action-author.ts'
import {
  addPriceList,
  archivePriceList,
  changePriceSteps,
  changePriceList,
} from './change-prices.ts'
import { findPriceList, listPriceLists, listPrices } from './price-list-queries.ts'

const limited = rateLimit('writes', 'catalogue')

/** Price lists. Mounted at /api/admin/catalogue/price-lists. */
export const priceListRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .get('/', async (c) => c.json({ rows: await listPriceLists(c.var.deps.db) }))
  .post('/', limited, validJson(PriceListFields), async (c) => {
    const { deps } = c.var
    const id = await addPriceList(deps.db, c.req.valid('json'), actionAuthorOf(c.var))
    return c.json(await getPriceList(deps, id), 201)
  })
  .get('/:id', async (c) => c.json(await getPriceList(c.var.deps, c.req.param('id'))))
  .put('/:id', limited, validJson(PriceListChange), async (c) => {
    const { deps } = c.var
    const id = c.req.param('id')
    const isDone = await changePriceList(deps.db, id, c.req.valid('json'), actionAuthorOf(c.var))
    return c.json(await answerOf(deps, id, isDone))
  })
  .put('/:id/archived', limited, validJson(ArchiveChange), async (c) => {
    const { deps } = c.var
    const id = c.req.param('id')
    const isDone = await archivePriceList(deps.db, id, c.req.valid('json'), actionAuthorOf(c.var))
    return c.json(await answerOf(deps, id, isDone))
  })
  .get('/:id/prices', validQuery(ProductQuery), async (c) =>
    c.json(await listPrices(c.var.deps.db, c.req.param('id'), c.req.valid('query').cursor)),
  )
  .put('/:id/prices/:product', limited, validJson(PriceStepsChange), async (c) => {
    const { deps } = c.var
    const { id, product } = c.req.param()
    const isDone = await changePriceSteps(
      deps.db,
      id,
      product,
      c.req.valid('json'),
      actionAuthorOf(c.var),
    )
    return c.json(await answerOf(deps, id, isDone))
  })

type World = Pick<Deps, 'db'>

async function getPriceList({ db }: World, id: string) {
  const list = await findPriceList(db, id)
  if (!list) throw new Failure('price-list/unknown')
  return list
}

async function answerOf(deps: World, id: string, isDone: boolean) {
  const list = await getPriceList(deps, id)
  if (!isDone) throw new Failure('price-list/version-conflict')
  return list
}
