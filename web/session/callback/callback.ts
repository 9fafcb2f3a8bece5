import type { AuthError, GoTrueClient, Session } from '@supabase/auth-js'
import type { MailedLinkState } from '#contract/auth.ts'
import { linkParameters } from '#contract/site/link-parameters.ts'
import { answer, codeOf, createApi } from '../../api/client.ts'
import { serviceUrl, verifierKey } from '../auth-client.ts'
import { ifStored } from '../tab-storage.ts'
import { claimsOf } from '../token.ts'

/** Why a link did not sign anyone in. */
export type CallbackFailure =
  | 'incomplete'
  | 'other-browser'
  | 'expired'
  /** The same of an invitation: there is nothing to ask for once more. */
  | 'invitation-over'
  | 'already-linked'
  /** A provider vouches for no address. */
  | 'no-address'
  | 'refused'
  | 'suspended'
  | 'unexpected'

/** What a link was for. `password`: someone forgot theirs; `invitation`: has none yet. */
export type LinkPurpose = 'password' | 'invitation' | 'confirmed' | 'email-changed' | 'signed-in'

/** The session that a link stands for: this browser got it for a code or a token hash. */
export type LinkSession = { session: Session; purpose: LinkPurpose }

export type CallbackResult =
  /** The session that the link stands for. It counts nowhere yet. */
  | ({ status: 'session' } & LinkSession)
  /** The first of two addresses agreed to the change. */
  | { status: 'halfway' }
  | { status: 'failed'; why: CallbackFailure }
  /** No one could be asked; the link may still be good. */
  | { status: 'unreachable' }

/** What a link carries, in its query or its fragment; `null` when it carries nothing. */
export function linkIn({
  search,
  hash,
}: Pick<Location, 'search' | 'hash'>): URLSearchParams | null {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.slice(1))
  for (const [name, value] of fragment) query.set(name, value)
  // only what is kept in this tab says so (linkTo)
  query.delete(exchanged)
  const marks = ['code', 'token_hash', 'message', 'error', 'error_code', ...sessionParts]
  return marks.some((name) => query.has(name)) ? query : null
}

/** The query of an address without what a link put there. */
export function withoutLink(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of linkParameters) query.delete(name)
  return query.size === 0 ? '' : `?${query}`
}

const sessionParts = ['access_token', 'refresh_token', 'expires_in', 'token_type']

/** In the link that this tab keeps: its session was exchanged here. */
const exchanged = 'exchanged'

/** The same link in the form that works again: what it was exchanged for. */
export const linkTo = ({ session, purpose }: LinkSession): string =>
  new URLSearchParams({
    [exchanged]: '',
    access_token: session.access_token,
    refresh_token: session.refresh_token,
    expires_in: String(session.expires_in),
    token_type: session.token_type,
    type: purpose,
  }).toString()

/** What a mail's link is for, as its page asks. */
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
 * What has to be asked before a link is followed: every mail's token waits for a press, whatever its address says
 * besides. Scanners run scripts, and press nothing.
 */
export function linkTypeOf(link: URLSearchParams): LinkType | null {
  if (!link.get('token_hash')) return null
  const type = link.get('type') ?? ''
  return linkTypes.has(type) ? (type as LinkType) : 'magiclink'
}

/** Whose account a link is about, and the new address that it leads to. Uses nothing up. */
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
 * Fetches the session that a link stands for: a token hash (any browser), or a code (PKCE: only in the browser that asked;
 * providers send it).
 */
export async function redeem(link: URLSearchParams): Promise<CallbackResult> {
  const type = link.get('type') ?? ''
  const hash = link.get('token_hash')
  const code = link.get('code')
  // what signs someone in counts, whatever else an address says
  const bringsNothing = !hash && !code && !link.has('access_token')
  if (bringsNothing && (link.has('error') || link.has('error_code'))) {
    const errorCode = link.get('error_code')
    // a provider's own word says more than that it said one
    const isTheirs = errorCode === null || errorCode === 'bad_oauth_callback'
    return { status: 'failed', why: whyOf(isTheirs ? link.get('error') : errorCode) }
  }
  const client = await visitor().catch((error: unknown) => console.error(error))
  if (!client) return { status: 'unreachable' } // its code did not load; the link is as good as before
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
  // a whole session in an address may be of anyone who wrote it: only the one that this tab kept counts
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
 * A session manager that stores nothing and notifies no other tab: adopt.ts makes a link's session count. All it may
 * see of this browser is the proof that a link was asked for here.
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
    made = undefined // the next try may find the network
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
  // the protocol answers so when another address has to agree as well
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

/** The link says it, or the token it was exchanged for says how it came to be. */
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
