import { type Context, Hono } from 'hono'
import {
  MarkAllRead,
  DoneChange,
  EventParam,
  type Inbox,
  InboxQuery,
  PreferenceChange,
  type Preferences,
  type StaffNotification,
  type UnreadCount,
} from '#contract/notifications/notifications.ts'
import { unreadHeader } from '#contract/notifications/notification-events.ts'
import { EmptyBody } from '#contract/staff/users.ts'
import { isNotModified } from '../../lib/http/etag.ts'
import { Failure } from '../../lib/http/problem.ts'
import { validJson, validParam, validQuery } from '../../lib/http/valid.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { type Guarded, requireRole, type SignedIn } from '../auth/guard.ts'
import {
  countUnread,
  findNotification,
  markAllRead,
  markDone,
  markRead,
  readInbox,
} from './inbox.ts'
import { storePreference, listPreferences } from './preferences.ts'

const limited = rateLimit('writes', 'notifications')
const noStore = { 'cache-control': 'no-store' }
type Who = Context<Guarded<SignedIn>>

/** Notifications of the signed-in administrator. Mounted at /api/admin/notifications. */
export const notificationRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .get('/', validQuery(InboxQuery), async (c) => {
    const { deps, principal } = c.var
    const inbox = await readInbox(deps.db, principal.actor, c.req.valid('query'))
    return c.json(inbox satisfies Inbox, 200, noStore)
  })
  // the session check has already counted them
  .get('/unread', (c) => {
    const { unread } = c.var.principal.caller
    const tag = `"${unread}"`
    const headers = { ...noStore, etag: tag }
    if (isNotModified(c.req.header('if-none-match'), tag)) return c.body(null, 304, headers)
    return c.json({ unread } satisfies UnreadCount, 200, headers)
  })
  .post('/read', limited, validJson(MarkAllRead), async (c) => {
    const { deps, principal } = c.var
    await markAllRead(deps.db, principal.actor, c.req.valid('json').up_to, deps.now())
    return c.json((await recounted(c)) satisfies UnreadCount, 200, noStore)
  })
  .post('/items/:id/read', limited, validJson(EmptyBody), async (c) => {
    const { deps, principal } = c.var
    await markRead(deps.db, principal.actor, c.req.param('id'), deps.now())
    return answer(c)
  })
  .put('/items/:id/done', limited, validJson(DoneChange), async (c) => {
    const { deps, principal } = c.var
    const { done } = c.req.valid('json')
    await markDone(deps.db, principal.actor, c.req.param('id'), done, deps.now())
    return answer(c)
  })
  .get('/preferences', async (c) => c.json(await preferencesOf(c), 200, noStore))
  .put(
    '/preferences/:event',
    limited,
    validParam(EventParam),
    validJson(PreferenceChange),
    async (c) => {
      const { deps, principal } = c.var
      const { event } = c.req.valid('param')
      await storePreference(deps.db, principal.actor, event, c.req.valid('json'), deps.now())
      return c.json(await preferencesOf(c), 200, noStore)
    },
  )

const preferencesOf = async ({ var: { deps, principal } }: Who): Promise<Preferences> => ({
  preferences: await listPreferences(deps.db, principal.actor),
})

/** Counts again, since the session check's number is outdated. */
async function recounted(c: Who): Promise<UnreadCount> {
  const unread = await countUnread(c.var.deps.db, c.var.principal.actor)
  c.header(unreadHeader, String(unread))
  return { unread }
}

async function answer(c: Who) {
  const { deps, principal } = c.var
  const found = await findNotification(deps.db, principal.actor, c.req.param('id') ?? '')
  if (!found) throw new Failure('request/not-found')
  await recounted(c)
  return c.json(found satisfies StaffNotification, 200, noStore)
}
