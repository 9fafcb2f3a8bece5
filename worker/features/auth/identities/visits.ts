import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { flowStatesTable } from '../../../db/schema/sign-in.ts'
import type { Deps } from '../../../deps.ts'
import { open, seal } from '../../../lib/secrets/seal.ts'
import { isSameSecret } from '../../../lib/secrets/same-secret.ts'
import { hashOf, randomToken } from '../../../lib/secrets/random.ts'
import type { FlowRow } from '../account/account.ts'
import { AuthFailure, issuerOf } from '../protocol.ts'
import type { Challenge } from '../tokens/pkce.ts'
import type { Linking } from './enter.ts'
import { authorizationUrl } from './openid/authorization-url.ts'
import { connect } from './openid/connection.ts'
import type { Provider } from '../../../adapters/openid-providers.ts'

/** Its owner may have to find a password or a phone first. */
export const visitLifeS = 10 * 60

/** How a visit should go and where it should end. */
export type VisitWishes = {
  redirectTo: string
  challenge: Challenge | null
  linking: Linking | null
  /** Whatever else the client wants the provider to know. */
  query: URLSearchParams
  /** The browser that sets out (visiting-browser.ts). */
  browser: string
}

/** What only we may know while a person is at the provider. */
const Secrets = z.object({
  /** Our answer to the PKCE challenge that the provider was shown. */
  verifier: z.string(),
  nonce: z.string(),
  /** The browser that set out; only there may the visit end. */
  browser: z.string(),
  /** The session that a new identity is linked for: signing out calls the linking off. */
  sessionId: z.string().nullable(),
  /** Of which generation its token was. */
  generation: z.number(),
})

/** A visit that came back. */
export type Visit = { flow: FlowRow; secrets: z.infer<typeof Secrets> }

const purposeOf = (flowId: string) => `oidc-visit:${flowId}`

export const redirectUriOf = ({ origin }: Pick<Deps, 'origin'>) => `${issuerOf(origin)}/callback`

/**
 * Prepares a visit to a provider. What comes back is recognised by an opaque state; nonce and PKCE tie the
 * provider's answer to it (OpenID Connect Core §3.1.2.1, RFC 7636).
 * @returns where to send the visitor
 * @throws AuthFailure `unexpected_failure` when the provider cannot be reached
 */
export async function startVisit(
  deps: Deps,
  provider: Provider,
  { redirectTo, challenge, linking, query, browser }: VisitWishes,
): Promise<string> {
  const { server } = await connect(deps, provider.issuer)
  const now = deps.now()
  const id = crypto.randomUUID()
  const state = crypto.randomUUID()
  const secrets = {
    verifier: randomToken(),
    nonce: randomToken(),
    browser,
    sessionId: linking?.sessionId ?? null,
    generation: linking?.generation ?? 0,
  }
  await deps.db.insert(flowStatesTable).values({
    id,
    kind: 'oauth',
    provider: provider.name,
    redirectTo,
    ...challenge,
    stateHash: hashOf(state),
    userId: linking?.userId ?? null,
    providerSecrets: await seal(deps.dataKeys(), purposeOf(id), JSON.stringify(secrets)),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + visitLifeS * 1000).toISOString(),
  })
  const { verifier, nonce } = secrets
  const ours = { clientId: provider.clientId, redirectUri: redirectUriOf(deps) }
  return authorizationUrl(server.authorization_endpoint, query, {
    ...ours,
    state,
    nonce,
    verifier,
  })
}

/**
 * Takes a visit out of D1: it comes back once, to the browser that set out. In another one it is over as well: its
 * state is known to someone who should not know it. One that links is known until it has: a new password or second step
 * calls it off while the provider is asked.
 * @param browser the one that it came back to, `null` for one that never set out
 * @throws AuthFailure `bad_oauth_callback` without a state, `bad_oauth_state` for an unknown or old one, or elsewhere
 */
export async function takeVisit(
  { db, dataKeys, now }: Deps,
  state: string,
  browser: string | null,
): Promise<Visit> {
  if (state === '') {
    throw new AuthFailure('bad_oauth_callback', { message: 'OAuth state parameter missing' })
  }
  const ofState = eq(flowStatesTable.stateHash, hashOf(state))
  const isLinking = isNotNull(flowStatesTable.userId)
  const [[linking], [signingIn]] = await db.batch([
    db.update(flowStatesTable).set({ stateHash: null }).where(and(ofState, isLinking)).returning(),
    db
      .delete(flowStatesTable)
      .where(and(ofState, isNull(flowStatesTable.userId)))
      .returning(),
  ])
  const flow = linking ?? signingIn
  if (!flow || flow.expiresAt <= now().toISOString()) throw new AuthFailure('bad_oauth_state')
  const opened = await open(dataKeys(), purposeOf(flow.id), flow.providerSecrets ?? '')
  if (opened === null) throw new AuthFailure('bad_oauth_state')
  const secrets = Secrets.parse(JSON.parse(opened))
  if (browser === null || !isSameSecret(secrets.browser, browser)) {
    throw new AuthFailure('bad_oauth_state')
  }
  return { flow, secrets }
}
