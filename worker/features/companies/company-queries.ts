import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { CompanyDetail, CompanyLine, CompanyQuery } from '#contract/staff/companies.ts'
import type { CompanySize, Industry } from '#contract/form-options.ts'
import type { Page } from '#contract/paging.ts'
import { listAuditEntries } from '../../db/admin-actions.ts'
import { accountStatusAt } from '../../db/active-roles.ts'
import type { Db } from '../../db/client.ts'
import { fullName } from '../../db/full-name.ts'
import { afterCursor, matchingSearch, pageOf, pageSize } from '../../db/paging.ts'
import { companiesTable, membershipsTable } from '../../db/schema/companies.ts'
import { ordersTable } from '../../db/schema/trade/orders.ts'
import { usersTable } from '../../db/schema/users.ts'
import { orderSummaryOf } from '../../db/trade/order-summary.ts'

const company = companiesTable

type CompanyRow = typeof company.$inferSelect

/** Companies with their number of members, newest first. */
export async function listCompanies(
  db: Db,
  { q, cursor }: CompanyQuery,
): Promise<Page<CompanyLine>> {
  const members = db
    .select({ n: count() })
    .from(membershipsTable)
    .where(eq(membershipsTable.companyId, company.id))
  const rows = await db
    .select({ row: company, members: sql<number>`(${members})` })
    .from(company)
    .where(
      and(
        await matchingSearch(db, company, company.id, [company.name], q),
        afterCursor(company.createdAt, company.id, cursor),
      ),
    )
    .orderBy(desc(company.createdAt), desc(company.id))
    .limit(pageSize + 1)
  return pageOf(rows.map(({ row, members }) => ({ ...toLine(row), members })))
}

const toLine = ({ id, name, size, industry, createdAt }: CompanyRow) => ({
  id,
  name,
  // validated by the form's schema on writing
  size: size as CompanySize,
  industry: industry as Industry,
  created_at: createdAt,
})

export async function findCompany(db: Db, id: string): Promise<CompanyRow | null> {
  const [row] = await db.select().from(company).where(eq(company.id, id))
  return row ?? null
}

/** A company with its members, or `null`. */
export async function findCompanyDetail(
  db: Db,
  id: string,
  now: Date,
): Promise<CompanyDetail | null> {
  const [row, members, actions, waiting] = await Promise.all([
    findCompany(db, id),
    db
      .select({
        user_id: usersTable.id,
        email: usersTable.email,
        name: fullName,
        job_title: membershipsTable.jobTitle,
        role: membershipsTable.role,
        status: accountStatusAt(now),
        since: membershipsTable.createdAt,
      })
      .from(membershipsTable)
      .innerJoin(usersTable, eq(usersTable.id, membershipsTable.userId))
      .where(eq(membershipsTable.companyId, id))
      .orderBy(asc(membershipsTable.createdAt)),
    listAuditEntries(db, id),
    listWaiting(db, id),
  ])
  if (!row) return null
  return {
    ...toLine(row),
    website: row.website,
    request_id: row.requestId,
    members,
    actions,
    waiting,
  }
}

/** Waiting orders shown. */
const shownWaiting = 20

/** Orders that wait for the company's own approver. */
async function listWaiting(db: Db, id: string): Promise<CompanyDetail['waiting']> {
  const rows = await db
    .select()
    .from(ordersTable)
    .where(
      and(
        eq(ordersTable.companyId, id),
        eq(ordersTable.status, 'awaiting-approval'),
        isNull(ordersTable.archivedAt),
      ),
    )
    .orderBy(desc(ordersTable.placedAt))
    .limit(shownWaiting)
  return rows.map((row) => {
    const { id: order, number, currency, total_cents, placed_at } = orderSummaryOf(row)
    return { id: order, number, currency, total_cents, placed_at }
  })
}
