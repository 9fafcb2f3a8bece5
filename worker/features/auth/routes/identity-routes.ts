import { type Context, Hono } from 'hono'
import type { App } from '../../../deps.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { removeIdentity } from '../account/decide-session.ts'
import { authenticated } from '../caller.ts'
import { changeOwn } from '../change-account.ts'
import { finishVisit, withError } from '../identities/callback.ts'
import { type Linking, linkingOf } from '../identities/enter.ts'
import { getProvider } from '../identities/openid/connection.ts'
import { markBrowser, startVisit } from '../identities/visits.ts'
import { asAuthFailure, parseId } from '../protocol.ts'
import { errorParameters, redirectTarget } from '../redirects.ts'
import { parseChallenge } from '../tokens.ts'

/** Signing in by OpenID providers, and a user's identities (contract §4, §8). Mounted at /auth/v1. */
export const identityRoutes = new Hono<App>()
  .get('/authorize', rateLimit('tokens', 'auth:authorize'), async (c) => {
    const visit = prepareVisit(c, null)
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
    authenticated('signed-in'),
    rateLimit('tokens', 'auth:link'),
    async (c) => {
      const url = await prepareVisit(c, linkingOf(c.var.deps, c.var.caller)).start()
      return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url)
    },
  )
  .delete(
    '/user/identities/:id',
    authenticated('signed-in'),
    rateLimit('writes', 'auth:unlink'),
    async (c) => {
      const id = parseId('identity_id', c.req.param('id'))
      await changeOwn(c, (account, asking) => removeIdentity(account, id, asking))
      return c.json({})
    },
  )
  .get('/callback', rateLimit('tokens', 'auth:callback'), (c) =>
    c.req.method === 'HEAD' ? c.body(null) : redirectBack(c, new URL(c.req.url).searchParams),
  )
  .post('/callback', rateLimit('tokens', 'auth:callback'), async (c) =>
    redirectBack(c, new URLSearchParams(await c.req.raw.text())),
  )

/** @throws AuthFailure `validation_failed` for an unknown provider or a malformed challenge */
function prepareVisit<Env extends App>(c: Context<Env>, linking: Linking | null) {
  const { deps } = c.var
  const query = new URL(c.req.url).searchParams
  const provider = getProvider(deps.oidc(), query.get('provider') ?? '')
  const challenge = parseChallenge(Object.fromEntries(query))
  const redirectTo = redirectTarget(c)
  const start = () => {
    const request = { redirectTo, challenge, linking, query, browser: markBrowser(c) }
    return startVisit(deps, provider, request)
  }
  return { redirectTo, start }
}

async function redirectBack(c: Context<App>, parameters: URLSearchParams): Promise<Response> {
  c.header('referrer-policy', 'no-referrer')
  return c.redirect(await finishVisit(c, parameters), 303)
}
