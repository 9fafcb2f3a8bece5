import { Hono } from 'hono'
import { FormStepReport, PageView } from '#contract/site/page-views.ts'
import type { App } from '../../deps.ts'
import { isBot } from '../../lib/http/is-bot.ts'
import { validJson } from '../../lib/http/valid.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { recordStep, recordView } from './record-view.ts'

const accepted = { 'cache-control': 'no-store' }

/**
 * Receives views and form steps of consenting visitors. The response does not reveal whether they
 * were counted.
 */
export const pageViewRoutes = new Hono<App>()
  .post('/', rateLimit('writes', 'page-views'), validJson(PageView), (c) => {
    const { deps } = c.var
    const { referrer, ...view } = c.req.valid('json')
    if (!isBot(c.req.header('user-agent'))) {
      // only the origin is kept: a full address may contain personal data
      const source = referrer === undefined ? undefined : new URL(referrer).origin
      deps.defer(recordView(deps, { ...view, referrer: source }))
    }
    return c.body(null, 202, accepted)
  })
  .post('/form-steps', rateLimit('writes', 'form-steps'), validJson(FormStepReport), (c) => {
    if (!isBot(c.req.header('user-agent'))) recordStep(c.var.deps, c.req.valid('json'))
    return c.body(null, 202, accepted)
  })
