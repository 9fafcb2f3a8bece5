import type { AuthChangeEvent, GoTrueClient, Session, SupportedStorage } from '@supabase/auth-js'

/** A session manager, loaded on first use, so that public pages do not include its code. */
export type AuthClient = {
  /** @throws when its code fails to load; the next call tries again */
  (): Promise<GoTrueClient>
  /**
   * Listens to its events once it has loaded, without loading it.
   * @returns unsubscribe
   */
  follow: (listener: EventListener) => () => void
  /**
   * Removes the session from this browser without ending it on the server.
   * @returns whether it was removed
   */
  forget: () => Promise<boolean>
  /** Registers a listener for sessions that were ended on another device or by staff. */
  onGone: (listener: () => void) => void
}

type EventListener = (event: AuthChangeEvent, session: Session | null) => void

type Options = {
  /** Also the name of the channel that synchronizes tabs. */
  storageKey: string
  /** Storage of the session; `localStorage` by default. */
  storage?: SupportedStorage
}

/**
 * Creates a session manager for this tab. It does not read links; callback.ts does.
 * @param options name and storage of the session
 */
export function createAuthClient(options: Options): AuthClient {
  let client: Promise<GoTrueClient> | undefined
  let announce = (_made: GoTrueClient) => {}
  const made = new Promise<GoTrueClient>((resolve) => (announce = resolve))
  let isForgetting = false
  let notify = () => {}

  const ask: typeof fetch = async (input, init) => {
    const address = String(input instanceof Request ? input.url : input)
    const isRefresh = address.includes('/token?grant_type=refresh_token')
    if (isForgetting && address.includes('/logout')) return new Response(null, { status: 204 })
    if (isForgetting && isRefresh)
      return Response.json({ code: 'session_expired' }, { status: 400 })
    // the service sends emails in the page's language instead of the browser's
    const headers = new Headers(init?.headers)
    headers.set('accept-language', document.documentElement.lang)
    const response = await fetch(input, { ...init, headers })
    if (!isForgetting && isGone(response)) notify()
    return isRefresh ? asTransient(await byDeviceClock(response)) : byDeviceClock(response)
  }

  function make(): Promise<GoTrueClient> {
    client = import('@supabase/auth-js').then(
      (library) =>
        new library.AuthClient({
          ...options,
          persistSession: true,
          url: serviceUrl(),
          fetch: ask,
          autoRefreshToken: true,
          detectSessionInUrl: false,
          flowType: 'pkce',
        }),
    )
    client.then(announce, () => {
      client = undefined // the next call tries again
    })
    return client
  }
  // if a load that started earlier fails, later callers get their own attempt
  const get = () => client?.catch(() => client ?? make()) ?? make()

  async function forget(): Promise<boolean> {
    const known = await get()
    isForgetting = true
    try {
      return (await known.signOut({ scope: 'local' })).error === null
    } finally {
      isForgetting = false
    }
  }
  function follow(listener: EventListener) {
    const stopped = new AbortController()
    void made.then((client) => {
      const { data } = client.onAuthStateChange(listener)
      const stop = () => data.subscription.unsubscribe()
      if (stopped.signal.aborted) stop()
      else stopped.signal.addEventListener('abort', stop)
    })
    return () => stopped.abort()
  }
  const onGone = (listener: () => void) => void (notify = listener)
  return Object.assign(get, { follow, forget, onGone })
}

/** URL of the auth service. */
export const serviceUrl = () => `${location.origin}/auth/v1`

/**
 * Converts errors of an overloaded or broken server to a status that the library retries. The
 * library ends the session after any failed refresh except 502 to 504.
 */
export function asTransient(response: Response): Response {
  const { status, headers } = response
  const isTransient = status === 429 || status >= 500
  return isTransient ? new Response(response.body, { status: 503, headers }) : response
}

/**
 * Removes the expiry time from a session. The library compares it with the device's clock, which
 * may be wrong by hours (supabase/auth-js#926); without it, the library computes it from
 * `expires_in` by the same clock.
 */
export async function byDeviceClock(response: Response): Promise<Response> {
  const body: unknown = response.ok
    ? await response
        .clone()
        .json()
        .catch(() => null)
    : null
  if (typeof body !== 'object' || body === null || !('expires_at' in body)) return response
  const { expires_at: _, ...session } = body
  return Response.json(session, response)
}

const isGone = ({ status, headers }: Response) =>
  status === 403 && headers.get('x-sb-error-code') === 'session_not_found'

export const sessionKey = 'meltemi-auth'

/** The session shared by all tabs of this browser. */
export const sharedClient = createAuthClient({ storageKey: sessionKey })

let lent: AuthClient | null = null
const current = () => lent ?? sharedClient
const listeners = new Set<EventListener>()
let isFollowing = false

/**
 * The session of the client portal and the account page: the shared one, or one that was lent to
 * this tab.
 */
export const authClient: AuthClient = Object.assign(() => current()(), {
  follow(listener: EventListener) {
    if (!isFollowing) sharedClient.follow((...event) => lent === null && emit(...event))
    isFollowing = true
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  forget: () => current().forget(),
  onGone: (listener: () => void) => sharedClient.onGone(listener),
})

const emit: EventListener = (...event) => {
  for (const listener of listeners) listener(...event)
}

/**
 * Uses another manager's session for this tab's pages until it ends. The session stays in its own
 * storage.
 */
export function lend(client: AuthClient): void {
  if (lent !== null) return
  lent = client
  const stop = client.follow((event, session) => {
    emit(event, session)
    if (event !== 'SIGNED_OUT') return
    lent = null
    stop()
  })
}

/** Storage key of the library's PKCE verifier (RFC 7636). */
export const verifierKey = `${sessionKey}-code-verifier`
