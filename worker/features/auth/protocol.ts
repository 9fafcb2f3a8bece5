import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { type AuthErrorCode, authErrors, type WeakPasswordReason } from '#contract/auth.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { isDatabaseError } from '../../db/client.ts'
import type { App } from '../../deps.ts'
import { QueueFull } from '../../lib/cpu-queue.ts'
import { Failure } from '../../lib/http/problem.ts'
import { log } from '../../lib/log.ts'

/** The first protocol version with error codes in `code`. */
const apiVersion = '2024-01-01'

/** Audience of all user access tokens. */
export const userAudience = 'authenticated'

/** Audience of tokens from /api/simple-admin/unlock, which only allow changing flags. */
export const simpleAdminAudience = 'simple-admin'

/** Issuer of all user access tokens: the URL of the auth service. */
export const issuerOf = (origin: string): string => `${origin}/auth/v1`

/** The parts of a request that functions read, independent of the route. */
export type Call<Env extends App = App> = Pick<Context<Env>, 'req' | 'var'>

type Options = {
  message?: string
  /** The status, for error codes that the protocol uses with several statuses. */
  status?: number
  /** A more precise /api error code than the default. */
  problem?: ErrorCode
  reasons?: WeakPasswordReason[]
  headers?: Record<string, string>
  cause?: unknown
}

/** Error codes of /api for errors of the auth protocol. */
const problems: Partial<Record<AuthErrorCode, ErrorCode>> = {
  over_request_rate_limit: 'request/rate-limited',
  no_authorization: 'auth/no-token',
  session_not_found: 'auth/session-gone',
  bad_jwt: 'auth/token-invalid',
  user_banned: 'auth/forbidden',
  insufficient_aal: 'auth/second-factor-needed',
  reauthentication_needed: 'account/proof-needed',
  // too many concurrent changes; signing in again helps
  conflict: 'auth/session-gone',
}

/** An error with a row in `authErrors` for /auth/v1, and its error code in /api. */
export class AuthFailure extends Failure {
  readonly authCode: AuthErrorCode
  readonly status: number
  readonly reasons: WeakPasswordReason[] | undefined
  override readonly headers: Record<string, string>

  constructor(authCode: AuthErrorCode, options: Options = {}) {
    const { status, message, problem, reasons, headers = {}, cause } = options
    super(problem ?? problems[authCode] ?? 'server/unexpected', undefined, { cause })
    this.name = 'AuthFailure'
    this.message = message ?? authErrors[authCode].message
    this.authCode = authCode
    this.status = status ?? authErrors[authCode].status
    this.reasons = reasons
    this.headers = headers
  }
}

/** An error for a field with an invalid value. */
export const invalid = (message: string): AuthFailure =>
  new AuthFailure('validation_failed', { message })

/**
 * Parses an id from a path; returns it in lower case.
 * @throws AuthFailure `validation_failed` (404)
 */
export function parseId(name: string, id: string): string {
  if (z.guid().safeParse(id).success) return id.toLowerCase()
  throw new AuthFailure('validation_failed', { status: 404, message: `${name} must be an UUID` })
}

/**
 * Refuses signing in or up with a phone number, because phones are second factors only.
 * @throws AuthFailure `phone_provider_disabled`
 */
export function refusePhone(body: { phone?: string | undefined; type?: string | undefined }): void {
  if (!body.phone && body.type !== 'sms' && body.type !== 'phone_change') return
  throw new AuthFailure('phone_provider_disabled')
}

/** Formats an error for the caller's X-Supabase-Api-Version (Supabase Auth protocol). */
export function authErrorResponse(error: unknown, c: Call): Response {
  const { authCode, status, message, reasons, headers } = asAuthFailure(error, c)
  const version = c.req.header('x-supabase-api-version') ?? ''
  const isCurrent = z.iso.date().safeParse(version).success && version >= apiVersion
  const body = isCurrent
    ? { code: authCode, message }
    : { code: status, error_code: authCode, msg: message }
  return Response.json(
    { ...body, ...(reasons && { weak_password: { reasons } }) },
    {
      status,
      headers: {
        'x-sb-error-code': authCode,
        'cache-control': 'no-store',
        ...(isCurrent && { 'x-supabase-api-version': apiVersion }),
        ...headers,
      },
    },
  )
}

/** Errors that may indicate an attack and are logged (ASVS 5, 16.3); malformed requests are not. */
const logged = new Set<AuthErrorCode>([
  'invalid_credentials',
  'over_request_rate_limit',
  'mfa_verification_failed',
  'otp_expired',
  'bad_jwt',
  'insufficient_aal',
  'user_banned',
])

/**
 * Converts any error to an AuthFailure without internal details: 503 while D1 is unavailable, 500
 * for a bug. Both are logged.
 */
export function asAuthFailure(error: unknown, c: Call): AuthFailure {
  if (error instanceof QueueFull) {
    log('warn', 'A password was not looked at: too many at once', { area: 'auth' })
    return new AuthFailure('over_request_rate_limit', { headers: { 'retry-after': '3' } })
  }
  // converts the rate limit error of /api, because both share the request limits
  const refusal =
    error instanceof Failure && error.code === 'request/rate-limited' && !('authCode' in error)
      ? new AuthFailure('over_request_rate_limit', { headers: { 'retry-after': '60' } })
      : error
  if (refusal instanceof AuthFailure && refusal.status < 500) {
    // logs neither the user nor the typed data
    if (logged.has(refusal.authCode)) {
      const facts = { area: 'auth', code: refusal.authCode, path: c.req.path }
      log('info', 'A sign-in call was refused', facts)
    }
    return refusal
  }
  const { requestId } = c.var
  const cause = error instanceof AuthFailure ? (error.cause ?? error) : error
  const detail = error instanceof Failure ? error.detail : undefined
  log('error', 'A sign-in call failed', { requestId, area: 'auth', detail, cause })
  if (error instanceof AuthFailure) return error
  const status = isDatabaseError(error) ? 503 : 500
  return new AuthFailure('unexpected_failure', { status, cause: error })
}

/** Limits the received bytes, because the Content-Length header may be wrong or missing. */
export const limitedBody = bodyLimit({
  maxSize: 1024 * 1024,
  onError: () => {
    throw new AuthFailure('request_entity_too_large')
  },
})

/**
 * Parses a JSON body as the protocol's clients expect: unknown fields are ignored and `null` means
 * absent.
 * @throws AuthFailure `bad_json` if it is no JSON object or a field has the wrong type,
 *   `request_entity_too_large`
 */
export async function readJson<Schema extends z.ZodType>(
  c: Call,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body = z.record(z.string(), z.unknown()).safeParse(parsed(await c.req.raw.text()))
  if (!body.success) throw new AuthFailure('bad_json')
  const present = Object.entries(body.data).filter(([, value]) => value !== null)
  const checked = schema.safeParse(Object.fromEntries(present))
  if (checked.success) return checked.data
  const [issue] = checked.error.issues
  const message = `Wrong type of ${issue?.path.join('.')}: ${issue?.message}`
  throw new AuthFailure('bad_json', { message })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
