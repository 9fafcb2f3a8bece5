import type { RoleChoice } from '#contract/staff/filters.ts'
import type { Door } from '../auth/staff.ts'

/** Sign-in page for a role. */
export const signInPageOf = (role: RoleChoice): Door =>
  role === 'admin' ? 'adminLogin' : 'clientLogin'
