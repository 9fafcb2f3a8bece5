import { z } from 'zod'
import { Day } from '../site/day.ts'
import { currencies } from './money.ts'
import { markets } from './goods.ts'
import { memberRoles } from './member-roles.ts'
import { optionalLines } from '../text/line.ts'

/** `PUT /api/admin/companies/:id/members/:user/role`; `from` is the role as seen. */
export const MemberRoleChange = z.strictObject({
  from: z.enum(memberRoles),
  role: z.enum(memberRoles),
})
export type MemberRoleChange = z.infer<typeof MemberRoleChange>

const cents = z.int().min(0).max(999_999_999).nullable()

export const TermsFields = z.strictObject({
  market: z.enum(markets),
  currency: z.enum(currencies),
  ship_to: optionalLines(500),
  /** Weekdays as in `Date#getDay`. */
  delivery_days: z
    .array(z.int().min(0).max(6))
    .max(7)
    .transform((days) => [...new Set(days)].toSorted((one, other) => one - other)),
  /** Office-local time. */
  cutoff_time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  cutoff_days: z.int().min(0).max(14),
  cutoff_kind: z.enum(['strict', 'flexible']),
  minimum_cents: cents,
  approval_over_cents: cents,
  manager_id: z.uuid().nullable(),
})
export type TermsFields = z.infer<typeof TermsFields>

/** `PUT /api/admin/companies/:id/terms`; version 0: no terms yet. */
export const TermsChange = TermsFields.extend({ version: z.int().min(0) })
export type TermsChange = z.infer<typeof TermsChange>

/**
 * `PUT /api/admin/companies/:id/price-list`: price list and its first day; `null` removes the list.
 */
export const PriceListAssignment = z.strictObject({
  version: z.int().min(1),
  list_id: z.uuid().nullable(),
  valid_from: Day,
})
export type PriceListAssignment = z.infer<typeof PriceListAssignment>

/** `GET /api/admin/companies/:id/terms` */
export type CompanyTerms = {
  version: number
  is_sample: boolean
  terms: TermsFields | null
  /** Newest first. */
  price_lists: { valid_from: string; list_id: string | null; name: string | null }[]
  /** Price lists that can be assigned: those in the company's currency. */
  choices: { id: string; name: string }[]
  managers: { id: string; email: string }[]
}
