import { z } from 'zod'
import { type Locale, localeCodes } from '../locales.ts'
import type { AdminAction } from './admin-actions.ts'
import { Cursor, SearchText } from '../paging.ts'
import { emailAddress } from '../text/email-address.ts'
import { line } from '../text/line.ts'
import { roleChoices, type RoleChoice, userStatuses, type UserStatus } from './filters.ts'

/** `GET /api/admin/users`. `q` searches addresses and names. */
export const UserQuery = z.strictObject({
  q: SearchText,
  role: z.enum(roleChoices).optional(),
  status: z.enum(userStatuses).optional(),
  cursor: Cursor,
})
export type UserQuery = z.output<typeof UserQuery>

export type StaffUser = {
  id: string
  email: string
  name: string | null
  role: RoleChoice
  status: UserStatus
  created_at: string
  last_sign_in_at: string | null
  /** Whether sign-in requires a second factor. */
  has_second_factor: boolean
}

/** `GET /api/admin/users/:id` */
export type StaffUserDetail = StaffUser & {
  invited_at: string | null
  sessions: number
  companies: { id: string; name: string; job_title: string | null }[]
  actions: AdminAction[]
}

const name = line(100).optional()
const locale = z.enum(localeCodes as [Locale, ...Locale[]])
export const email = z.string().trim().max(254).toLowerCase().pipe(emailAddress())

/** `POST /api/admin/users`: creates an account and mails an invitation in the given language. */
export const UserInvitation = z.strictObject({
  email,
  first_name: name,
  last_name: name,
  role: z.enum(roleChoices),
  locale,
})
export type UserInvitation = z.infer<typeof UserInvitation>

/** `POST /api/admin/users/:id/invitation`: sends the invitation again. */
export const ResendInvitation = z.strictObject({ locale })

/** `PUT /api/admin/users/:id/role`. Contains role and address as seen, for conflict detection. */
export const RoleChange = z.strictObject({
  role: z.enum(roleChoices),
  from: z.enum(roleChoices).optional(),
  email: z.string().max(255).optional(),
})
export type RoleChange = z.infer<typeof RoleChange>

/** `PUT /api/admin/users/:id/suspension` */
export const SuspensionChange = z.strictObject({ suspended: z.boolean() })

/** Body of calls without parameters. */
export const EmptyBody = z.strictObject({})
