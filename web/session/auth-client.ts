import type { GoTrueClient } from '@supabase/auth-js'

/** Also the name of the channel over which tabs tell each other who is signed in. */
const storageKey = 'meltemi-auth'

let client: Promise<GoTrueClient> | undefined

/**
 * The one session manager of this tab, loaded when first asked for: no public page carries its code. Links are
 * read by arrival.ts, which knows the pages they may lead to.
 */
export function authClient(): Promise<GoTrueClient> {
  client ??= import('@supabase/auth-js').then(
    (library) =>
      new library.AuthClient({
        url: `${location.origin}/auth/v1`,
        storageKey,
        persistSession: true,
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
