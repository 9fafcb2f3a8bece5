import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import {
  ResendInvitation,
  EmptyBody,
  RoleChange,
  SuspensionChange,
  UserInvitation,
  UserQuery,
} from '#contract/staff/users.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import { validJson, validQuery } from '../../lib/http/valid.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { assertProof, type Guarded, requireRole, type SignedIn } from '../auth/guard.ts'
import { changeRole, changeSuspension, endAllSessions } from './change.ts'
import { inviteAgain, inviteUser, sendPasswordReset } from './invite.ts'
import { findStaffUser, listUsers } from './user-queries.ts'
import { removeFactors } from './remove-factors.ts'

const limited = rateLimit('writes', 'users')

/**
 * Requires re-authentication, so that a stolen session cannot change rights.
 * @throws Failure `account/proof-needed`
 */
const proven = createMiddleware<Guarded<SignedIn>>(async (c, next) => {
  const { deps, principal } = c.var
  assertProof(principal, deps.now())
  await next()
})

/** User administration. Mounted at /api/admin/users; writes return the new state. */
export const userAdminRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .get('/', validQuery(UserQuery), async (c) => {
    const { db, now } = c.var.deps
    return c.json(await listUsers(db, c.req.valid('query'), now()))
  })
  .post('/', limited, validJson(UserInvitation), proven, async (c) => {
    const { deps, principal } = c.var
    const id = await inviteUser(deps, c.req.valid('json'), principal)
    return c.json(await getDetail(deps, id), 201)
  })
  .get('/:id', async (c) => c.json(await getDetail(c.var.deps, c.req.param('id'))))
  .put('/:id/role', limited, validJson(RoleChange), proven, async (c) => {
    const { deps, principal } = c.var
    const id = c.req.param('id')
    await changeRole(deps, id, c.req.valid('json'), principal)
    return c.json(await getDetail(deps, id))
  })
  .put('/:id/suspension', limited, validJson(SuspensionChange), proven, async (c) => {
    const { deps, principal } = c.var
    const id = c.req.param('id')
    await changeSuspension(deps, id, c.req.valid('json').suspended, principal)
    return c.json(await getDetail(deps, id))
  })
  .delete('/:id/sessions', limited, proven, async (c) => {
    const { deps, principal } = c.var
    const id = c.req.param('id')
    await endAllSessions(deps, id, principal)
    return c.json(await getDetail(deps, id))
  })
  .delete('/:id/factors', limited, proven, async (c) => {
    const { deps, principal } = c.var
    const id = c.req.param('id')
    await removeFactors(deps, id, principal)
    return c.json(await getDetail(deps, id))
  })
  // no re-authentication needed: anyone can request this mail on the sign-in page
  .post('/:id/password-reset', limited, validJson(EmptyBody), async (c) => {
    const { deps, principal } = c.var
    const id = c.req.param('id')
    await sendPasswordReset(deps, id, principal.actor)
    return c.json(await getDetail(deps, id), 202)
  })
  .post('/:id/invitation', limited, validJson(ResendInvitation), proven, async (c) => {
    const { deps, principal } = c.var
    const id = c.req.param('id')
    await inviteAgain(deps, id, c.req.valid('json').locale, principal.actor)
    return c.json(await getDetail(deps, id), 202)
  })

async function getDetail({ db, now }: Deps, id: string) {
  const user = await findStaffUser(db, id, now())
  if (!user) throw new Failure('user/unknown')
  return user
}
