import { Hono } from 'hono'
import { SimpleAdminUnlock, type SimpleAdminToken } from '#contract/staff/simple-admin.ts'
import type { App } from '../../deps.ts'
import { isSameSecret } from '../../lib/secrets/same-secret.ts'
import { Failure } from '../../lib/http/problem.ts'
import { validJson } from '../../lib/http/valid.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { simpleAdminAudience } from '../auth/guard.ts'
import { takeUnlockAttempt } from './guesses.ts'

/** Lifetime of the token; the screen keeps it in memory only. */
const lifeS = 30 * 60

export const simpleAdminRoutes = new Hono<App>().post(
  '/unlock',
  rateLimit('guesses', 'simple-admin'),
  validJson(SimpleAdminUnlock),
  async (c) => {
    const { deps } = c.var
    const secret = deps.simpleAdminPassword()
    const giveBack = await takeUnlockAttempt(c)
    if (!isSameSecret(c.req.valid('json').password, secret)) {
      throw new Failure('simple-admin/incorrect-password')
    }
    await giveBack()
    const keys = await deps.keys()
    const nowS = Math.floor(deps.now().getTime() / 1000)
    const access_token = await keys.sign({
      iss: deps.origin,
      aud: simpleAdminAudience,
      sub: 'simple-admin',
      iat: nowS,
      exp: nowS + lifeS,
    })
    c.header('cache-control', 'no-store')
    return c.json({ access_token, expires_in: lifeS } satisfies SimpleAdminToken)
  },
)
