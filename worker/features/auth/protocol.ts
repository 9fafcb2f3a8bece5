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

/** The first version of the protocol whose errors carry their code as `code`. */
const apiVersion = '2024-01-01'

/** Audience of every access token of a user. */
export const userAudience = 'authenticated'

/** Audience of the tokens of /api/simple-admin/unlock, which have the right to flags and nothing else. */
export const simpleAdminAudience = 'simple-admin'

/** Issuer of every access token of a user: the address of the auth service. */
export const issuerOf = (origin: string): string => `${origin}/auth/v1`

/** What functions read of a request, whatever its route. */
export type Call<Env extends App = App> = Pick<Context<Env>, 'req' | 'var'>

type Options = {
  message?: string
  /** For the codes that the protocol answers with several statuses. */
  status?: number
  /** Where /api has a more precise code than the usual one. */
  problem?: ErrorCode
  reasons?: WeakPasswordReason[]
  headers?: Record<string, string>
  cause?: unknown
}

/** The codes of /api for what both protocols refuse. */
const problems: Partial<Record<AuthErrorCode, ErrorCode>> = {
  over_request_rate_limit: 'request/rate-limited',
  no_authorization: 'auth/no-token',
  session_not_found: 'auth/session-gone',
  bad_jwt: 'auth/token-invalid',
  user_banned: 'auth/forbidden',
  insufficient_aal: 'auth/second-factor-needed',
  reauthentication_needed: 'account/proof-needed',
  // raced too often: signing in again helps
  conflict: 'auth/session-gone',
}

/** A failure with a row in `authErrors`, for /auth/v1, and the problem that it is in /api. */
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

/** A field with a wrong value. */
export const invalid = (message: string): AuthFailure =>
  new AuthFailure('validation_failed', { message })

/**
 * An id of a path, in lower case.
 * @throws AuthFailure `validation_failed` (404)
 */
export function parseId(name: string, id: string): string {
  if (z.guid().safeParse(id).success) return id.toLowerCase()
  throw new AuthFailure('validation_failed', { status: 404, message: `${name} must be an UUID` })
}

/**
 * A phone number is a second step only.
 * @throws AuthFailure `phone_provider_disabled` for a call that means to sign in or up by one
 */
export function refusePhone(body: { phone?: string | undefined; type?: string | undefined }): void {
  if (!body.phone && body.type !== 'sms' && body.type !== 'phone_change') return
  throw new AuthFailure('phone_provider_disabled')
}

/** Answers an error in the shape that the caller's X-Supabase-Api-Version asks for (contract §1). */
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

/** Refusals that may belong to an attack (ASVS 5, 16.3); what is merely malformed does not. */
const logged = new Set<AuthErrorCode>([
  'invalid_credentials',
  'over_request_rate_limit',
  'mfa_verification_failed',
  'otp_expired',
  'bad_jwt',
  'insufficient_aal',
  'user_banned',
])

/** Any error as a refusal, which tells nothing of what is ours. 503 while D1 is away, 500 for a bug; both are logged. */
export function asAuthFailure(error: unknown, c: Call): AuthFailure {
  if (error instanceof QueueFull) {
    log('warn', 'A password was not looked at: too many at once', { area: 'auth' })
    return new AuthFailure('over_request_rate_limit', { headers: { 'retry-after': '3' } })
  }
  // requests are counted as those of /api are
  const refusal =
    error instanceof Failure && error.code === 'request/rate-limited' && !('authCode' in error)
      ? new AuthFailure('over_request_rate_limit', { headers: { 'retry-after': '60' } })
      : error
  if (refusal instanceof AuthFailure && refusal.status < 500) {
    // neither who tried nor what they typed
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

/** Counts what really arrives: a header may say anything, or nothing. */
export const limitedBody = bodyLimit({
  maxSize: 1024 * 1024,
  onError: () => {
    throw new AuthFailure('request_entity_too_large')
  },
})

/**
 * Reads a JSON body the way the protocol's clients need it: unknown fields are ignored and `null` means absent.
 * @throws AuthFailure `bad_json` for no JSON object or a field of the wrong type, `request_entity_too_large`
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
