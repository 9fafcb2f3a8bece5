import { and, asc, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { OwnBusiness } from '#contract/staff/companies.ts'
import { accessRequestsTable, companiesTable, membershipsTable } from '../../db/schema/companies.ts'
import { usersTable } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { type Guarded, type SignedIn, signedIn } from '../auth/guard.ts'
import { flagValues, readSnapshot } from '../flags/snapshot.ts'
import { localeOf } from './requests/request-queries.ts'
import { statusLink } from './requests/status-link.ts'
import { statusView } from './requests/applicant.ts'

/** What the client's dashboard says about them. Mounted at /api/account/business. */
export const ownBusinessRoutes = new Hono<Guarded<SignedIn>>().get('/', signedIn, async (c) =>
  c.json(await readOwnBusiness(c.var.deps, c.var.principal.caller)),
)

/** Somebody may buy for several companies, such as a group of restaurants. */
const shownCompanies = 20

/**
 * Anybody may send the form with somebody else's address. One that staff have not looked at (`version` 0) is shown to
 * who has neither a company nor a request that staff let in or talk about; to all others it may be a stranger's words.
 */
const isTheirs = (userId: string) => sql`(${accessRequestsTable.version} > 0 or not (
  exists (select 1 from memberships where user_id = ${userId})
  or exists (select 1 from access_requests looked where lower(looked.email) = ${usersTable.email}
    and looked.version > 0 and looked.status not in ('refused', 'withdrawn'))))`

/** Reads by keys and indexes: their memberships and companies, a user, the requests from one address. */
async function readOwnBusiness(
  deps: Deps,
  { user, session }: SignedIn['caller'],
): Promise<OwnBusiness> {
  const { db } = deps
  const { id: userId } = user
  const flags = flagValues(await readSnapshot(deps))
  const [companies, [own]] = await db.batch([
    db
      .select({
        id: companiesTable.id,
        name: companiesTable.name,
        role: membershipsTable.role,
      })
      .from(membershipsTable)
      .innerJoin(companiesTable, eq(companiesTable.id, membershipsTable.companyId))
      .where(eq(membershipsTable.userId, userId))
      .orderBy(asc(membershipsTable.createdAt))
      .limit(shownCompanies),
    db
      .select({ row: accessRequestsTable })
      .from(usersTable)
      .innerJoin(
        accessRequestsTable,
        sql`lower(${accessRequestsTable.email}) = ${usersTable.email}`,
      )
      .where(
        and(
          eq(usersTable.id, userId),
          isNotNull(usersTable.emailConfirmedAt),
          // an account that nobody proved may be anybody's; who came by a mail to this address reads what else is mailed
          or(
            isNotNull(usersTable.passwordProvenAt),
            sql`${usersTable.email} = ${session.provenAddress}`,
          ),
          isTheirs(userId),
        ),
      )
      .orderBy(desc(accessRequestsTable.createdAt))
      .limit(1),
  ])
  const [first] = companies
  const business = {
    company: first ? { name: first.name } : null,
    ...(flags.client_orders && { trade: companies }),
  }
  if (!own) return { ...business, request: null }
  const { row } = own
  const link = await statusLink(deps, row.id, localeOf(row))
  const request = { ...statusView(row), business_needs: row.businessNeeds, link }
  return { ...business, request }
}
