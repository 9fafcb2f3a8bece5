import { Hono } from 'hono'
import { z } from 'zod'
import { localeCodes } from '#contract/locales.ts'
import {
  type ContentSaved,
  ContentUndo,
  DraftChange,
  DraftDiscard,
  DraftPreview,
  Publication,
  type StaffStories,
  type StaffStoryTexts,
  StoryChange,
  TextAction,
} from '#contract/staff/content/stories.ts'
import type { PreviewLink } from '#contract/staff/flag-admin-calls.ts'
import { ReviewStep } from '#contract/staff/content/review.ts'
import type { Deps } from '../../deps.ts'
import { validJson, validParam, validQuery } from '../../lib/http/valid.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { type Guarded, requireRole, type SignedIn } from '../auth/guard.ts'
import { previewDraft } from './draft-preview.ts'
import { discardDraft, saveDraft } from './drafts.ts'
import { checkText, publish, saveStory, undoContent, withdrawText } from './save.ts'
import { reviewDraft } from './review/review-draft.ts'
import { publishSite } from '../site/snapshot.ts'
import { getEnglishSince, listContentHistory } from './history-queries.ts'
import { getStory, listStories } from './staff-queries.ts'

const limited = rateLimit('writes', 'content')
const noStore = { 'cache-control': 'no-store' }
const History = z.object({
  cursor: z.coerce.number().int().positive().optional(),
  locale: z.enum(localeCodes).optional(),
  drafts: z.stringbool().optional(),
})
/** Built-in stories have their name as id, others a generated one. */
const One = validParam(z.object({ id: z.string().regex(/^[A-Za-z0-9-]{1,40}$/) }))
const Text = validParam(
  z.object({ id: z.string().regex(/^[A-Za-z0-9-]{1,40}$/), locale: z.enum(localeCodes) }),
)

/**
 * News and articles, for staff. Mounted at /api/admin/content. Writes answer with the current
 * story.
 */
export const contentRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .get('/', async (c) =>
    c.json(
      { stories: await listStories(c.var.deps.db, c.var.deps.now()) } satisfies StaffStories,
      200,
      noStore,
    ),
  )
  .get('/:id', One, async (c) => {
    const { id } = c.req.valid('param')
    const story = await getStory(c.var.deps.db, id, {
      asker: c.var.principal.actor,
      now: c.var.deps.now(),
    })
    return c.json(story satisfies StaffStoryTexts, 200, noStore)
  })
  .get('/:id/history', One, validQuery(History), async (c) => {
    const { id } = c.req.valid('param')
    const history = await listContentHistory(c.var.deps.db, id, c.req.valid('query'))
    return c.json(history, 200, noStore)
  })
  .get('/:id/english/:locale', Text, async (c) => {
    const { id, locale } = c.req.valid('param')
    return c.json(await getEnglishSince(c.var.deps.db, id, locale), 200, noStore)
  })
  .put('/:id', limited, One, validJson(StoryChange), async (c) => {
    const { deps, principal } = c.var
    const { id } = c.req.valid('param')
    const set = await saveStory(deps, id, c.req.valid('json'), principal)
    return c.json(await published(deps, id, set, principal), 200, noStore)
  })
  .put('/:id/drafts/:locale', limited, Text, validJson(DraftChange), async (c) => {
    const { deps, principal } = c.var
    const { id, locale } = c.req.valid('param')
    await saveDraft(deps, id, locale, c.req.valid('json'), principal)
    return c.json(await published(deps, id, null, principal), 200, noStore)
  })
  .delete('/:id/drafts/:locale', limited, Text, validQuery(DraftDiscard), async (c) => {
    const { deps, principal } = c.var
    const { id, locale } = c.req.valid('param')
    await discardDraft(deps, id, locale, c.req.valid('query').version, principal)
    return c.json(await published(deps, id, null, principal), 200, noStore)
  })
  .post('/:id/drafts/:locale/review', limited, Text, validJson(ReviewStep), async (c) => {
    const { deps, principal } = c.var
    const { id, locale } = c.req.valid('param')
    await reviewDraft(deps, id, locale, c.req.valid('json'), principal)
    return c.json(await published(deps, id, null, principal), 200, noStore)
  })
  .post('/:id/drafts/:locale/preview', limited, Text, validJson(DraftPreview), async (c) => {
    const { deps, principal } = c.var
    const { id, locale } = c.req.valid('param')
    const { hours } = c.req.valid('json')
    const link = await previewDraft(deps, { id, locale, hours }, principal)
    return c.json(link satisfies PreviewLink, 201, noStore)
  })
  .post('/:id/publish', limited, One, validJson(Publication), async (c) => {
    const { deps, principal } = c.var
    const { id } = c.req.valid('param')
    const set = await publish(deps, id, c.req.valid('json'), principal)
    return c.json(await published(deps, id, set, principal), 200, noStore)
  })
  .post('/:id/withdraw', limited, One, validJson(TextAction), async (c) => {
    const { deps, principal } = c.var
    const { id } = c.req.valid('param')
    const set = await withdrawText(deps, id, c.req.valid('json'), principal)
    return c.json(await published(deps, id, set, principal), 200, noStore)
  })
  .post('/:id/checked', limited, One, validJson(TextAction), async (c) => {
    const { deps, principal } = c.var
    const { id } = c.req.valid('param')
    const set = await checkText(deps, id, c.req.valid('json'), principal)
    return c.json(await published(deps, id, set, principal), 200, noStore)
  })
  .post('/:id/undo', limited, One, validJson(ContentUndo), async (c) => {
    const { deps, principal } = c.var
    const { id } = c.req.valid('param')
    const { change_set, note } = c.req.valid('json')
    const set = await undoContent(deps, change_set, note, principal)
    return c.json(await published(deps, id, set, principal), 200, noStore)
  })

/** Publishes to KV before the response, because visitors' requests read only KV. */
async function published(
  deps: Deps,
  id: string,
  change_set: string | null,
  { actor }: Pick<SignedIn, 'actor'>,
): Promise<ContentSaved> {
  if (change_set !== null) await publishSite(deps)
  return { ...(await getStory(deps.db, id, { asker: actor, now: deps.now() })), change_set }
}
