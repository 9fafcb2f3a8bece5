/** Actions recorded in the audit log, as area/what-happened. */
export const adminActions = [
  'user/role-changed',
  'user/suspended',
  'user/reinstated',
  'user/sessions-ended',
  'user/invited',
  'user/password-reset-sent',
  'user/factors-removed',
  'access-request/approved',
  'access-request/refused',
  'access-request/more-information',
  'access-request/answered',
  'access-request/withdrawn',
  'company/member-invited',
  'company/terms-changed',
  'company/price-list-given',
  'company/member-role-changed',
  'company/member-removed',
  'product/created',
  'product/changed',
  'product/archived',
  'product/restored',
  'products/imported',
  'price-list/created',
  'price-list/changed',
  'price-list/archived',
  'price-list/restored',
  'prices/changed',
  'prices/imported',
  'lot/created',
  'lot/changed',
  'lot/available',
  'lot/held',
  'lot/gone',
  'recall/opened',
  'recall/drilled',
  'recall/mailed-again',
  'recall/closed',
  'samples/archived',
  'document/uploaded',
  'document/changed',
  'document/withdrawn',
  'orders/exported',
  'lots/exported',
  'submission/sent-again',
  'submission/replied',
  'submission/assigned',
  'submission/unassigned',
  'submission/answered',
  'submission/done',
  'submission/reopened',
  'submission/exported',
  'mail/sent-again',
  'mail/dismissed',
  'flag-previews/ended',
  'picture/uploaded',
  'picture/described',
  'picture/deleted',
  'content/review-asked',
  'content/approved',
  'content/returned',
  'redirect/set',
  'redirect/removed',
] as const
export type AdminActionName = (typeof adminActions)[number]

/** Actor of an audit entry made through an applicant's signed link, instead of a user id. */
export const applicantActor = 'applicant'

/**
 * An audit entry. `actor` is a user id or `applicantActor`; `actor_email` is absent when the
 * account is deleted.
 */
export type AdminAction = {
  id: number
  action: AdminActionName
  actor: string
  actor_email: string | null
  acted_at: string
  detail: Record<string, string> | null
  /** Of the person in `detail.user`. */
  user_email: string | null
}
