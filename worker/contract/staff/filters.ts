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

/** How far staff got with a contact message; requests for access are decided on instead. */
export const messageProgress = ['open', 'answered', 'done'] as const
export type MessageProgress = (typeof messageProgress)[number]

/** Replies that staff start from; `own` is an empty one. */
export const replyTemplates = ['catalogue', 'details', 'access', 'own'] as const
export type ReplyTemplate = (typeof replyTemplates)[number]

/** What staff's list of messages shows: those to answer, the reader's own of these, or those that got so far. */
export const submissionViews = ['unanswered', 'mine', 'answered', 'done', 'dead'] as const
export type SubmissionView = (typeof submissionViews)[number]

/** Limit of counting submissions; more is shown as "500+". */
export const maxCountedSubmissions = 500

/** So many messages a file holds at most, the newest. Where there are more, `x-truncated` says so. */
export const maxExportedSubmissions = 10_000

/** What staff's search finds beside screens, in the order in which it is shown. */
export const foundKinds = ['orders', 'companies', 'people', 'products', 'stories'] as const
export type FoundKind = (typeof foundKinds)[number]
