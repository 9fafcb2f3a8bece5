import { Hono } from 'hono'
import { UserUpdateBody } from '#contract/auth.ts'
import type { App, Deps } from '../../../deps.ts'
import { authenticated, halfAuthenticated } from '../authenticated.ts'
import { readJson } from '../body.ts'
import { acceptLanguageOf } from '../one-time/messages.ts'
import { parseChallenge } from '../one-time/pkce.ts'
import { AuthFailure } from '../protocol.ts'
import { findAccount } from '../caller-queries.ts'
import { limited } from '../rate-limit.ts'
import { redirectTarget } from '../one-time/redirects.ts'
import { updateOwnUser } from './update-user.ts'
import { toUser } from './user-view.ts'

/** One's own user. */
export const userRoutes = new Hono<App>()
  // the second step is built from the factors that it shows
  .get('/', halfAuthenticated, async (c) => c.json(await ownUser(c.var.deps, c.var.caller.user.id)))
  .put('/', authenticated(401), limited('mails', 'user'), async (c) => {
    const { deps, caller } = c.var
    const body = await readJson(c, UserUpdateBody)
    await updateOwnUser(deps, caller, body, {
      redirectTo: redirectTarget(c),
      challenge: parseChallenge(body),
      acceptLanguage: acceptLanguageOf(c),
    })
    return c.json(await ownUser(deps, caller.user.id))
  })

/** @throws AuthFailure `session_not_found` when the user was deleted within this request */
async function ownUser({ db }: Deps, userId: string) {
  const account = await findAccount(db, userId)
  if (!account) throw new AuthFailure('session_not_found')
  return toUser(account)
}
