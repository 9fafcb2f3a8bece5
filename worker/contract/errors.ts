import type { StaffErrorCode } from './staff/staff-errors.ts'
import type { OrderErrorCode } from './trade/order-errors.ts'

/**
 * Error codes under /api with HTTP status and English title (RFC 9457: the same for each
 * occurrence). The compiler requires a translation of each (`LL.problem[code]()`).
 */
export const errorTable = {
  'request/not-json': { status: 400, title: 'The body is not JSON' },
  'request/wrong-origin': { status: 403, title: 'The request comes from another site' },
  'request/not-found': { status: 404, title: 'There is nothing at this address' },
  'request/too-large': { status: 413, title: 'The body is too large' },
  'request/address-too-long': { status: 414, title: 'The address is too long' },
  'request/invalid': { status: 422, title: 'Some fields are not valid' },
  'request/rate-limited': { status: 429, title: 'Too many requests' },
  'auth/no-token': { status: 401, title: 'An access token is needed' },
  'auth/token-invalid': { status: 401, title: 'The access token is not valid' },
  'auth/session-gone': { status: 403, title: 'The session has ended' },
  'auth/forbidden': { status: 403, title: 'The access token does not carry this right' },
  'auth/second-factor-needed': { status: 403, title: 'The second sign-in step is due' },
  'auth/second-factor-required-first': {
    status: 403,
    title: 'A second step must be set up first',
  },
  'auth/password-due': { status: 403, title: 'A new password is to be chosen first' },
  'auth/second-factor-too-old': { status: 403, title: 'A fresh second step is needed' },
  'auth/recovery-code-wrong': { status: 403, title: 'The recovery code is wrong or has been used' },
  'simple-admin/incorrect-password': { status: 401, title: 'Incorrect password' },
  'idempotency/key-missing': { status: 400, title: 'An Idempotency-Key is needed' },
  'idempotency/key-reused': { status: 422, title: 'The key was used for something else' },
  'forms/storage-failed': { status: 503, title: 'The form could not be stored or delivered' },
  'flag/unknown': { status: 404, title: 'Unknown flag' },
  'flag/version-conflict': { status: 409, title: 'Someone else changed the flag' },
  'server/unexpected': { status: 500, title: 'Something went wrong here' },
  'server/setting-missing': { status: 500, title: 'The server is not set up for this' },
  'server/database-unavailable': { status: 503, title: 'The database cannot be reached' },
} as const satisfies Record<string, { status: number; title: string }>

export type SharedErrorCode = keyof typeof errorTable
export type { OrderErrorCode, StaffErrorCode }
export type ErrorCode = SharedErrorCode | StaffErrorCode | OrderErrorCode

/** A version conflict: the requested value beside the current one. */
export type VersionConflict = {
  key: string
  /** The requested value. */
  yours: unknown
  /** The current value and its version. */
  theirs: unknown
  version: number
  changed_by: string | null
  changed_at: string | null
}

/** Validation error of a field: dotted JSON path ("" is the body) and message. */
export type FieldError = { path: string; message: string }

/** Body of every error response under /api (RFC 9457, application/problem+json). */
export type Problem = {
  code: ErrorCode
  title: string
  status: number
  requestId: string
  detail?: string
  errors?: FieldError[]
  conflicts?: VersionConflict[]
}
