import type { RoleChoice } from '#contract/staff/filters.ts'
import type { Door } from '../auth/staff.ts'

/** Where who has a role signs in. */
export const doorOf = (role: RoleChoice): Door => (role === 'admin' ? 'adminLogin' : 'clientLogin')
