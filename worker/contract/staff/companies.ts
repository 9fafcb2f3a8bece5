import { z } from 'zod'
import type { AdminAction } from './admin-actions.ts'
import type { CompanySize, Industry } from '../form-options.ts'
import { type Locale, localeCodes } from '../locales.ts'
import { Cursor, SearchText } from '../paging.ts'
import { decisions, requestStatuses, type RequestStatus, type UserStatus } from './filters.ts'
import type { Currency } from '../trade/money.ts'
import type { MemberRole } from '../trade/member-roles.ts'
import { line, openLines } from '../text/line.ts'
import { email } from './users.ts'

/** `GET /api/admin/access-requests`; without a status those that wait for someone come first. */
export const RequestQuery = z.strictObject({
  q: SearchText,
  status: z.enum(requestStatuses).optional(),
  cursor: Cursor,
})
export type RequestQuery = z.output<typeof RequestQuery>

/** A request for access in the list. Personal data are `null` once erased, and the company's name is empty. */
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
  /** Decisions name the version they were made on. */
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
  /** The company it became. */
  company_id: string | null
  actions: AdminAction[]
}

/** What an applicant is told or answers. */
export const explanation = openLines(2000).min(1)

/** `POST /api/admin/access-requests/:id/decision`. Refusing and asking for more say why; the applicant reads it. */
export const Decision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal(decisions[0]), version: z.int().min(0) }),
  z.strictObject({
    decision: z.enum([decisions[1], decisions[2]]),
    version: z.int().min(0),
    reason: explanation,
  }),
])
export type Decision = z.infer<typeof Decision>

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
  /** Its orders that an approver of its own has to allow; the latest twenty. */
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

/** `POST /api/admin/companies/:id/members`: a colleague, invited where there is no account yet. */
export const MemberInvitation = z.strictObject({
  email,
  first_name: line(100).optional(),
  last_name: line(100).optional(),
  job_title: line(200).optional(),
  locale: z.enum(localeCodes as [Locale, ...Locale[]]),
})
export type MemberInvitation = z.infer<typeof MemberInvitation>

/** What an applicant sees of a request by the signed link of our mails. */
export type RequestStatusView = {
  id: string
  status: RequestStatus
  company_name: string
  reason: string | null
  reply: string | null
  created_at: string
  updated_at: string
}

/** What an applicant may do by that link, as the fields of a form. */
export const ApplicantAction = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('reply'), reply: explanation }),
  z.strictObject({ action: z.literal('withdraw') }),
])
export type ApplicantAction = z.infer<typeof ApplicantAction>

/** `GET /api/account/business`: the company of the signed-in person, and the request they made themselves. */
export type OwnBusiness = {
  /** The one they joined first; `null` for who belongs to none. */
  company: { name: string } | null
  /** The companies that they belong to, and whether these can order: else recalls and documents are all there is. */
  can_order: boolean
  trade: { id: string; name: string; role: MemberRole }[]
  /** Their newest request, found by the address they proved; a colleague's is not theirs to read. */
  request:
    | (RequestStatusView & {
        /** What they wrote. */
        business_needs: string | null
        /** The page of the request, where it is answered and withdrawn. */
        link: string
      })
    | null
}
