import {
  type VersionConflict,
  type ErrorCode,
  errorTable,
  type FieldError,
  type Problem,
} from '#contract/errors.ts'
import { isStaffError, staffErrorTable } from '#contract/staff/staff-errors.ts'
import { isOrderError, orderErrorTable } from '#contract/trade/order-errors.ts'
import { log } from '../log.ts'

/** HTTP status and title of an error code. */
export function errorRowOf(code: ErrorCode): { status: number; title: string } {
  if (isStaffError(code)) return staffErrorTable[code]
  return isOrderError(code) ? orderErrorTable[code] : errorTable[code]
}

type FailureOptions = {
  errors?: FieldError[]
  conflicts?: VersionConflict[]
  headers?: HeadersInit
  cause?: unknown
}

/** An error with a row in `contract/errors.ts`. `app.onError` renders it as a problem response. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly detail: string | undefined
  readonly errors: FieldError[] | undefined
  readonly conflicts: VersionConflict[] | undefined
  readonly headers: HeadersInit | undefined

  constructor(
    code: ErrorCode,
    detail?: string,
    { errors, conflicts, headers, cause }: FailureOptions = {},
  ) {
    super(detail ? `${code}: ${detail}` : code, { cause })
    this.name = 'Failure'
    this.code = code
    this.detail = detail
    this.errors = errors
    this.conflicts = conflicts
    this.headers = headers
  }
}

/**
 * The response for an error. `detail` is sent for 4xx only; for 5xx it is logged. Unknown errors
 * become `server/unexpected`. Source: RFC 9457.
 */
export function problemResponse(error: unknown, requestId: string): Response {
  const isKnown = error instanceof Failure && error.code !== 'server/unexpected'
  const known = isKnown ? error : new Failure('server/unexpected', undefined, { cause: error })
  const { code, detail, errors, conflicts, cause } = known
  const { status, title } = errorRowOf(code)
  if (status >= 500) log('error', title, { requestId, code, detail, cause })
  // failed authorization and rate limits are logged (ASVS 5, 16.3)
  else if (code.startsWith('auth/') || status === 429) log('info', title, { requestId, code })
  const body: Problem = {
    code,
    title,
    status,
    requestId,
    ...(status < 500 && detail !== undefined && { detail }),
    ...(errors && { errors }),
    ...(conflicts && { conflicts }),
  }
  const headers = new Headers(known.headers)
  headers.set('content-type', 'application/problem+json')
  headers.set('cache-control', 'no-store')
  return new Response(JSON.stringify(body), { status, headers })
}
