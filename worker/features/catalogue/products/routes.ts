import { Hono } from 'hono'
import { ArchiveChange, ProductQuery } from '#contract/trade/catalogue.ts'
import { NewProduct, ProductChange } from '#contract/trade/products.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { validJson, validQuery } from '../../../lib/http/valid.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { type Guarded, requireRole, type SignedIn } from '../../auth/guard.ts'
import { actionAuthorOf } from '../action-author.ts'
import { addProduct, archiveProduct, changeProduct } from './change-product.ts'
import { findProduct, listProducts } from './product-queries.ts'

const limited = rateLimit('writes', 'catalogue')

/** Products. Mounted at /api/admin/catalogue/products. */
export const productRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .get('/', validQuery(ProductQuery), async (c) =>
    c.json(await listProducts(c.var.deps.db, c.req.valid('query').cursor)),
  )
  .post('/', limited, validJson(NewProduct), async (c) => {
    const { deps } = c.var
    const id = await addProduct(deps.db, c.req.valid('json'), actionAuthorOf(c.var))
    return c.json(await getProduct(deps, id), 201)
  })
  .get('/:id', async (c) => c.json(await getProduct(c.var.deps, c.req.param('id'))))
  .put('/:id', limited, validJson(ProductChange), async (c) => {
    const { deps } = c.var
    const id = c.req.param('id')
    const isDone = await changeProduct(deps.db, id, c.req.valid('json'), actionAuthorOf(c.var))
    return c.json(await answerOf(deps, id, isDone))
  })
  .put('/:id/archived', limited, validJson(ArchiveChange), async (c) => {
    const { deps } = c.var
    const id = c.req.param('id')
    const isDone = await archiveProduct(deps.db, id, c.req.valid('json'), actionAuthorOf(c.var))
    return c.json(await answerOf(deps, id, isDone))
  })

type World = Pick<Deps, 'db'>

async function getProduct({ db }: World, id: string) {
  const product = await findProduct(db, id)
  if (!product) throw new Failure('product/unknown')
  return product
}

async function answerOf(deps: World, id: string, isDone: boolean) {
  const product = await getProduct(deps, id)
  if (!isDone) throw new Failure('product/version-conflict')
  return product
}
