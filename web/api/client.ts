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
import { readBoot, type Services } from '../app/boot.ts'
import { learnTime } from '../app/server-clock.ts'
import { withFailover } from './failover.ts'

let reliableFetch: typeof fetch | undefined

/** `fetch`, falling over to the site's other origin where staff switched that on. Made in browsers only. */
export const apiFetch: typeof fetch = (input, init) => {
  reliableFetch ??= makeFetch(readBoot().failover)
  return reliableFetch(input, init)
}

function makeFetch(origins: Services['failover']): typeof fetch {
  const plain: typeof fetch = async (input, init) => {
    const response = await fetch(input, init)
    // what a cache may have kept names the second in which it was made
    if (response.headers.get('cache-control') === 'no-store') learnTime(response)
    return response
  }
  const second = origins?.find((origin) => origin !== location.origin)
  return second ? withFailover({ first: location.origin, second, fetch: plain }) : plain
}

/** The API under /api, typed end to end. The only file that names the Worker's side of it. */
export const createApi = (token?: string, fetch = apiFetch) =>
  hc<ApiType>(`${location.origin}/api`, {
    fetch,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })

/** What can go wrong for a caller: what the server said, or that it could not be asked. */
export type ApiErrorCode = SharedErrorCode | 'network/unreachable'

export class ApiError extends Error {
  readonly code: ApiErrorCode
  /** What the server found wrong with the fields. */
  readonly errors: FieldError[]
  /** Set where only the screens of staff, or of orders, have words for what happened. */
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

/** The code of whatever a call threw. */
export const codeOf = (reason: unknown): ApiErrorCode =>
  reason instanceof ApiError ? reason.code : 'server/unexpected'

type Answer = { ok: boolean; status: number; json: () => Promise<unknown> }
type BodyOf<Given extends Answer> = NonNullable<Awaited<ReturnType<Given['json']>>>

/**
 * The body of a successful call, `null` where there is none (204).
 * @throws ApiError with the problem's code, `network/unreachable` when there was no answer, or
 * `server/unexpected` when the answer was none of ours
 */
export async function answer<Given extends Answer>(call: Promise<Given>): Promise<BodyOf<Given>> {
  const response = await call.catch((cause: unknown) => {
    throw new ApiError('network/unreachable', cause)
  })
  if (response.status === 204) return null as unknown as BodyOf<Given>
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw new ApiError('server/unexpected', cause)
  })
  if (response.ok) return body as BodyOf<Given>
  if (!isProblem(body)) throw new ApiError('server/unexpected')
  const { code, errors } = body
  if (code in errorTable) throw new ApiError(code as SharedErrorCode, undefined, errors)
  // staff's screens know the others; their table would travel to every form for visitors
  throw new ApiError('request/invalid', undefined, errors, code as StaffErrorCode | OrderErrorCode)
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  /^[a-z-]+\/[a-z-]+$/.test(String(body.code))
