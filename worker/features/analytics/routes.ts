import { Hono } from 'hono'
import { PageView } from '#contract/site/page-views.ts'
import type { App } from '../../deps.ts'
import { isBot } from '../../lib/http/is-bot.ts'
import { validJson } from '../../lib/http/valid.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { recordView } from './record-view.ts'

/** Page views of visitors who agreed. The answer never says whether one was counted. */
export const pageViewRoutes = new Hono<App>().post(
  '/',
  rateLimit('writes', 'page-views'),
  validJson(PageView),
  (c) => {
    const { deps } = c.var
    const { referrer, ...view } = c.req.valid('json')
    if (!isBot(c.req.header('user-agent'))) {
      // of where somebody came from the site is enough: an address may carry more
      const source = referrer === undefined ? undefined : new URL(referrer).origin
      deps.defer(recordView(deps, { ...view, referrer: source }))
    }
    return c.body(null, 202, { 'cache-control': 'no-store' })
  },
)
