import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { IdTokenGrantBody, type Session } from '#contract/auth.ts'
import type { Deps } from '../../../deps.ts'
import { isSameSecret } from '../../../lib/secrets/same-secret.ts'
import { getCaller } from '../authenticated.ts'
import { readJson } from '../body.ts'
import { acceptLanguageOf } from '../call.ts'
import { AuthFailure, type Call, invalid } from '../protocol.ts'
import { deviceOf, freshSession, sessionIn } from '../sessions/session-body.ts'
import { enterByProvider, linkIdentity } from './enter.ts'
import { getProvider } from './get-provider.ts'
import { assertMayLink } from './may-link.ts'
import { fitsAccessToken, type IdToken, verifyIdToken } from './openid/id-token.ts'
import { type Profile, profileOf } from './openid/profile.ts'

type Given = z.infer<typeof IdTokenGrantBody>

/**
 * `POST /token?grant_type=id_token`: signs in, or links, by an ID token that the app got from a provider itself.
 * Linking keeps the caller's session and its assurance level.
 * @throws AuthFailure `validation_failed` for a bad token, `identity_already_exists`, `user_banned` (400)
 */
export async function grantByIdToken(c: Call): Promise<Session> {
  const { deps } = c.var
  const body = await readJson(c, IdTokenGrantBody)
  if (!body.id_token) throw invalid('id_token required')
  if (!body.provider) throw invalid('provider required')
  const caller = body.link_identity
    ? await getCaller(deps, c.req.header('authorization'))
    : undefined
  const profile = await readToken(deps, body.provider, body.id_token, body)
  if (!caller) {
    const fresh = freshSession(deviceOf(c.req.raw))
    const way = { method: 'oauth', fresh, status: 400 } as const
    return sessionIn(deps, await enterByProvider(deps, profile, way))
  }
  await assertMayLink(deps, caller)
  const linking = { userId: caller.user.id, ...caller.asked }
  return sessionIn(deps, await linkIdentity(deps, linking, profile, null, acceptLanguageOf(c)))
}

async function readToken(
  deps: Deps,
  providerName: string,
  token: string,
  { nonce, access_token: accessToken }: Given,
): Promise<Profile> {
  const provider = getProvider(deps.oidc(), providerName)
  const idToken = await verifyIdToken(deps, provider, token).catch((error: unknown) => {
    const isBad = error instanceof AuthFailure && error.authCode === 'bad_oauth_callback'
    throw isBad ? invalid('Bad ID token') : error
  })
  assertNonce(idToken, nonce ?? '')
  if (accessToken && !fitsAccessToken(idToken, accessToken)) throw invalid('Bad ID token')
  return profileOf(provider, idToken.claims)
}

/** The app shows the provider only the hash of its nonce, so an ID token alone, once stolen, is worth nothing. */
function assertNonce({ claims }: IdToken, nonce: string): void {
  const expected = claims.nonce ?? ''
  if ((expected === '') !== (nonce === '')) {
    throw invalid('Passed nonce and nonce in id_token should either both exist or not.')
  }
  const hash = createHash('sha256').update(nonce).digest('hex')
  if (nonce !== '' && !isSameSecret(hash, expected)) throw invalid('Nonces mismatch')
}
