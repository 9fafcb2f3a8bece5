import { asc, desc, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { OwnBusiness } from '#contract/staff/companies.ts'
import type { Db } from '../../db/client.ts'
import {
  accessRequestsTable,
  companiesTable,
  membershipsTable,
  requestStage,
} from '../../db/schema/companies.ts'
import type { Deps } from '../../deps.ts'
import { type Guarded, type SignedIn, signedIn } from '../auth/guard.ts'
import { flagValues, readSnapshot } from '../flags/snapshot.ts'
import { requestLocale } from './requests/request-queries.ts'
import { requestStatusLink } from './requests/status-link.ts'
import { requestStatusView } from './requests/applicant.ts'

/** Company and request of the signed-in user. Mounted at /api/account/business. */
export const ownBusinessRoutes = new Hono<Guarded<SignedIn>>().get('/', signedIn, async (c) =>
  c.json(await readOwnBusiness(c.var.deps, c.var.principal.caller)),
)

type RequestRow = typeof accessRequestsTable.$inferSelect

/** Companies shown; a user may buy for several. */
const shownCompanies = 20

/**
 * Newest request from an address in a stage. Reads one row by index, since anyone can send many.
 */
const newestOf = (db: Db, email: string, stage: 0 | 1 | 2) =>
  db
    .select()
    .from(accessRequestsTable)
    .where(sql`lower(email) = ${email} and ${requestStage} = ${sql.raw(String(stage))}`)
    .orderBy(desc(accessRequestsTable.createdAt))
    .limit(1)

const later = (one: RequestRow | undefined, other: RequestRow | undefined) =>
  one && other ? (one.createdAt > other.createdAt ? one : other) : (one ?? other)

/**
 * The user's address if confirmed and the user has a role; other users follow their request by the
 * signed link.
 */
const ownAddress = ({ user, role }: SignedIn['caller']): string =>
  role !== null && user.emailConfirmedAt !== null ? user.email : ''

/** Reads memberships, companies and up to three requests, by index. */
async function readOwnBusiness(deps: Deps, caller: SignedIn['caller']): Promise<OwnBusiness> {
  const { db } = deps
  const { id: userId } = caller.user
  const flags = flagValues(await readSnapshot(deps))
  const address = ownAddress(caller)
  const [companies, [unread], [over], [talkedAbout]] = await db.batch([
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
    newestOf(db, address, 0),
    newestOf(db, address, 1),
    newestOf(db, address, 2),
  ])
  // anyone can send a request with someone else's address: a new one is shown only to a user
  // without a company or a request that staff have handled
  const lookedAt = later(over, talkedAbout)
  const row = companies.length > 0 || talkedAbout ? lookedAt : later(unread, lookedAt)
  const [first] = companies
  const business = {
    company: first ? { name: first.name } : null,
    can_order: flags.client_orders,
    trade: companies,
  }
  if (!row) return { ...business, request: null }
  const link = await requestStatusLink(deps, row.id, requestLocale(row))
  const request = { ...requestStatusView(row), business_needs: row.businessNeeds, link }
  return { ...business, request }
}
