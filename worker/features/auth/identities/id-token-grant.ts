import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { IdTokenGrantBody, type Session } from '#contract/auth.ts'
import type { Deps } from '../../../deps.ts'
import { isSameSecret } from '../../../lib/secrets/same-secret.ts'
import { getCaller } from '../authenticated.ts'
import type { Caller } from '../bearer.ts'
import { readJson } from '../body.ts'
import { AuthFailure, type Call, invalid } from '../protocol.ts'
import { findAccount } from '../caller-queries.ts'
import { saidByToken } from '../sessions/amr.ts'
import { deviceOf, sessionBody, startSession } from '../sessions/sessions.ts'
import { fitsAccessToken, type IdToken, verifyIdToken } from './openid/id-token.ts'
import { beginLinking, justLink, linkIdentity } from './link.ts'
import { type Profile, profileOf } from './openid/profile.ts'
import { getProvider } from './get-provider.ts'
import { leadsTo, userOf } from './sign-in.ts'

type Given = z.infer<typeof IdTokenGrantBody>

/**
 * `POST /token?grant_type=id_token`: signs in, or links, by an ID token that the app got from a provider itself.
 * Linking keeps the caller's session and its assurance level.
 * @throws AuthFailure `validation_failed` for a bad token, `reauthentication_needed` for an older one of the session, `identity_already_exists`, `user_banned` (400)
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
    const user = await userOf(deps, profile, 400)
    const by = { method: 'oauth', provider: profile.provider }
    return startSession(deps, user, by, deviceOf(c.req.raw), leadsTo(user, profile))
  }
  assertNewest(caller)
  await linkIdentity(deps, await beginLinking(deps, caller), profile, justLink(deps, caller))
  const account = await findAccount(deps.db, caller.user.id)
  if (!account) throw new AuthFailure('session_not_found')
  return sessionBody(deps, caller.session, account)
}

/**
 * The answer says all that the session proved, and renews it: whoever copied an older token than that gets nothing of it.
 * @throws AuthFailure `reauthentication_needed`
 */
function assertNewest({ session, claimedAmr }: Caller): void {
  if (saidByToken(session.amr, claimedAmr).length === session.amr.length) return
  const message = 'This token is older than what its session has proven: renew the session'
  throw new AuthFailure('reauthentication_needed', { message })
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
