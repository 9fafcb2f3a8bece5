import type { GoTrueClient, Provider } from '@supabase/auth-js'
import type { Deps } from '../../../../worker/deps.ts'
import type { Fetch } from '../../../../worker/lib/http/outgoing.ts'
import { createFakeProvider } from '../../../fakes/oidc-provider.ts'
import { createWorld, readRedirect, type World } from '../world.ts'

let providers = 0

export type OidcWorld = Awaited<ReturnType<typeof createOidcWorld>>

/**
 * A test environment with one provider, `fake`. Each has its own issuer, because metadata is cached
 * per issuer. Tests can replace `outside.fetch` to make the provider unavailable.
 */
export const createOidcWorld = (override: Partial<Deps> = {}) =>
  withProvider(async (outside) => createWorld({ ...override, ...outside }))

/** The same for another kind of test environment, created with `outside`. */
export async function withProvider<Made extends World>(
  make: (outside: Partial<Deps>) => Promise<Made>,
) {
  const issuer = `https://provider-${++providers}.test`
  const clientId = 'meltemi'
  const clientSecret = 'secret: with % and +'
  const outside: { fetch: Fetch } = {
    fetch: (url, init) => provider.answer(new Request(url, init as RequestInit<never>)),
  }
  const world = await make({
    oidc: () => [{ name: 'fake', issuer, clientId, clientSecret }],
    fetch: (url, init) => outside.fetch(url, init),
  })
  const provider = await createFakeProvider({ issuer, clientId, clientSecret }, world.now)

  /** The path of our callback to which the provider redirects. */
  async function callbackOf(url: string): Promise<string> {
    const back = new URL((await provider.answer(new Request(url))).headers.get('location') ?? '')
    return back.pathname + back.search
  }

  /** The URL that starts signing in. */
  async function signInUrl(client: GoTrueClient, queryParams: Record<string, string> = {}) {
    const { data } = await client.signInWithOAuth({
      provider: 'fake' as Provider,
      options: { redirectTo: 'https://meltemi.test/client/login?x=1', queryParams },
    })
    return data.url ?? ''
  }

  /** Starts signing in at the provider. @returns the callback path, not requested yet */
  async function begin(query: Record<string, string>, client = world.client()) {
    return callbackOf(readRedirect(await world.send(await signInUrl(client, query))).location)
  }

  return {
    world,
    provider,
    outside,
    callbackOf,
    signInUrl,
    begin,
    /** Signs in with the provider, up to the redirect to the app. */
    signIn: async (query: Record<string, string>, client = world.client()) =>
      readRedirect(await world.send(await begin(query, client))),
    /** Follows /authorize or a provider's page up to the redirect to the app. */
    visit: async (url: string) => {
      const first = url.startsWith(issuer) ? url : readRedirect(await world.send(url)).location
      return readRedirect(await world.send(await callbackOf(first)))
    },
    /** The URL that starts linking. */
    linkUrl: async (client: GoTrueClient, queryParams: Record<string, string> = {}) => {
      const { data, error } = await client.linkIdentity({
        provider: 'fake' as Provider,
        options: { redirectTo: 'https://meltemi.test/account', queryParams },
      })
      if (error) throw error
      return data.url ?? ''
    },
  }
}

/** Signs a client in with the session in a fragment. */
export async function enter(client: GoTrueClient, fragment: Record<string, string>) {
  const { access_token = '', refresh_token = '' } = fragment
  const { data, error } = await client.setSession({ access_token, refresh_token })
  if (error) throw error
  return data
}
