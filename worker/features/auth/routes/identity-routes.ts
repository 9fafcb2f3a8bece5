import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { App } from '../../../deps.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { removeIdentity } from '../account/decide-identities.ts'
import { authenticated } from '../caller.ts'
import { changeOwn } from '../change-account.ts'
import { finishVisit, withError } from '../identities/callback.ts'
import { type Linking, linkingOf } from '../identities/enter.ts'
import { getProvider } from '../identities/openid/connection.ts'
import { markBrowser, startVisit } from '../identities/visits.ts'
import { AuthFailure, asAuthFailure, type Call } from '../protocol.ts'
import { errorParameters, redirectTarget } from '../redirects.ts'
import { parseChallenge } from '../tokens.ts'

/** Signing in by OpenID providers, and a user's ways of signing in (contract §4, §8). Mounted at /auth/v1. */
export const identityRoutes = new Hono<App>()
  .get('/authorize', rateLimit('tokens', 'auth:authorize'), async (c) => {
    const visit = prepareVisit(c, () => markBrowser(c), null)
    try {
      return c.redirect(await visit.start())
    } catch (error) {
      // a browser came here by itself: the app says what happened
      const failure = asAuthFailure(error, c)
      return c.redirect(withError(visit.redirectTo, errorParameters(failure)))
    }
  })
  .get(
    '/user/identities/authorize',
    authenticated(),
    rateLimit('tokens', 'auth:link'),
    async (c) => {
      const linking = linkingOf(c.var.deps, c.var.caller)
      const url = await prepareVisit(c, () => markBrowser(c), linking).start()
      return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url)
    },
  )
  .delete(
    '/user/identities/:id',
    authenticated(),
    rateLimit('writes', 'auth:unlink'),
    async (c) => {
      const given = c.req.param('id')
      if (!z.guid().safeParse(given).success) {
        const message = 'identity_id must be an UUID'
        throw new AuthFailure('validation_failed', { status: 404, message })
      }
      const identityId = given.toLowerCase()
      await changeOwn(c, c.var.caller, (it, asking) => removeIdentity(it, identityId, asking))
      return c.json({})
    },
  )
  .get('/callback', rateLimit('tokens', 'auth:callback'), (c) =>
    // looking spends nothing
    c.req.method === 'HEAD' ? c.body(null) : answerVisit(c, new URL(c.req.url).searchParams),
  )
  .post('/callback', rateLimit('tokens', 'auth:callback'), async (c) =>
    answerVisit(c, new URLSearchParams(await c.req.raw.text())),
  )

/** @throws AuthFailure `validation_failed` for an unknown provider or a malformed challenge */
function prepareVisit(c: Call, browser: () => string, linking: Linking | null) {
  const { deps } = c.var
  const query = new URL(c.req.url).searchParams
  const provider = getProvider(deps.oidc(), query.get('provider') ?? '')
  const challenge = parseChallenge(Object.fromEntries(query))
  const redirectTo = redirectTarget(c)
  const start = () => {
    const wishes = { redirectTo, challenge, linking, query, browser: browser() }
    return startVisit(deps, provider, wishes)
  }
  return { redirectTo, start }
}

async function answerVisit(c: Context<App>, parameters: URLSearchParams): Promise<Response> {
  c.header('referrer-policy', 'no-referrer')
  return c.redirect(await finishVisit(c, parameters), 303)
}
