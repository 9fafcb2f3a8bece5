import type { GoTrueClient } from '@supabase/auth-js'

/** A session manager, made when first asked for: no public page carries its code. */
export type AuthClient = () => Promise<GoTrueClient>

type Options = {
  /** Also the name of the channel over which tabs tell each other who is signed in. */
  storageKey: string
  /** Otherwise the session lives in memory: a reload ends it, and no other tab knows of it. */
  persistSession: boolean
}

/**
 * One session manager of this tab. Links are read by arrival.ts, which knows the pages they may lead to.
 * @param options what it remembers, and where
 */
export function createAuthClient(options: Options): AuthClient {
  let client: Promise<GoTrueClient> | undefined
  return () => {
    client ??= import('@supabase/auth-js').then(
      (library) =>
        new library.AuthClient({
          ...options,
          url: `${location.origin}/auth/v1`,
          autoRefreshToken: true,
          detectSessionInUrl: false,
          flowType: 'pkce',
        }),
    )
    client.catch(() => {
      client = undefined // the next try may find the network
    })
    return client
  }
}

/** The session of the client portal and of the account pages, shared by all tabs of this browser. */
export const authClient = createAuthClient({ storageKey: 'meltemi-auth', persistSession: true })
