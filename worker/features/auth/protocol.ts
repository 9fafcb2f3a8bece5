import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
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

/** Audience of the tokens that /api/simple-admin/unlock issues: they carry the right to flags, nothing else. */
export const simpleAdminAudience = 'simple-admin'

/** Issuer of every access token of a user: the auth service's own address. */
export const issuerOf = (origin: string): string => `${origin}/auth/v1`

/** What helpers read of a request, whatever middleware it went through. */
export type Call = Pick<Context<App>, 'req' | 'var'>

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

/** The codes of /api for what both protocols refuse. Others are not met there: a fault of ours. */
const problems: Partial<Record<AuthErrorCode, ErrorCode>> = {
  over_request_rate_limit: 'request/rate-limited',
  session_not_found: 'auth/session-gone',
  // from before the session's last proof: its holder renews it
  bad_jwt: 'auth/token-invalid',
  user_banned: 'auth/forbidden',
  insufficient_aal: 'auth/second-factor-needed',
  reauthentication_needed: 'account/proof-needed',
  // raced too often: signing in again helps
  conflict: 'auth/session-gone',
}

/** A failure with a row in `authErrors`: /auth/v1 answers in the protocol's words, /api with the problem that it is there. */
export class AuthFailure extends Failure {
  readonly authCode: AuthErrorCode
  readonly status: number
  readonly reasons: WeakPasswordReason[] | undefined
  override readonly headers: Record<string, string>

  constructor(
    authCode: AuthErrorCode,
    { message, status, problem, reasons, headers = {}, cause }: Options = {},
  ) {
    super(problem ?? problems[authCode] ?? 'server/unexpected', undefined, { cause })
    this.name = 'AuthFailure'
    this.message = message ?? authErrors[authCode].message
    this.authCode = authCode
    this.status = status ?? authErrors[authCode].status
    this.reasons = reasons
    this.headers = headers
  }
}

/** The usual refusal of a field's value. */
export const invalid = (message: string): AuthFailure =>
  new AuthFailure('validation_failed', { message })

/**
 * No one signs in or up by a phone number: it is a second step only.
 * @throws AuthFailure `phone_provider_disabled` for a call that means one
 */
export function refusePhone({
  phone,
  type,
}: Readonly<{ phone?: string | undefined; type?: string | undefined }>): void {
  if (phone || type === 'sms' || type === 'phone_change') {
    throw new AuthFailure('phone_provider_disabled')
  }
}

/**
 * Answers an error in the shape that the caller's X-Supabase-Api-Version asks for (contract §1). What is not an
 * `AuthFailure` is ours, and the caller learns nothing of it.
 */
export function authErrorResponse(error: unknown, c: Call): Response {
  const failure = asAuthFailure(error, c)
  const isCurrent = speaksCurrentVersion(c.req.header('x-supabase-api-version'))
  return Response.json(isCurrent ? currentBody(failure) : legacyBody(failure), {
    status: failure.status,
    headers: {
      'x-sb-error-code': failure.authCode,
      'cache-control': 'no-store',
      ...(isCurrent && { 'x-supabase-api-version': apiVersion }),
      ...failure.headers,
    },
  })
}

/** Refusals that say something about an attack; what is merely malformed does not. */
const telling = new Set<AuthErrorCode>([
  'invalid_credentials',
  'over_request_rate_limit',
  'mfa_verification_failed',
  'otp_expired',
  'bad_jwt',
  'insufficient_aal',
  'user_banned',
])

/**
 * Any error as a refusal. D1 being away is a matter of time (503); anything else that we did not foresee is a bug
 * of ours (500). Both are logged.
 */
export function asAuthFailure(error: unknown, c: Call): AuthFailure {
  if (error instanceof QueueFull) {
    log('warn', 'A password was not looked at: too many at once', { area: 'auth' })
    return new AuthFailure('over_request_rate_limit', { headers: { 'retry-after': '3' } })
  }
  if (error instanceof AuthFailure && error.status < 500) {
    // who tried is not known, and what they typed is no one's business (ASVS 5, 16.3)
    if (telling.has(error.authCode)) {
      const facts = { area: 'auth', code: error.authCode, path: c.req.path }
      log('info', 'A sign-in call was refused', facts)
    }
    return error
  }
  // the limits of requests are those of /api, told in the protocol's words
  if (error instanceof Failure && error.code === 'request/rate-limited') {
    const headers = { 'retry-after': '60' }
    return asAuthFailure(new AuthFailure('over_request_rate_limit', { headers }), c)
  }
  logFailure(c.var.requestId, error)
  if (error instanceof AuthFailure) return error
  return new AuthFailure('unexpected_failure', {
    status: isDatabaseError(error) ? 503 : 500,
    cause: error,
  })
}

/** A date not before the version that introduced the codes; what is no date is an old client. */
function speaksCurrentVersion(header: string | undefined): boolean {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(header ?? '') && !Number.isNaN(Date.parse(header ?? ''))
  return isDate && (header ?? '') >= apiVersion
}

const weakness = ({ reasons }: AuthFailure) => reasons && { weak_password: { reasons } }

const currentBody = (failure: AuthFailure) => ({
  code: failure.authCode,
  message: failure.message,
  ...weakness(failure),
})

const legacyBody = (failure: AuthFailure) => ({
  code: failure.status,
  error_code: failure.authCode,
  msg: failure.message,
  ...weakness(failure),
})

function logFailure(requestId: string, error: unknown): void {
  // what a refusal of ours says is known; what led to it is not
  const cause = error instanceof AuthFailure ? (error.cause ?? error) : error
  const detail = error instanceof Error && 'detail' in error ? error.detail : undefined
  log('error', 'A sign-in call failed', { requestId, area: 'auth', detail, cause })
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
  const given = parseObject(await c.req.raw.text())
  const present = Object.entries(given).filter(([, value]) => value !== null)
  const checked = schema.safeParse(Object.fromEntries(present))
  if (checked.success) return checked.data
  const [issue] = checked.error.issues
  throw badJson(`${issue?.path.join('.')}: ${issue?.message}`)
}

function parseObject(text: string): object {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw badJson()
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badJson()
  return value
}

const badJson = (detail?: string) =>
  new AuthFailure('bad_json', detail === undefined ? {} : { message: `Wrong type of ${detail}` })
