import { Hono } from 'hono'
import { MemberRoleChange, PriceListAssignment, TermsChange } from '#contract/trade/terms.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { validJson } from '../../../lib/http/valid.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { assertProof, type Guarded, requireRole, type SignedIn } from '../../auth/guard.ts'
import { findCompanyDetail } from '../company-queries.ts'
import { changeMemberRole, changeTerms, assignPriceList } from './change-terms.ts'
import { findTerms } from './terms-queries.ts'

const limited = rateLimit('writes', 'companies')

/** Trade terms and member roles. Mounted at /api/admin/companies. */
export const companyTermsRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .get('/:id/terms', async (c) => c.json(await getTerms(c.var.deps, c.req.param('id'))))
  .put('/:id/terms', limited, validJson(TermsChange), async (c) => {
    const { deps, principal } = c.var
    const id = c.req.param('id')
    const change = c.req.valid('json')
    assertProof(principal, deps.now()) // terms set the approval limit
    const doer = { actor: principal.actor, now: deps.now() }
    const isDone = await changeTerms(deps.db, id, change, doer)
    const terms = await getTerms(deps, id)
    if (isDone) return c.json(terms)
    const isStale = terms.version !== change.version
    throw new Failure(isStale ? 'terms/version-conflict' : 'terms/no-manager')
  })
  .put('/:id/price-list', limited, validJson(PriceListAssignment), async (c) => {
    const { deps, principal } = c.var
    const id = c.req.param('id')
    const given = c.req.valid('json')
    const doer = { actor: principal.actor, now: deps.now() }
    const isDone = await assignPriceList(deps.db, id, given, doer)
    const terms = await getTerms(deps, id)
    if (isDone) return c.json(terms)
    const isStale = terms.version !== given.version
    throw new Failure(isStale ? 'terms/version-conflict' : 'price-list/currency-mismatch')
  })
  .put('/:id/members/:user/role', limited, validJson(MemberRoleChange), async (c) => {
    const { deps, principal } = c.var
    const { id: companyId, user: userId } = c.req.param()
    assertProof(principal, deps.now()) // an approver has no limit
    const doer = { actor: principal.actor, now: deps.now() }
    const isDone = await changeMemberRole(deps.db, { companyId, userId }, c.req.valid('json'), doer)
    const company = await findCompanyDetail(deps.db, companyId, deps.now())
    if (!company) throw new Failure('company/unknown')
    if (!isDone) throw new Failure('company/member-version-conflict')
    return c.json(company)
  })

async function getTerms({ db }: Pick<Deps, 'db'>, id: string) {
  const terms = await findTerms(db, id)
  if (!terms) throw new Failure('company/unknown')
  return terms
}
