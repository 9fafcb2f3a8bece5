import { Hono } from 'hono'
import { z } from 'zod'
import { findPageText } from '#contract/site/page-texts.ts'
import { ContentUndo } from '#contract/staff/content/stories.ts'
import {
  type PageTextsSaved,
  PageTextsChange,
  type StaffPageTexts,
} from '#contract/staff/content/page-texts.ts'
import type { Deps } from '../../../deps.ts'
import { validJson, validQuery } from '../../../lib/http/valid.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { type Guarded, requireRole, type SignedIn } from '../../auth/guard.ts'
import { publishSite } from '../../site/snapshot.ts'
import { listPageTextHistory, listPageTexts } from './page-text-queries.ts'
import { savePageTexts, undoPageTexts } from './save-page-texts.ts'

const limited = rateLimit('writes', 'content')
const noStore = { 'cache-control': 'no-store' }
const History = z.object({
  key: z.string().refine((key) => findPageText(key) !== undefined, 'is no text of a page'),
  cursor: z.coerce.number().int().positive().optional(),
})

/**
 * Page texts, for staff. Mounted at /api/admin/page-texts. Writes answer with all current texts.
 */
export const pageTextRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .get('/', async (c) =>
    c.json({ texts: await listPageTexts(c.var.deps.db) } satisfies StaffPageTexts, 200, noStore),
  )
  .get('/history', validQuery(History), async (c) =>
    c.json(await listPageTextHistory(c.var.deps.db, c.req.valid('query')), 200, noStore),
  )
  .patch('/', limited, validJson(PageTextsChange), async (c) => {
    const { deps, principal } = c.var
    const set = await savePageTexts(deps, c.req.valid('json'), principal)
    return c.json(await shown(deps, set), 200, noStore)
  })
  .post('/undo', limited, validJson(ContentUndo), async (c) => {
    const { deps, principal } = c.var
    const { change_set, note } = c.req.valid('json')
    const set = await undoPageTexts(deps, change_set, note, principal)
    return c.json(await shown(deps, set), 200, noStore)
  })

/** Publishes to KV before the response, because visitors' requests read only KV. */
async function shown(deps: Deps, change_set: string | null): Promise<PageTextsSaved> {
  if (change_set !== null) await publishSite(deps)
  return { texts: await listPageTexts(deps.db), change_set }
}
