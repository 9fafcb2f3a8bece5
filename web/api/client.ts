import { hc } from 'hono/client'
import type { AppType } from '../../worker/app.ts'
import { type ErrorCode, errorTable, type Problem } from '../../worker/contract/errors.ts'

/** The API under /api, typed end to end. The only file that names the Worker's app. */
export const createApi = (token?: string) =>
  hc<AppType>(location.origin, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  }).api

/** What can go wrong for a caller: what the server said, or that it could not be asked. */
export type ApiErrorCode = ErrorCode | 'network/unreachable'

export class ApiError extends Error {
  readonly code: ApiErrorCode

  constructor(code: ApiErrorCode, cause?: unknown) {
    super(code, { cause })
    this.name = 'ApiError'
    this.code = code
  }
}

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
  throw new ApiError(isProblem(body) ? body.code : 'server/unexpected')
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && String(body.code) in errorTable
