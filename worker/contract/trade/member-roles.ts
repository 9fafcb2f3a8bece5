/**
 * Roles of a company's members: `viewer` reads, `buyer` orders, `approver` also approves orders.
 */
export const memberRoles = ['buyer', 'approver', 'viewer'] as const
export type MemberRole = (typeof memberRoles)[number]
