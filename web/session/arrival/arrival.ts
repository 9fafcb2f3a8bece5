import type { AuthError, GoTrueClient, Session } from '@supabase/auth-js'
import { linkParameters } from '#contract/site/link-parameters.ts'
import { serviceUrl, sessionKey, verifierKey } from '../auth-client.ts'
import { claimsOf } from '../token.ts'
import { hasForgotten } from './forgotten.ts'

/** Why a link did not sign anybody in. */
export type ArrivalFailure =
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

/** What a link was for. `password`: somebody forgot theirs; `invitation`: has none yet. */
export type Errand = 'password' | 'invitation' | 'confirmed' | 'email-changed' | 'signed-in'

/**
 * `isExchanged`: this browser got the session for a code or a token hash. One that stands in the link itself may be
 * anybody's who wrote that link: the server says whether a mail of ours began it.
 */
export type Brought = { session: Session; errand: Errand; isExchanged: boolean }

export type Arrival =
  /** The session that the link brought. It counts nowhere yet. */
  | ({ status: 'brought' } & Brought)
  /** The first of two addresses agreed to the change. */
  | { status: 'halfway' }
  | { status: 'failed'; why: ArrivalFailure }
  /** Nobody could be asked; the link may still be good. */
  | { status: 'unreachable' }

/** What a link brought along, in its query or its fragment; `null` when it brought nothing. */
export function linkOf({
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
export const linkTo = ({ session, errand, isExchanged }: Brought): string =>
  new URLSearchParams({
    ...(isExchanged && { [exchanged]: '' }),
    access_token: session.access_token,
    refresh_token: session.refresh_token,
    expires_in: String(session.expires_in),
    token_type: session.token_type,
    type: errand,
  }).toString()

/** What only the reader of a mail may say: that an account leaves an address, or that they want to be let in. */
export type Asked = 'address' | 'entry'

/**
 * What has to be asked before a link is followed: whatever opens mails to look into them runs scripts, too, and would say
 * it for their reader (links-wait-for-a-press.spec.ts). A browser in which the mail was asked for, or somebody is signed in, is
 * no scanner's.
 */
export function askedBy(link: URLSearchParams): Asked | null {
  const type = link.get('type') ?? ''
  if (!link.get('token_hash') && !link.has('access_token')) return null
  if (type === 'email_change') return link.get('token_hash') ? 'address' : null
  const isKnown = keeps(verifierKey) || keeps(sessionKey) || hasForgotten()
  return lettingIn.has(type) && !isKnown ? 'entry' : null
}

/**
 * Fetches the session that a link stands for: a token hash (any browser), a code (PKCE: only in the browser that asked;
 * providers send it), or a whole session in the fragment (mails nobody asked for, such as invitations).
 */
export async function arrive(link: URLSearchParams): Promise<Arrival> {
  const type = link.get('type') ?? ''
  const hash = link.get('token_hash')
  const code = link.get('code')
  // what signs somebody in counts, whatever else an address says
  const bringsNothing = !hash && !code && !link.has('access_token')
  if (bringsNothing && (link.has('error') || link.has('error_code'))) {
    const errorCode = link.get('error_code')
    // a provider's own word says more than that it said one
    const isTheirs = errorCode === null || errorCode === 'bad_oauth_callback'
    return { status: 'failed', why: whyOf(isTheirs ? link.get('error') : errorCode) }
  }
  const client = await visitor().catch((error: unknown) => console.error(error))
  if (!client) return { status: 'unreachable' } // its code did not load; the link is as good as before
  // a link of ours that brings a code brings its hash too: whoever asked for the mail, its reader gets in
  // the code says more where it was asked for here: who chose the password reads the mail
  if (code && (!hash || keeps(verifierKey))) {
    const { data, error } = await client.exchangeCodeForSession(code)
    const isUnreachable = error?.name === 'AuthRetryableFetchError'
    // the verifier may be of another mail, whose link is still to come
    const isOfAnother = hash !== null && error?.code === 'bad_code_verifier'
    if (!isUnreachable && !isOfAnother) localStorage.removeItem(verifierKey)
    const { redirectType } = data as { redirectType?: string | null }
    const errand = redirectType ?? (hash ? type : '')
    if (!hash || !error || isUnreachable) return outcome(data.session, error, errand, true)
  }
  // one slot holds both kinds of mail, and somebody else may have asked for the other one first
  const forgot = hasForgotten() && lettingIn.has(type)
  if (hash) {
    const as = forgot ? 'recovery' : type
    const { data, error } = await client.verifyOtp({ token_hash: hash, type: as })
    return outcome(data.session, error, as, true)
  }
  if (link.has('message') && !link.has('access_token')) return { status: 'halfway' }
  if (sessionParts.some((part) => !link.get(part))) return { status: 'failed', why: 'incomplete' }
  const { data, error } = await client.setSession({
    access_token: link.get('access_token') ?? '',
    refresh_token: link.get('refresh_token') ?? '',
  })
  return outcome(data.session, error, forgot ? 'recovery' : type, link.has(exchanged))
}

/** The types of mails that let their reader in. */
const lettingIn = new Set(['recovery', 'magiclink'])

/** Whether this browser keeps something under a name. */
function keeps(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null
  } catch {
    return false // storage is closed to us: nothing was kept
  }
}

let made: Promise<GoTrueClient> | undefined

/**
 * A session manager that keeps nothing and tells nobody: what a link brings counts once accept.ts says so. All it may
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
            key.endsWith('-code-verifier') ? localStorage.getItem(verifierKey) : null,
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

function outcome(
  session: Session | null,
  error: AuthError | null,
  type: string,
  isExchanged: boolean,
): Arrival {
  if (error?.name === 'AuthRetryableFetchError') return { status: 'unreachable' }
  if (error) {
    const why = whyOf(error.code, error.name)
    const isInvitation = errands[type] === 'invitation' && why === 'expired'
    return { status: 'failed', why: isInvitation ? 'invitation-over' : why }
  }
  // the protocol answers so when another address has to agree as well
  if (!session) return { status: 'halfway' }
  return { status: 'brought', session, errand: errandOf(type, session), isExchanged }
}

const errands: Record<string, Errand | undefined> = {
  recovery: 'password',
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
function errandOf(type: string, { access_token: token }: Session): Errand {
  const [way] = claimsOf(token).amr ?? []
  return errands[type] ?? errands[way?.method ?? ''] ?? 'signed-in'
}

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
