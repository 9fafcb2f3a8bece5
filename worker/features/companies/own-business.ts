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
import { localeOf } from './requests/request-queries.ts'
import { statusLink } from './requests/status-link.ts'
import { statusView } from './requests/applicant.ts'

/** What the client's dashboard says about them. Mounted at /api/account/business. */
export const ownBusinessRoutes = new Hono<Guarded<SignedIn>>().get('/', signedIn, async (c) =>
  c.json(await readOwnBusiness(c.var.deps, c.var.principal.caller)),
)

type RequestRow = typeof accessRequestsTable.$inferSelect

/** Someone may buy for several companies, such as a group of restaurants. */
const shownCompanies = 20

/**
 * The newest request that came with an address, of those that staff have come so far with. Anyone may send as many as
 * they like: one row is read, by the index of these very terms.
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

/** An account without rights may be anyone's: an applicant follows their request by the signed link in its mail. */
const ownAddress = ({ user, role }: SignedIn['caller']): string =>
  role !== null && user.emailConfirmedAt !== null ? user.email : ''

/** Reads by keys and indexes: their memberships and companies, and three requests from one address. */
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
  // Anyone may send the form with someone else's address. One that staff have not looked at is shown to who has
  // neither a company nor a request that staff let in or talk about; to all others it may be a stranger's words.
  const lookedAt = later(over, talkedAbout)
  const row = companies.length > 0 || talkedAbout ? lookedAt : later(unread, lookedAt)
  const [first] = companies
  const business = {
    company: first ? { name: first.name } : null,
    can_order: flags.client_orders,
    trade: companies,
  }
  if (!row) return { ...business, request: null }
  const link = await statusLink(deps, row.id, localeOf(row))
  const request = { ...statusView(row), business_needs: row.businessNeeds, link }
  return { ...business, request }
}
