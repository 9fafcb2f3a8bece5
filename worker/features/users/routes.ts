import { Hono } from 'hono'
import {
  InvitationAgain,
  Nothing,
  RoleChange,
  SuspensionChange,
  UserInvitation,
  UserQuery,
} from '#contract/staff/users.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import { validJson, validQuery } from '../../lib/http/valid.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { assertFreshProof } from '../auth/fresh-proof.ts'
import { type Guarded, requireRole, type SignedIn } from '../auth/guard.ts'
import { changeRole, changeSuspension, endAllSessions } from './change.ts'
import { inviteAgain, inviteUser, sendPasswordReset } from './invite.ts'
import { findStaffUser, listUsers, roleOf } from './user-queries.ts'
import { removeFactors } from './remove-factors.ts'

const limited = rateLimit('writes', 'users')

/** Who can sign in, and with which rights. Mounted at /api/admin/users; writes answer with the user as it is then. */
export const userAdminRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .get('/', validQuery(UserQuery), async (c) => {
    const { db, now } = c.var.deps
    return c.json(await listUsers(db, c.req.valid('query'), now()))
  })
  .post('/', limited, validJson(UserInvitation), async (c) => {
    const { deps, principal } = c.var
    await assertProven(c.var)
    const id = await inviteUser(deps, c.req.valid('json'), principal)
    return c.json(await getDetail(deps, id), 201)
  })
  .get('/:id', async (c) => c.json(await getDetail(c.var.deps, c.req.param('id'))))
  .put('/:id/role', limited, validJson(RoleChange), async (c) => {
    const { deps, principal } = c.var
    const id = c.req.param('id')
    if (c.req.valid('json').role !== 'none' || (await isAdmin(deps, id))) {
      await assertProven(c.var)
    }
    await changeRole(deps, id, c.req.valid('json'), principal)
    return c.json(await getDetail(deps, id))
  })
  .put('/:id/suspension', limited, validJson(SuspensionChange), async (c) => {
    const { deps, principal } = c.var
    const id = c.req.param('id')
    // one's own is refused whatever the proof
    if (id !== principal.actor && (await isAdmin(deps, id))) await assertProven(c.var)
    await changeSuspension(deps, id, c.req.valid('json').suspended, principal)
    return c.json(await getDetail(deps, id))
  })
  .delete('/:id/sessions', limited, async (c) => {
    const { deps, principal } = c.var
    const id = c.req.param('id')
    if (id !== principal.actor && (await isAdmin(deps, id))) await assertProven(c.var)
    await endAllSessions(deps, id, principal)
    return c.json(await getDetail(deps, id))
  })
  .delete('/:id/factors', limited, async (c) => {
    const { deps, principal } = c.var
    const id = c.req.param('id')
    if (id !== principal.actor && (await isAdmin(deps, id))) await assertProven(c.var)
    await removeFactors(deps, id, principal)
    return c.json(await getDetail(deps, id))
  })
  .post('/:id/password-reset', limited, validJson(Nothing), async (c) => {
    const { deps, principal } = c.var
    const id = c.req.param('id')
    await sendPasswordReset(deps, id, principal.actor)
    return c.json(await getDetail(deps, id), 202)
  })
  .post('/:id/invitation', limited, validJson(InvitationAgain), async (c) => {
    const { deps, principal } = c.var
    const id = c.req.param('id')
    await inviteAgain(deps, id, c.req.valid('json').locale, principal.actor)
    return c.json(await getDetail(deps, id), 202)
  })

const isAdmin = async ({ db }: Deps, id: string) => (await roleOf(db, id)) === 'admin'

/**
 * Whoever stole a session of staff lets nobody in, makes nobody an administrator, and takes nothing from one.
 * @throws Failure `account/proof-needed`
 */
const assertProven = ({ deps, principal }: { deps: Deps; principal: SignedIn }) =>
  assertFreshProof(deps.db, principal.caller, deps.now())

async function getDetail({ db, now }: Deps, id: string) {
  const user = await findStaffUser(db, id, now())
  if (!user) throw new Failure('user/unknown')
  return user
}
