import { z } from 'zod'
import { type Locale, localeCodes } from '../locales.ts'
import type { AdminAction } from './admin-actions.ts'
import { Cursor, SearchText } from '../paging.ts'
import { emailAddress } from '../text/email-address.ts'
import { line } from '../text/line.ts'
import { roleChoices, type RoleChoice, userStatuses, type UserStatus } from './filters.ts'

/** `GET /api/admin/users`. `q` is looked for in addresses and names. */
export const UserQuery = z.strictObject({
  q: SearchText,
  role: z.enum(roleChoices).optional(),
  status: z.enum(userStatuses).optional(),
  cursor: Cursor,
})
export type UserQuery = z.output<typeof UserQuery>

/** A user as staff see it in the list. */
export type StaffUser = {
  id: string
  email: string
  name: string | null
  role: RoleChoice
  status: UserStatus
  created_at: string
  last_sign_in_at: string | null
  /** Whether a second factor is asked for at sign-in. */
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

/** `POST /api/admin/users`: an account and the mail that invites to it, in a language of choice. */
export const UserInvitation = z.strictObject({
  email,
  first_name: name,
  last_name: name,
  role: z.enum(roleChoices),
  locale,
})
export type UserInvitation = z.infer<typeof UserInvitation>

/** `POST /api/admin/users/:id/invitation`: once more, to who has not followed it. */
export const InvitationAgain = z.strictObject({ locale })

/** `PUT /api/admin/users/:id/role`. With the role and the address that staff saw, another of meanwhile is a conflict. */
export const RoleChange = z.strictObject({
  role: z.enum(roleChoices),
  from: z.enum(roleChoices).optional(),
  email: z.string().max(255).optional(),
})
export type RoleChange = z.infer<typeof RoleChange>

/** `PUT /api/admin/users/:id/suspension` */
export const SuspensionChange = z.strictObject({ suspended: z.boolean() })

/** Calls that need no words. */
export const Nothing = z.strictObject({})
