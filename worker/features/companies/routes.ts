import { Hono } from 'hono'
import {
  CompanyQuery,
  AccessDecision,
  MemberInvitation,
  RequestQuery,
} from '#contract/staff/companies.ts'
import { Failure } from '../../lib/http/problem.ts'
import { validJson, validQuery } from '../../lib/http/valid.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { assertProof, type Guarded, requireRole, type SignedIn } from '../auth/guard.ts'
import { findCompanyDetail, listCompanies } from './company-queries.ts'
import { decideRequest } from './requests/decide.ts'
import { inviteColleague } from './invite-colleague.ts'
import { removeMember } from './remove-member.ts'
import { countRequests, findRequestDetail, listRequests } from './requests/request-queries.ts'

const limited = rateLimit('writes', 'companies')

/** Requests for access. Mounted at /api/admin/access-requests. */
export const accessRequestRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .get('/', validQuery(RequestQuery), async (c) => {
    const { db } = c.var.deps
    const [page, counts] = await Promise.all([
      listRequests(db, c.req.valid('query')),
      countRequests(db),
    ])
    return c.json({ ...page, counts })
  })
  .get('/:id', async (c) => c.json(await getDetail(c.var.deps, c.req.param('id'))))
  .post('/:id/decision', limited, validJson(AccessDecision), async (c) => {
    const { deps, principal } = c.var
    const id = c.req.param('id')
    const decision = c.req.valid('json')
    // approval creates an account with rights
    if (decision.decision === 'approve') {
      assertProof(principal, deps.now())
    }
    await decideRequest(deps, id, decision, principal.actor)
    return c.json(await getDetail(deps, id))
  })

/** Companies and their members. Mounted at /api/admin/companies. */
export const companyRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .get('/', validQuery(CompanyQuery), async (c) =>
    c.json(await listCompanies(c.var.deps.db, c.req.valid('query'))),
  )
  .get('/:id', async (c) => c.json(await getCompany(c.var.deps, c.req.param('id'))))
  .post('/:id/members', limited, validJson(MemberInvitation), async (c) => {
    const { deps, principal } = c.var
    const id = c.req.param('id')
    assertProof(principal, deps.now()) // members read prices and place orders
    await inviteColleague(deps, id, c.req.valid('json'), principal.actor)
    return c.json(await getCompany(deps, id), 201)
  })
  .delete('/:id/members/:user', limited, async (c) => {
    const { deps, principal } = c.var
    const { id, user: userId } = c.req.param()
    assertProof(principal, deps.now()) // the member loses access at once
    await removeMember(deps, { companyId: id, userId }, principal.actor)
    return c.json(await getCompany(deps, id))
  })

type World = Guarded['Variables']['deps']

async function getDetail({ db }: World, id: string) {
  const request = await findRequestDetail(db, id)
  if (!request) throw new Failure('access-request/unknown')
  return request
}

async function getCompany({ db, now }: World, id: string) {
  const company = await findCompanyDetail(db, id, now())
  if (!company) throw new Failure('company/unknown')
  return company
}
