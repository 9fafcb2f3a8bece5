import { hc } from 'hono/client'
import type { ApiType } from '../../worker/api.ts'
import {
  errorTable,
  type FieldError,
  type OrderErrorCode,
  type Problem,
  type SharedErrorCode,
  type StaffErrorCode,
} from '#contract/errors.ts'
import { readBootData, type ClientConfig } from '../app/boot.ts'
import { updateServerClock } from '../app/server-clock.ts'
import { withFailover } from './failover.ts'

let reliableFetch: typeof fetch | undefined

/** `fetch` with failover to the site's second origin while staff have that switched on. Browsers only. */
export const apiFetch: typeof fetch = (input, init) => {
  reliableFetch ??= makeFetch(readBootData().failover)
  return reliableFetch(input, init)
}

function makeFetch(origins: ClientConfig['failover']): typeof fetch {
  const plain: typeof fetch = async (input, init) => {
    const response = await fetch(input, init)
    // a cached response would carry an old `Date` header
    if (response.headers.get('cache-control') === 'no-store') updateServerClock(response)
    return response
  }
  const second = origins?.find((origin) => origin !== location.origin)
  return second ? withFailover({ first: location.origin, second, fetch: plain }) : plain
}

/** The typed Hono client of /api. The only file of `web/` that imports the Worker's types for it. */
export const createApi = (token?: string, fetch = apiFetch) =>
  hc<ApiType>(`${location.origin}/api`, {
    fetch,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })

/** Error codes of the API that every page can meet, and `network/unreachable` when there was no response. */
export type ApiErrorCode = SharedErrorCode | 'network/unreachable'

export class ApiError extends Error {
  readonly code: ApiErrorCode
  /** Validation errors of the request's fields. */
  readonly errors: FieldError[]
  /** A code that only staff's screens or those of orders have a text for. */
  readonly staffCode: StaffErrorCode | OrderErrorCode | undefined

  constructor(
    code: ApiErrorCode,
    cause?: unknown,
    errors: FieldError[] = [],
    staffCode?: StaffErrorCode | OrderErrorCode,
  ) {
    super(staffCode ?? code, { cause })
    this.name = 'ApiError'
    this.code = code
    this.errors = errors
    this.staffCode = staffCode
  }
}

/** The error code of a value caught from a call; `server/unexpected` for anything but an ApiError. */
export const codeOf = (reason: unknown): ApiErrorCode =>
  reason instanceof ApiError ? reason.code : 'server/unexpected'

type Answer = { ok: boolean; status: number; json: () => Promise<unknown> }
type BodyOf<Res extends Answer> = NonNullable<Awaited<ReturnType<Res['json']>>>

/**
 * Returns the body of a successful call, `null` for 204.
 * @throws ApiError with the problem's code, `network/unreachable` without a response, or `server/unexpected` when the
 * response is no problem document
 */
export async function answer<Res extends Answer>(call: Promise<Res>): Promise<BodyOf<Res>> {
  const response = await call.catch((cause: unknown) => {
    throw new ApiError('network/unreachable', cause)
  })
  if (response.status === 204) return null as unknown as BodyOf<Res>
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw new ApiError('server/unexpected', cause)
  })
  if (response.ok) return body as BodyOf<Res>
  if (!isProblem(body)) throw new ApiError('server/unexpected')
  const { code, errors } = body
  if (code in errorTable) throw new ApiError(code as SharedErrorCode, undefined, errors)
  // visitors' forms do not carry the texts of staff's codes, so they see the general message
  throw new ApiError('request/invalid', undefined, errors, code as StaffErrorCode | OrderErrorCode)
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  /^[a-z-]+\/[a-z-]+$/.test(String(body.code))
