/** Filters of staff's lists. Separate from the schemas, so that browsers need no zod. */

/**
 * `invited`: has not followed the invitation. `unconfirmed`: signed up without confirming the
 * address.
 */
export const userStatuses = ['active', 'invited', 'unconfirmed', 'suspended'] as const
export type UserStatus = (typeof userStatuses)[number]

/** `none` is an account without a role. */
export const roleChoices = ['admin', 'client', 'none'] as const
export type RoleChoice = (typeof roleChoices)[number]

export const requestStatuses = [
  'submitted',
  'more-information',
  'approved',
  'refused',
  'withdrawn',
] as const
export type RequestStatus = (typeof requestStatuses)[number]

export const accessDecisions = ['approve', 'refuse', 'ask'] as const
export type AccessDecisionKind = (typeof accessDecisions)[number]

export const submissionKinds = ['contact', 'b2b-access'] as const
export type SubmissionKind = (typeof submissionKinds)[number]

export const submissionStates = ['waiting', 'delivered', 'dead'] as const
export type SubmissionState = (typeof submissionStates)[number]

export const submissionViews = ['unanswered', 'dead', 'waiting', 'delivered'] as const
export type SubmissionView = (typeof submissionViews)[number]

/** Limit of counting submissions; more is shown as "500+". */
export const maxCountedSubmissions = 500

/** Most messages in an export, newest first. The header `x-truncated` reports that more exist. */
export const maxExportedSubmissions = 10_000
