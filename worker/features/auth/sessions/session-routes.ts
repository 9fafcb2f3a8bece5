import { Hono } from 'hono'
import { batchIf } from '../../../db/batch-if.ts'
import type { App, Deps } from '../../../deps.ts'
import { assertSecondStep, authenticated, halfAuthenticated } from '../authenticated.ts'
import { assertFreshSignIn, assertNobodyRecovers } from '../fresh-proof.ts'
import { acceptLanguageOf } from '../one-time/messages.ts'
import { AuthFailure, invalid } from '../protocol.ts'
import { deleteSession, deleteSessions, type SessionRow } from '../caller-queries.ts'
import { callOffUnderWay } from '../one-time/one-time-queries.ts'
import { limited } from '../rate-limit.ts'
import { sendNonce } from './reauthentication.ts'
import { nobodyRecovers } from './session-life.ts'

/**
 * Ending sessions. The request has a JSON content type and no body: nothing is read (contract §1). Whose second step is
 * due leaves by `local`: a password alone must not throw its owner out elsewhere. Ending the others takes a sign-in of
 * the last minutes (ASVS 5, 7.5.2); leaving everywhere, oneself included, takes nothing.
 */
export const logoutRoutes = new Hono<App>().post(
  '/',
  halfAuthenticated,
  limited('writes', 'logout'),
  async (c) => {
    const { db, now } = c.var.deps
    const { user, session } = c.var.caller
    const scope = c.req.query('scope') ?? 'global'
    if (scope !== 'local') {
      assertSecondStep(c.var.caller)
      await assertNobodyRecovers(db, c.var.caller, now())
    }
    switch (scope) {
      case 'global':
        await endUndisturbed(c.var.deps, session, deleteSessions(db, user.id))
        break
      case 'local':
        await deleteSession(db, user.id, session.id)
        break
      case 'others':
        await assertFreshSignIn(db, c.var.caller, now())
        await endUndisturbed(c.var.deps, session, deleteSessions(db, user.id, session.id))
        break
      default:
        throw invalid('Unsupported logout scope')
    }
    return c.body(null, 204)
  },
)

/** Ends sessions and what is under way, unless somebody has begun to choose a new password meanwhile. */
async function endUndisturbed(
  { db, now }: Deps,
  session: SessionRow,
  ending: ReturnType<typeof deleteSessions>,
): Promise<void> {
  const statements = [ending, ...callOffUnderWay(db, session.userId)]
  const isDone = await batchIf(db, nobodyRecovers(session, now()), statements)
  if (!isDone) throw new AuthFailure('conflict')
}

/** Sends a code that shows, with PUT /user, that the session's user is still there. */
export const reauthenticateRoutes = new Hono<App>().get(
  '/',
  limited('mails', 'reauthenticate'),
  authenticated(),
  async (c) => {
    const { deps, caller } = c.var
    // who asks for the headers alone wants no mail
    if (c.req.method === 'HEAD') return c.body(null)
    await sendNonce(deps, caller, acceptLanguageOf(c))
    return c.json({})
  },
)
