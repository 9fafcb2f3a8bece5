import type { AuthChangeEvent, GoTrueClient, Session, SupportedStorage } from '@supabase/auth-js'

/** A session manager, made when first asked for: no public page carries its code. */
export type AuthClient = {
  /** @throws when its code does not load; asking again tries again */
  (): Promise<GoTrueClient>
  /**
   * Listens to its events once it is there, after any number of tries by any caller. Asks for nothing itself.
   * @returns what ends the listening
   */
  follow: (listener: EventListener) => () => void
  /**
   * Forgets the session in this browser without asking the server, where it lives on.
   * @returns whether it is forgotten
   */
  forget: () => Promise<boolean>
  /** Registers a listener for when the service reports that the session was ended on another device or by staff. */
  onGone: (listener: () => void) => void
}

type EventListener = (event: AuthChangeEvent, session: Session | null) => void

type Options = {
  /** Also the name of the channel over which tabs notify each other who is signed in. */
  storageKey: string
  /** Where the session is; `localStorage` where nothing is said. */
  storage?: SupportedStorage
}

/**
 * One session manager of this tab. Links are read by callback.ts, which knows the pages they may lead to.
 * @param options what it remembers, and where
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
    // the service writes its mails in the language of the page, not of the browser
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
      client = undefined // the next try may find the network
    })
    return client
  }
  // a try that began before, and fails by what is over now, is not the asker's: they get one of their own
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

/** Where the auth service answers. */
export const serviceUrl = () => `${location.origin}/auth/v1`

/**
 * The library takes any refusal of a refresh for the end of the session, but for 502 to 504. That a server is busy or
 * broken says nothing about the session either.
 */
export function asTransient(response: Response): Response {
  const { status, headers } = response
  const isTransient = status === 429 || status >= 500
  return isTransient ? new Response(response.body, { status: 503, headers }) : response
}

/**
 * A session without the moment of its end, which is the server's. The library holds that moment against this device's
 * clock, which may be hours off (supabase/auth-js#926); without one, it computes it from `expires_in` by the
 * same clock.
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

/** The session that all tabs of this browser share. */
export const sharedClient = createAuthClient({ storageKey: sessionKey })

let lent: AuthClient | null = null
const current = () => lent ?? sharedClient
const listeners = new Set<EventListener>()
let isFollowing = false

/** The session of the client portal and of the account page: the shared one, or one that was lent to this tab. */
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

/** This tab's pages take the session of another manager for theirs, until it ends. It stays where it is. */
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

/** Where the library keeps what proves that this browser asked for a link (RFC 7636). */
export const verifierKey = `${sessionKey}-code-verifier`
