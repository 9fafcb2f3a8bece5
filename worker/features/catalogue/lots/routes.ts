import { Hono } from 'hono'
import { LotChange, LotQuery, LotStateChange, NewLot } from '#contract/trade/lots/lots.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { validJson, validQuery } from '../../../lib/http/valid.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { type Guarded, requireRole, type SignedIn } from '../../auth/guard.ts'
import { actionAuthorOf } from '../action-author.ts'
import { addLot, changeLot, setLotState } from './change-lot.ts'
import { findLot, listLots } from './lot-queries.ts'

const limited = rateLimit('writes', 'catalogue')

/** Lots. Mounted at /api/admin/catalogue/lots. */
export const lotRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .get('/', validQuery(LotQuery), async (c) =>
    c.json(await listLots(c.var.deps.db, c.req.valid('query').cursor)),
  )
  .post('/', limited, validJson(NewLot), async (c) => {
    const { deps } = c.var
    const id = await addLot(deps.db, c.req.valid('json'), actionAuthorOf(c.var))
    return c.json(await getLot(deps, id), 201)
  })
  .get('/:id', async (c) => c.json(await getLot(c.var.deps, c.req.param('id'))))
  .put('/:id', limited, validJson(LotChange), async (c) => {
    const { deps } = c.var
    const id = c.req.param('id')
    const isDone = await changeLot(deps.db, id, c.req.valid('json'), actionAuthorOf(c.var))
    return c.json(await answerOf(deps, id, isDone))
  })
  .put('/:id/state', limited, validJson(LotStateChange), async (c) => {
    const { deps } = c.var
    const id = c.req.param('id')
    const isDone = await setLotState(deps.db, id, c.req.valid('json'), actionAuthorOf(c.var))
    return c.json(await answerOf(deps, id, isDone))
  })

type World = Pick<Deps, 'db'>

async function getLot({ db }: World, id: string) {
  const lot = await findLot(db, id)
  if (!lot) throw new Failure('lot/unknown')
  return lot
}

async function answerOf(deps: World, id: string, isDone: boolean) {
  const lot = await getLot(deps, id)
  if (!isDone) throw new Failure('lot/version-conflict')
  return lot
}
