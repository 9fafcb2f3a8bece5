import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import type { Provider } from '../../../adapters/openid-providers.ts'
import { flowStatesTable } from '../../../db/schema/sign-in.ts'
import type { Deps } from '../../../deps.ts'
import { hashOf, randomToken } from '../../../lib/secrets/random.ts'
import { isSameSecret } from '../../../lib/secrets/same-secret.ts'
import { unseal, seal } from '../../../lib/secrets/seal.ts'
import type { FlowRow } from '../account/account.ts'
import { AuthFailure, issuerOf } from '../protocol.ts'
import type { Challenge } from '../tokens.ts'
import type { Linking } from './enter.ts'
import { connect } from './openid/connection.ts'
import { authorizationUrl, ProviderTokens } from './openid/exchange.ts'

/** Its owner may have to find a password or a phone first. */
const visitLifeS = 10 * 60

/** How a visit should go and where it should end. */
export type VisitWishes = {
  redirectTo: string
  challenge: Challenge | null
  linking: Linking | null
  /** Whatever else the client wants the provider to know. */
  query: URLSearchParams
  /** The browser that sets out (`markBrowser`). */
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

const visitOf = (flowId: string) => `oidc-visit:${flowId}`

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
    providerSecrets: await seal(deps.dataKeys(), visitOf(id), JSON.stringify(secrets)),
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
  const opened = await unseal(dataKeys(), visitOf(flow.id), flow.providerSecrets ?? '')
  if (opened === null) throw new AuthFailure('bad_oauth_state')
  const secrets = Secrets.parse(JSON.parse(opened))
  if (browser === null || !isSameSecret(secrets.browser, browser)) {
    throw new AuthFailure('bad_oauth_state')
  }
  return { flow, secrets }
}

/** `__Host-`: no sibling domain can plant it. */
const name = 'visit'
const prefix = 'host'

/**
 * The browser that sets out for a provider, by a secret that only it has: a visit counts only where it comes back to the
 * same one. Otherwise someone could begin to link *their* account, let another's browser follow, and have the other's
 * identity linked to it; or sign another in as themselves (RFC 6749 §10.12).
 * @returns the hash to keep with the visit
 */
export function markBrowser(c: Context): string {
  const secret = readMark(c) ?? randomToken()
  setCookie(c, name, secret, {
    prefix,
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'None', // providers may send their answer by POST from their own page (contract §4)
    maxAge: visitLifeS,
  })
  return hashOf(secret)
}

/** The hash of the secret of the browser that asks now; `null` when it never set out. */
export function browserOf(c: Context): string | null {
  const secret = readMark(c)
  return secret === null ? null : hashOf(secret)
}

/** Only what we may have made ourselves: several visits at once share it. */
function readMark(c: Context): string | null {
  const secret = getCookie(c, name, prefix)
  return secret !== undefined && /^[\da-f]{56}$/.test(secret) ? secret : null
}

const tokensFor = (userId: string) => `provider-tokens:${userId}`

/** Makes tokens ready to wait for a PKCE exchange in D1. */
export const sealTokens = async ({ dataKeys }: Deps, userId: string, tokens: ProviderTokens) =>
  seal(dataKeys(), tokensFor(userId), JSON.stringify(tokens))

/** The tokens that waited with a flow; nothing for flows without a provider. */
export async function openTokens(
  { dataKeys }: Deps,
  { userId, providerTokens }: Pick<FlowRow, 'userId' | 'providerTokens'>,
): Promise<ProviderTokens | undefined> {
  if (userId === null || providerTokens === null) return undefined
  const opened = await unseal(dataKeys(), tokensFor(userId), providerTokens)
  return opened === null ? undefined : ProviderTokens.parse(JSON.parse(opened))
}
