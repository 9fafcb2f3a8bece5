import type { AuthError, GoTrueClient } from '@supabase/auth-js'

/** Why a link did not sign anybody in. */
export type ArrivalFailure =
  | 'incomplete'
  | 'other-browser'
  | 'expired'
  | 'already-linked'
  | 'refused'
  | 'unexpected'

export type Arrival =
  /** `setsPassword`: the link was a way in for somebody without a password they know. */
  { status: 'arrived'; setsPassword: boolean } | { status: 'failed'; why: ArrivalFailure }

/** Parameters of mail links and providers' answers: they are used once and then leave the address bar. */
const linkParameters = (
  'code token_hash type access_token refresh_token expires_in expires_at token_type ' +
  'provider_token provider_refresh_token sb message error error_code error_description'
).split(' ')

/** What a link brought along, in its query or its fragment; `null` when it brought nothing. */
export function linkOf({
  search,
  hash,
}: Pick<Location, 'search' | 'hash'>): URLSearchParams | null {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.slice(1))
  for (const [name, value] of fragment) query.set(name, value)
  const marks = ['code', 'token_hash', 'error', 'error_code', ...sessionParts]
  return marks.some((name) => query.has(name)) ? query : null
}

/** The query of an address without what a link put there. */
export function withoutLink(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of linkParameters) query.delete(name)
  return query.size === 0 ? '' : `?${query}`
}

const sessionParts = ['access_token', 'refresh_token', 'expires_in', 'token_type']
const passwordTypes = new Set(['recovery', 'invite'])

/**
 * Signs in with what a link brought: a code (PKCE: only in the browser that asked), a token hash (any browser),
 * or a whole session in the fragment (mails nobody asked for, such as invitations).
 */
export async function arrive(client: GoTrueClient, link: URLSearchParams): Promise<Arrival> {
  const type = link.get('type') ?? ''
  if (link.has('error') || link.has('error_code')) {
    const code = link.get('error_code')
    // a provider's own word says more than that it said one
    const isTheirs = code === null || code === 'bad_oauth_callback'
    return { status: 'failed', why: whyOf(isTheirs ? link.get('error') : code) }
  }
  const code = link.get('code')
  if (code) {
    const { data, error } = await client.exchangeCodeForSession(code)
    const redirectType = (data as { redirectType?: string | null }).redirectType
    return outcome(error, redirectType === 'recovery')
  }
  const hash = link.get('token_hash')
  if (hash) {
    const { error } = await client.verifyOtp({ token_hash: hash, type })
    return outcome(error, passwordTypes.has(type))
  }
  if (sessionParts.some((part) => !link.get(part))) return { status: 'failed', why: 'incomplete' }
  const { error } = await client.setSession({
    access_token: link.get('access_token') ?? '',
    refresh_token: link.get('refresh_token') ?? '',
  })
  return outcome(error, passwordTypes.has(type))
}

const outcome = (error: AuthError | null, setsPassword: boolean): Arrival =>
  error
    ? { status: 'failed', why: whyOf(error.code, error.name) }
    : { status: 'arrived', setsPassword }

function whyOf(code: string | null | undefined, name?: string): ArrivalFailure {
  if (name === 'AuthPKCECodeVerifierMissingError' || code === 'bad_code_verifier') {
    return 'other-browser'
  }
  switch (code) {
    case 'otp_expired':
    case 'flow_state_expired':
    case 'flow_state_not_found':
    case 'session_not_found':
    case 'session_expired':
    case 'bad_jwt':
      return 'expired'
    case 'identity_already_exists':
      return 'already-linked'
    case 'user_banned':
    case 'access_denied':
      return 'refused'
    default:
      return 'unexpected'
  }
}
