import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from './columns.ts'
import { userId } from './users.ts'

/**
 * How far staff have come with a request: 0 not looked at, 1 refused or withdrawn, 2 let in or talked about. The words of
 * an index, and so of the queries that use it; without commas, at which drizzle-kit takes them apart.
 */
export const requestStage = sql.raw(
  "(case when version = 0 then 0 when status = 'refused' or status = 'withdrawn' then 1 else 2 end)",
)

/** A business that asked for access. Written with its row of the outbox, in one transaction, under the same id. */
export const accessRequestsTable = sqliteTable(
  'access_requests',
  {
    id: text('id').primaryKey(),
    status: text('status', {
      enum: ['submitted', 'more-information', 'approved', 'refused', 'withdrawn'],
    }).notNull(),
    /** Counts decisions: one made on an older version changes nothing. */
    version: integer('version').notNull(),
    locale: text('locale').notNull(),
    /** Personal data; absent once erased. */
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    jobTitle: text('job_title'),
    /** Empty once erased: a sole trader's is a person's name. */
    companyName: text('company_name').notNull(),
    companySize: text('company_size').notNull(),
    industry: text('industry').notNull(),
    website: text('website'),
    businessNeeds: text('business_needs'),
    /** What staff tell the applicant: why refused, or what is missing. */
    reason: text('reason'),
    /** What the applicant answered when asked for more. */
    reply: text('reply'),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    erasedAt: instant('erased_at'),
    /** As in the outbox. */
    retentionDays: integer('retention_days').notNull(),
  },
  (table) => [
    index('access_requests_status').on(table.status, table.createdAt),
    index('access_requests_newest').on(table.createdAt, table.id),
    index('access_requests_email').on(sql`lower(email)`, requestStage, table.createdAt),
    index('access_requests_to_erase')
      .on(table.retentionDays, table.updatedAt)
      .where(sql`${table.status} in ('refused', 'withdrawn') and ${table.erasedAt} is null`),
  ],
)

export const companiesTable = sqliteTable('companies', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  size: text('size').notNull(),
  industry: text('industry').notNull(),
  website: text('website'),
  /** The request it was made from: approving twice makes one company. */
  requestId: text('request_id').unique(),
  createdAt: instant('created_at').notNull(),
})

export const membershipsTable = sqliteTable(
  'memberships',
  {
    userId: userId(),
    companyId: text('company_id')
      .notNull()
      .references(() => companiesTable.id, { onDelete: 'cascade' }),
    jobTitle: text('job_title'),
    /** What they may do for the company in the client portal. */
    role: text('role', { enum: ['buyer', 'approver', 'viewer'] })
      .notNull()
      .default('buyer'),
    /** The language they last used for the company: their mails are in it. */
    locale: text('locale').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.companyId] }),
    index('memberships_company').on(table.companyId),
  ],
)
