/** What someone may do for a company: read; order; and allow the orders of others as well. */
export const memberRoles = ['buyer', 'approver', 'viewer'] as const
export type MemberRole = (typeof memberRoles)[number]
