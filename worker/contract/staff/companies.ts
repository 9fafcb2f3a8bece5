import { z } from 'zod'
import type { AdminAction } from './admin-actions.ts'
import type { CompanySize, Industry } from '../form-options.ts'
import { type Locale, localeCodes } from '../locales.ts'
import { Cursor, SearchText } from '../paging.ts'
import { accessDecisions, requestStatuses, type RequestStatus, type UserStatus } from './filters.ts'
import type { Currency } from '../trade/money.ts'
import type { MemberRole } from '../trade/member-roles.ts'
import { line, linesOrEmpty } from '../text/line.ts'
import { email } from './users.ts'

/** `GET /api/admin/access-requests`; without a status, open requests come first. */
export const RequestQuery = z.strictObject({
  q: SearchText,
  status: z.enum(requestStatuses).optional(),
  cursor: Cursor,
})
export type RequestQuery = z.output<typeof RequestQuery>

/**
 * A row of the list of requests for access. Once personal data is erased, its fields are `null` and
 * the company's name is empty.
 */
export type AccessRequestLine = {
  id: string
  status: RequestStatus
  company_name: string
  name: string | null
  email: string | null
  locale: Locale
  created_at: string
  updated_at: string
}

/** `GET /api/admin/access-requests/:id` */
export type AccessRequestDetail = AccessRequestLine & {
  /** Decisions must name the version they are based on. */
  version: number
  phone: string | null
  job_title: string | null
  company_size: CompanySize
  industry: Industry
  website: string | null
  business_needs: string | null
  reason: string | null
  reply: string | null
  decided_at: string | null
  erased_at: string | null
  /** Company created from the request. */
  company_id: string | null
  actions: AdminAction[]
}

/** Message between staff and applicant. */
export const applicantMessage = linesOrEmpty(2000).min(1)

/**
 * `POST /api/admin/access-requests/:id/decision`. Declining and asking for more need a message,
 * which the applicant reads.
 */
export const AccessDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal(accessDecisions[0]), version: z.int().min(0) }),
  z.strictObject({
    decision: z.enum([accessDecisions[1], accessDecisions[2]]),
    version: z.int().min(0),
    reason: applicantMessage,
  }),
])
export type AccessDecision = z.infer<typeof AccessDecision>

/** `GET /api/admin/companies` */
export const CompanyQuery = z.strictObject({ q: SearchText, cursor: Cursor })
export type CompanyQuery = z.output<typeof CompanyQuery>

export type CompanyLine = {
  id: string
  name: string
  industry: Industry
  size: CompanySize
  members: number
  created_at: string
}

/** `GET /api/admin/companies/:id` */
export type CompanyDetail = Omit<CompanyLine, 'members'> & {
  /** The latest twenty orders that wait for the company's own approver. */
  waiting: {
    id: string
    number: string
    currency: Currency
    total_cents: number
    placed_at: string
  }[]
  website: string | null
  request_id: string | null
  members: {
    user_id: string
    email: string
    name: string | null
    job_title: string | null
    role: MemberRole
    status: UserStatus
    since: string
  }[]
  actions: AdminAction[]
}

/**
 * `POST /api/admin/companies/:id/members`: adds a colleague, and invites them if they have no
 * account.
 */
export const MemberInvitation = z.strictObject({
  email,
  first_name: line(100).optional(),
  last_name: line(100).optional(),
  job_title: line(200).optional(),
  locale: z.enum(localeCodes as [Locale, ...Locale[]]),
})
export type MemberInvitation = z.infer<typeof MemberInvitation>

/** A request for access as its applicant sees it through the signed link. */
export type RequestStatusView = {
  id: string
  status: RequestStatus
  company_name: string
  reason: string | null
  reply: string | null
  created_at: string
  updated_at: string
}

/** What an applicant can do through the signed link, as form fields. */
export const ApplicantAction = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('reply'), reply: applicantMessage }),
  z.strictObject({ action: z.literal('withdraw') }),
])
export type ApplicantAction = z.infer<typeof ApplicantAction>

/** `GET /api/account/business`: company and request for access of the signed-in user. */
export type OwnBusiness = {
  /** The company the user joined first; `null` without one. */
  company: { name: string } | null
  /**
   * Companies of the user. `can_order`: whether they can order; without it they see only recalls
   * and documents.
   */
  can_order: boolean
  trade: { id: string; name: string; role: MemberRole }[]
  /** Newest request for access made with the user's confirmed address. */
  request:
    | (RequestStatusView & {
        /** The applicant's message. */
        business_needs: string | null
        /** Link to the request's status page. */
        link: string
      })
    | null
}
