import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { CsvImport, importLimits } from '#contract/trade/imports.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { jsonOnly, validJson, readWholeBody } from '../../../lib/http/valid.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { type Guarded, requireRole, type SignedIn } from '../../auth/guard.ts'
import { actionAuthorOf } from '../action-author.ts'
import { importPrices } from './import-prices.ts'
import { importProducts } from './import-products.ts'

const tooLarge = () => {
  throw new Failure('request/too-large', `At most ${importLimits.bytes} bytes of CSV`)
}

const limited = rateLimit('writes', 'imports')

/**
 * Imports of products and prices. Mounted at /api/admin/catalogue/imports before the JSON body
 * limit, because files are larger; the guard comes first.
 */
export const importRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .use(bodyLimit({ maxSize: importLimits.bytes * 2 + 1024, onError: tooLarge }), jsonOnly)
  .use(readWholeBody, requireRole('admin'))
  .post('/products', limited, validJson(CsvImport), async (c) => {
    const file = c.req.valid('json')
    assertSize(file)
    return c.json(await importProducts(c.var.deps.db, file, actionAuthorOf(c.var)))
  })
  .post('/prices/:list', limited, validJson(CsvImport), async (c) => {
    const file = c.req.valid('json')
    assertSize(file)
    return c.json(
      await importPrices(c.var.deps.db, c.req.param('list'), file, actionAuthorOf(c.var)),
    )
  })

/** @throws Failure `request/too-large` */
function assertSize({ csv }: CsvImport): void {
  if (new TextEncoder().encode(csv).length > importLimits.bytes) tooLarge()
}
