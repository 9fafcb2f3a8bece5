import { and, desc, eq, sql } from 'drizzle-orm'
import type {
  AccessRequestDetail,
  AccessRequestLine,
  RequestQuery,
} from '#contract/staff/companies.ts'
import type { CompanySize, Industry } from '#contract/form-options.ts'
import { defaultLocale, type Locale } from '#contract/locales.ts'
import type { Page } from '#contract/paging.ts'
import { type RequestStatus, requestStatuses } from '#contract/staff/filters.ts'
import { listAuditEntries } from '../../../db/admin-actions.ts'
import type { Db } from '../../../db/client.ts'
import { afterCursor, matchingSearch, pageOf, pageSize } from '../../../db/paging.ts'
import { accessRequestsTable, companiesTable } from '../../../db/schema/companies.ts'
import { localeOfTag } from '../../../lib/http/accept-language.ts'

const request = accessRequestsTable
export type RequestRow = typeof request.$inferSelect

/** Notifications about a request; done once it is decided. */
export const requestNotificationEvents = ['request-submitted', 'request-answered'] as const

export const requestLocale = ({ locale }: Pick<RequestRow, 'locale'>): Locale =>
  localeOfTag(locale) ?? defaultLocale

/** Requests, newest first. A search reads all requests with the status. */
export async function listRequests(
  db: Db,
  { q, status, cursor }: RequestQuery,
): Promise<Page<AccessRequestLine>> {
  const name = sql`${request.firstName} || ' ' || ${request.lastName}`
  const rows = await db
    .select()
    .from(request)
    .where(
      and(
        status && eq(request.status, status),
        await matchingSearch(
          db,
          request,
          request.id,
          [request.companyName, request.email, name],
          q,
        ),
        afterCursor(request.createdAt, request.id, cursor),
      ),
    )
    .orderBy(desc(request.createdAt), desc(request.id))
    .limit(pageSize + 1)
  return pageOf(rows.map(toLine))
}

/** Number of requests by status. Reads one index entry per request. */
export async function countRequests(db: Db): Promise<Record<RequestStatus, number>> {
  const rows = await db
    .select({ status: request.status, n: sql<number>`count(*)` })
    .from(request)
    .groupBy(request.status)
  const counts = new Map(rows.map(({ status, n }) => [status, n]))
  return Object.fromEntries(
    requestStatuses.map((status) => [status, counts.get(status) ?? 0]),
  ) as Record<RequestStatus, number>
}

const toLine = (row: RequestRow): AccessRequestLine => ({
  id: row.id,
  status: row.status,
  company_name: row.companyName,
  name: row.firstName === null ? null : `${row.firstName} ${row.lastName ?? ''}`.trim(),
  email: row.email,
  locale: requestLocale(row),
  created_at: row.createdAt,
  updated_at: row.updatedAt,
})

export async function findRequest(db: Db, id: string): Promise<RequestRow | null> {
  const [row] = await db.select().from(request).where(eq(request.id, id))
  return row ?? null
}

export async function findRequestDetail(db: Db, id: string): Promise<AccessRequestDetail | null> {
  const [row, [company], actions] = await Promise.all([
    findRequest(db, id),
    db
      .select({ id: companiesTable.id })
      .from(companiesTable)
      .where(eq(companiesTable.requestId, id)),
    listAuditEntries(db, id),
  ])
  if (!row) return null
  return {
    ...toLine(row),
    version: row.version,
    phone: row.phone,
    job_title: row.jobTitle,
    // validated by the form's schema on writing
    company_size: row.companySize as CompanySize,
    industry: row.industry as Industry,
    website: row.website,
    business_needs: row.businessNeeds,
    reason: row.reason,
    reply: row.reply,
    decided_at: row.decidedAt,
    erased_at: row.erasedAt,
    company_id: company?.id ?? null,
    actions,
  }
}

/** SQL condition: the request has this version and is undecided. */
export const isUndecidedVersion = (id: string, version: number) =>
  sql`exists (select 1 from access_requests where id = ${id} and version = ${version}
    and status in ('submitted', 'more-information'))`

/** Statement that updates a request. Use it with the condition `isUndecidedVersion`. */
export const updateRequest = (
  db: Db,
  { id, version }: Pick<RequestRow, 'id' | 'version'>,
  changes: Partial<RequestRow> & Pick<RequestRow, 'status'>,
  now: Date,
) =>
  db
    .update(request)
    .set({ ...changes, version: version + 1, updatedAt: now.toISOString() })
    .where(and(eq(request.id, id), eq(request.version, version)))
