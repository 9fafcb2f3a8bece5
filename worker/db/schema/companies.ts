import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from './columns.ts'
import { userId } from './users.ts'

/**
 * Progress of a request: 0 new, 1 declined or withdrawn, 2 approved or in discussion. Expression of
 * an index; without commas, which drizzle-kit would split.
 */
export const requestStage = sql.raw(
  "(case when version = 0 then 0 when status = 'refused' or status = 'withdrawn' then 1 else 2 end)",
)

/** Requests for access; each has the id of its outbox row, written in the same transaction. */
export const accessRequestsTable = sqliteTable(
  'access_requests',
  {
    id: text('id').primaryKey(),
    status: text('status', {
      enum: ['submitted', 'more-information', 'approved', 'refused', 'withdrawn'],
    }).notNull(),
    /** Optimistic locking: incremented by each decision. */
    version: integer('version').notNull(),
    locale: text('locale').notNull(),
    /** Personal data; `null` once erased. */
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    jobTitle: text('job_title'),
    /** Empty once erased: a sole trader's company name is personal data. */
    companyName: text('company_name').notNull(),
    companySize: text('company_size').notNull(),
    industry: text('industry').notNull(),
    website: text('website'),
    businessNeeds: text('business_needs'),
    /** Message of staff to the applicant: reason for declining, or question. */
    reason: text('reason'),
    /** The applicant's answer. */
    reply: text('reply'),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    erasedAt: instant('erased_at'),
    /** Promised retention in days, as in the outbox. */
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
  /** Request it was created from; unique, so that a second approval creates no second company. */
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
    /** Role in the client portal. */
    role: text('role', { enum: ['buyer', 'approver', 'viewer'] })
      .notNull()
      .default('buyer'),
    /** Language the member last used for the company; their mails use it. */
    locale: text('locale').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.companyId] }),
    index('memberships_company').on(table.companyId),
  ],
)
