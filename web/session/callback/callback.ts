import type { AuthError, GoTrueClient, Session } from '@supabase/auth-js'
import type { MailedLinkState } from '#contract/auth.ts'
import { linkParameters } from '#contract/site/link-parameters.ts'
import { answer, codeOf, createApi } from '../../api/client.ts'
import { serviceUrl, verifierKey } from '../auth-client.ts'
import { ifStored } from '../tab-storage.ts'
import { claimsOf } from '../token.ts'

/** Reasons why a link did not sign in. */
export type CallbackFailure =
  | 'incomplete'
  | 'other-browser'
  | 'expired'
  /** The invitation has expired; the user cannot request another one. */
  | 'invitation-over'
  | 'already-linked'
  /** The provider has verified no email address. */
  | 'no-address'
  | 'refused'
  | 'suspended'
  | 'unexpected'

/** Purpose of a link. `password`: set a forgotten one; `invitation`: set the first one. */
export type LinkPurpose = 'password' | 'invitation' | 'confirmed' | 'email-changed' | 'signed-in'

/** The session that this browser received for a code or a token hash. */
export type LinkSession = { session: Session; purpose: LinkPurpose }

export type CallbackResult =
  /** The session of the link, which is not stored yet. */
  | ({ status: 'session' } & LinkSession)
  /** The first of two mailboxes has confirmed the change. */
  | { status: 'halfway' }
  | { status: 'failed'; why: CallbackFailure }
  /** The service is unreachable; the link may still be valid. */
  | { status: 'unreachable' }

/** The parameters of a link, from query or fragment; `null` without any. */
export function linkIn({
  search,
  hash,
}: Pick<Location, 'search' | 'hash'>): URLSearchParams | null {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.slice(1))
  for (const [name, value] of fragment) query.set(name, value)
  // only a link stored in this tab can have this mark (linkTo)
  query.delete(exchanged)
  const marks = ['code', 'token_hash', 'message', 'error', 'error_code', ...sessionParts]
  return marks.some((name) => query.has(name)) ? query : null
}

/** The query of a URL without link parameters. */
export function withoutLink(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of linkParameters) query.delete(name)
  return query.size === 0 ? '' : `?${query}`
}

const sessionParts = ['access_token', 'refresh_token', 'expires_in', 'token_type']

/** Mark of a link stored in this tab: its session was exchanged here. */
const exchanged = 'exchanged'

/** Encodes a session as a link that can be processed again after a reload. */
export const linkTo = ({ session, purpose }: LinkSession): string =>
  new URLSearchParams({
    [exchanged]: '',
    access_token: session.access_token,
    refresh_token: session.refresh_token,
    expires_in: String(session.expires_in),
    token_type: session.token_type,
    type: purpose,
  }).toString()

/** Types of emailed links. */
export type LinkType = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change' | 'undo'

const linkTypes = new Set<string>([
  'signup',
  'invite',
  'recovery',
  'magiclink',
  'email_change',
  'undo',
] satisfies LinkType[])

/**
 * The type of a link that requires a click, which is any link with an emailed token. Email scanners
 * run scripts but do not click.
 */
export function linkTypeOf(link: URLSearchParams): LinkType | null {
  if (!link.get('token_hash')) return null
  const type = link.get('type') ?? ''
  return linkTypes.has(type) ? (type as LinkType) : 'magiclink'
}

/** The account of a link and its new email address. Does not use the token. */
export async function describeLink(
  link: URLSearchParams,
): Promise<MailedLinkState | Exclude<CallbackResult, { status: 'session' }>> {
  const json = { token_hash: link.get('token_hash') ?? '', type: link.get('type') ?? '' }
  try {
    return await answer(createApi().account['mailed-link'].$post({ json }))
  } catch (error) {
    if (/^(network|server)\/|^request\/rate-limited$/.test(codeOf(error))) {
      return { status: 'unreachable' }
    }
    return { status: 'failed', why: json.type === 'invite' ? 'invitation-over' : 'expired' }
  }
}

/**
 * Gets the session of a link: for a token hash in any browser, for a PKCE code of an OAuth provider
 * only in the browser that started the flow.
 */
export async function redeem(link: URLSearchParams): Promise<CallbackResult> {
  const type = link.get('type') ?? ''
  const hash = link.get('token_hash')
  const code = link.get('code')
  // a token takes precedence over an error in the URL
  const bringsNothing = !hash && !code && !link.has('access_token')
  if (bringsNothing && (link.has('error') || link.has('error_code'))) {
    const errorCode = link.get('error_code')
    // a provider's own error is more precise than `bad_oauth_callback`
    const isTheirs = errorCode === null || errorCode === 'bad_oauth_callback'
    return { status: 'failed', why: whyOf(isTheirs ? link.get('error') : errorCode) }
  }
  const client = await visitor().catch((error: unknown) => console.error(error))
  if (!client) return { status: 'unreachable' } // failed to load; the link is still valid
  if (hash) {
    const { data, error } = await client.verifyOtp({ token_hash: hash, type })
    return outcome(data.session, error, type)
  }
  if (code) {
    const { data, error } = await client.exchangeCodeForSession(code)
    if (error?.name !== 'AuthRetryableFetchError') {
      ifStored(() => localStorage.removeItem(verifierKey))
    }
    const { redirectType } = data as { redirectType?: string | null }
    return outcome(data.session, error, redirectType ?? '')
  }
  if (link.has('message') && !link.has('access_token')) return { status: 'halfway' }
  // accepts a full session only if this tab stored it, because anyone can write one into a URL
  if (!link.has(exchanged) || sessionParts.some((part) => !link.get(part))) {
    return { status: 'failed', why: 'incomplete' }
  }
  const { data, error } = await client.setSession({
    access_token: link.get('access_token') ?? '',
    refresh_token: link.get('refresh_token') ?? '',
  })
  return outcome(data.session, error, type)
}

let made: Promise<GoTrueClient> | undefined

/**
 * A session manager without storage and without messages to other tabs; adopt.ts stores a link's
 * session. Of this browser's data it can only read the PKCE verifier.
 */
export function visitor(): Promise<GoTrueClient> {
  made ??= import('@supabase/auth-js').then(
    (library) =>
      new library.AuthClient({
        url: serviceUrl(),
        storageKey: 'meltemi-visitor',
        storage: {
          getItem: (key) =>
            key.endsWith('-code-verifier')
              ? (ifStored(() => localStorage.getItem(verifierKey)) ?? null)
              : null,
          setItem: () => {},
          removeItem: () => {},
        },
        autoRefreshToken: false,
        detectSessionInUrl: false,
        flowType: 'pkce',
      }),
  )
  made.catch(() => {
    made = undefined // the next call tries again
  })
  return made
}

function outcome(session: Session | null, error: AuthError | null, type: string): CallbackResult {
  if (error?.name === 'AuthRetryableFetchError') return { status: 'unreachable' }
  if (error) {
    const why = whyOf(error.code, error.name)
    const isInvitation = purposeByType[type] === 'invitation' && why === 'expired'
    return { status: 'failed', why: isInvitation ? 'invitation-over' : why }
  }
  // in the protocol, no session means that another mailbox must confirm, too
  if (!session) return { status: 'halfway' }
  return { status: 'session', session, purpose: purposeOf(type, session) }
}

const purposeByType: Record<string, LinkPurpose | undefined> = {
  recovery: 'password',
  undo: 'password',
  invite: 'invitation',
  invitation: 'invitation',
  password: 'password',
  signup: 'confirmed',
  'email/signup': 'confirmed',
  confirmed: 'confirmed',
  email_change: 'email-changed',
  'email-changed': 'email-changed',
}

/** The purpose from the link, else from the authentication method in the token. */
function purposeOf(type: string, { access_token: token }: Session): LinkPurpose {
  const [way] = claimsOf(token).amr ?? []
  return purposeByType[type] ?? purposeByType[way?.method ?? ''] ?? 'signed-in'
}

function whyOf(code: string | null | undefined, name?: string): CallbackFailure {
  if (name === 'AuthPKCECodeVerifierMissingError' || code === 'bad_code_verifier') {
    return 'other-browser'
  }
  switch (code) {
    case 'otp_expired':
    case 'flow_state_expired':
    case 'flow_state_not_found':
    case 'session_not_found':
    case 'session_expired':
    case 'refresh_token_not_found':
    case 'bad_jwt':
      return 'expired'
    case 'identity_already_exists':
      return 'already-linked'
    case 'provider_email_needs_verification':
      return 'no-address'
    case 'user_banned':
      return 'suspended'
    case 'access_denied':
      return 'refused'
    default:
      return 'unexpected'
  }
}
