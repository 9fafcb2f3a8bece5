import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { officeClock } from '#contract/site/office-hours.ts'
import { TradeExport } from '#contract/trade/purchases/exports.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { validJson } from '../../../lib/http/valid.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { type Guarded, type SignedIn, whileAllowed } from '../../auth/guard.ts'
import { selectMember } from '../member.ts'
import { memberRequestOf } from '../guards.ts'
import { csvHeaders } from './csv-stream.ts'
import { exportWords } from './export-words.ts'
import { clientOrderFile } from './order-file.ts'
import { purchaseFile } from './purchase-file.ts'

// ten exports a minute, since one may read a year of orders
const limited = rateLimit('guesses', 'trade-export')

/** Requires membership of the company, in any role. */
const ofMember = createMiddleware<Guarded<SignedIn>>(async (c, next) => {
  const [member] = await selectMember(c.var.deps.db, ownAsked(c))
  if (!member) throw new Failure('request/not-found')
  await next()
})

const ownAsked = (c: Context<Guarded<SignedIn>>) =>
  memberRequestOf(c.var, c.req.param('company') ?? '')

const headers = (
  c: Context<Guarded<SignedIn>>,
  file: 'orders' | 'purchases',
  wanted: TradeExport,
) => csvHeaders(exportWords[wanted.locale].files[file], officeClock(c.var.deps.now()).day)

/** CSV exports of a company's orders and purchases. Mounted below /api/trade/:company. */
export const clientExportRoutes = new Hono<Guarded<SignedIn>>()
  .post('/:company/exports/orders', limited, ofMember, validJson(TradeExport), async (c) => {
    const wanted = c.req.valid('json')
    const file = await clientOrderFile(c.var.deps.db, ownAsked(c), wanted)
    return c.body(whileAllowed(c, file), 200, headers(c, 'orders', wanted))
  })
  .post('/:company/exports/purchases', limited, ofMember, validJson(TradeExport), async (c) => {
    const wanted = c.req.valid('json')
    const file = await purchaseFile(c.var.deps.db, ownAsked(c), wanted)
    return c.body(whileAllowed(c, file), 200, headers(c, 'purchases', wanted))
  })
