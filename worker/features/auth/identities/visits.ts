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
import { type FlowRow, rowOf } from '../account/account.ts'
import { AuthFailure, issuerOf } from '../protocol.ts'
import { type Challenge, challengeFor } from '../tokens.ts'
import type { Linking } from './enter.ts'
import { authorizationUrl, ProviderTokens } from './openid.ts'

/** A visitor may have to find a password or a phone first. */
const visitLifeS = 10 * 60

export type VisitRequest = {
  redirectTo: string
  challenge: Challenge | null
  linking: Linking | null
  /** Other parameters for the provider. */
  query: URLSearchParams
  /** The browser that begins the visit (`markBrowser`). */
  browser: string
}

/** What only we may know during a visit, sealed. */
const Secrets = z.object({
  /** For the PKCE challenge that the provider was sent. */
  verifier: z.string(),
  nonce: z.string(),
  browser: z.string(),
  /** The session that an identity is linked for: signing out cancels the linking. */
  sessionId: z.string().nullable(),
  generation: z.number(),
})

export type Visit = { flow: FlowRow; secrets: z.infer<typeof Secrets> }

const visitOf = (flowId: string) => `oidc-visit:${flowId}`

export const redirectUriOf = ({ origin }: Pick<Deps, 'origin'>) => `${issuerOf(origin)}/callback`

/**
 * Begins a visit to a provider: an opaque state recognises what comes back, nonce and PKCE tie the provider's answer to it
 * (OpenID Connect Core §3.1.2.1, RFC 7636).
 * @returns the provider's page
 * @throws AuthFailure `unexpected_failure` when the provider cannot be reached
 */
export async function startVisit(
  deps: Deps,
  provider: Provider,
  { redirectTo, challenge, linking, query, browser }: VisitRequest,
): Promise<string> {
  const now = deps.now()
  const [id, state] = [crypto.randomUUID(), crypto.randomUUID()]
  const [verifier, nonce] = [randomToken(), randomToken()]
  const { userId = null, sessionId = null, generation = 0 } = linking ?? {}
  const redirect_uri = redirectUriOf(deps)
  const ours = { redirect_uri, state, nonce, code_challenge: challengeFor(verifier) }
  const page = await authorizationUrl(deps, provider, query, ours)
  const secrets = JSON.stringify({ verifier, nonce, browser, sessionId, generation })
  const flow = rowOf(flowStatesTable, {
    id,
    kind: 'oauth',
    provider: provider.name,
    redirectTo,
    ...challenge,
    stateHash: hashOf(state),
    userId,
    providerSecrets: await seal(deps.dataKeys(), visitOf(id), secrets),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + visitLifeS * 1000).toISOString(),
  })
  await deps.db.insert(flowStatesTable).values(flow)
  return page
}

/**
 * Takes a visit out of D1: it comes back once, to the browser that began it. In another one it is over as well: its state has
 * leaked. A visit that links stays in D1 until it has, so that a new password or second step cancels it meanwhile.
 * @throws AuthFailure `bad_oauth_callback` without a state, `bad_oauth_state` for an unknown or old one, or elsewhere
 */
export async function takeVisit(c: Context, state: string): Promise<Visit> {
  const { db, dataKeys, now }: Deps = c.var.deps
  if (state === '') {
    throw new AuthFailure('bad_oauth_callback', { message: 'OAuth state parameter missing' })
  }
  const { stateHash, userId } = flowStatesTable
  const ofState = eq(stateHash, hashOf(state))
  const isLinking = and(ofState, isNotNull(userId))
  const [[linking], [signingIn]] = await db.batch([
    db.update(flowStatesTable).set({ stateHash: null }).where(isLinking).returning(),
    db
      .delete(flowStatesTable)
      .where(and(ofState, isNull(userId)))
      .returning(),
  ])
  const flow = linking ?? signingIn
  const isLive = flow && flow.expiresAt > now().toISOString()
  const opened = isLive && (await unseal(dataKeys(), visitOf(flow.id), flow.providerSecrets ?? ''))
  const secrets = opened ? Secrets.parse(JSON.parse(opened)) : null
  const mark = readMark(c)
  if (!flow || !secrets || !mark || !isSameSecret(secrets.browser, hashOf(mark))) {
    throw new AuthFailure('bad_oauth_state')
  }
  return { flow, secrets }
}

/** `__Host-`: no sibling domain can set it. */
const cookie = { name: 'visit', prefix: 'host' } as const

/**
 * Marks the browser that begins a visit with a secret: the visit counts only in this browser. Otherwise an attacker could
 * begin to link *their* account and have a victim's browser finish it, or sign a victim in as themselves (RFC 6749 §10.12).
 * @returns the hash to store with the visit
 */
export function markBrowser(c: Context): string {
  const secret = readMark(c) ?? randomToken()
  setCookie(c, cookie.name, secret, {
    prefix: cookie.prefix,
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'None', // providers may send their answer by POST from their own page (contract §4)
    maxAge: visitLifeS,
  })
  return hashOf(secret)
}

/** The secret of the browser, if we may have made it: several visits at once share it. */
function readMark(c: Context): string | null {
  const secret = getCookie(c, cookie.name, cookie.prefix)
  return secret !== undefined && /^[\da-f]{56}$/.test(secret) ? secret : null
}

const tokensFor = (userId: string) => `provider-tokens:${userId}`

/** Seals a provider's tokens, which wait for a PKCE exchange in D1. */
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
