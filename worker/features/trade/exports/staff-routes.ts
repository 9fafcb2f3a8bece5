import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { officeClock } from '#contract/site/office-hours.ts'
import type { AdminActionName } from '#contract/staff/admin-actions.ts'
import { TradeExport } from '#contract/trade/purchases/exports.ts'
import { actIf } from '../../../db/admin-actions.ts'
import { validJson } from '../../../lib/http/valid.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { type Guarded, requireRole, type SignedIn, whileAllowed } from '../../auth/guard.ts'
import { csvHeaders } from './csv-stream.ts'
import { exportWords } from './export-words.ts'
import { movementFile } from './movement-file.ts'
import { staffOrderFile } from './order-file.ts'

const limited = rateLimit('writes', 'export')

/** Exports of all clients' orders and lot movements. Mounted at /api/admin/order-exports. */
export const staffExportRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .post('/orders', limited, validJson(TradeExport), async (c) => {
    const wanted = c.req.valid('json')
    const file = await staffOrderFile(c.var.deps.db, wanted)
    await note(c, 'orders/exported', wanted)
    return c.body(whileAllowed(c, file), 200, headers(c, 'orders', wanted))
  })
  .post('/movements', limited, validJson(TradeExport), async (c) => {
    const wanted = c.req.valid('json')
    const file = await movementFile(c.var.deps.db, wanted)
    await note(c, 'lots/exported', wanted)
    return c.body(whileAllowed(c, file), 200, headers(c, 'movements', wanted))
  })

const headers = (
  c: Context<Guarded<SignedIn>>,
  file: 'orders' | 'movements',
  wanted: TradeExport,
) => csvHeaders(exportWords[wanted.locale].files[file], officeClock(c.var.deps.now()).day)

/** Records exports in the audit log. */
async function note(
  c: Context<Guarded<SignedIn>>,
  action: AdminActionName,
  { from, to }: TradeExport,
) {
  const { deps, principal } = c.var
  const { actor } = principal
  const detail = { from, to }
  await actIf(deps.db, sql`true`, { actor, action, subject: actor, detail, now: deps.now() })
}
