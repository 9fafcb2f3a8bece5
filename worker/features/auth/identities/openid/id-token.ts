import { createHash } from 'node:crypto'
import { errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Deps } from '../../../../deps.ts'
import { badAnswer, providerFailed } from './ask-provider.ts'
import { connect } from './connection.ts'
import type { Provider } from '../../../../adapters/openid-providers.ts'

/** Asymmetric ones only: a symmetric one would turn the client secret into a key to sign with. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]

/** How far the provider's clock and ours may differ, in seconds. */
export const clockToleranceS = 10

const text = z.string().max(2048).optional().catch(undefined)

/** What somebody is called and where mail reaches them (OpenID Connect Core §5.1). Some write booleans as text. */
export const Contact = z.object({
  email: text,
  email_verified: z
    .literal([true, 'true'])
    .transform(() => true)
    .catch(false),
  name: text,
  given_name: text,
  family_name: text,
  picture: text,
})

/** What we read of an ID token. Source: OpenID Connect Core §2. */
const Claims = Contact.extend({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  azp: z.string().optional(),
  nonce: z.string().optional(),
  at_hash: z.string().optional(),
})
export type Claims = z.infer<typeof Claims>

/** An ID token that was checked, and the algorithm it was signed with. */
export type IdToken = { claims: Claims; alg: string }

/**
 * Checks an ID token: signature by the provider's keys, issuer, audience, expiry (OpenID Connect Core §3.1.3.7).
 * The nonce is left to the caller, who knows what to expect. By jose: the OAuth library checks tokens only as part of a
 * visit, and apps bring theirs along (id-token-grant.ts).
 * @throws AuthFailure `bad_oauth_callback` for a bad token, `unexpected_failure` when the keys cannot be read
 */
export async function verifyIdToken(
  deps: Pick<Deps, 'fetch' | 'now'>,
  provider: Provider,
  token: string,
): Promise<IdToken> {
  const { keys, server } = await connect(deps, provider.issuer)
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      algorithms,
      issuer: server.issuer,
      audience: provider.clientId,
      currentDate: deps.now(),
      clockTolerance: clockToleranceS,
      requiredClaims: ['exp', 'iat', 'sub'],
    })
    const claims = Claims.parse(payload)
    if (Array.isArray(payload.aud) && payload.aud.length > 1 && claims.azp !== provider.clientId) {
      throw new errors.JWTClaimValidationFailed('The token was made for another client', payload)
    }
    return { claims, alg: protectedHeader.alg }
  } catch (error) {
    throw isKeyTrouble(error) ? providerFailed(error) : badAnswer(error)
  }
}

/** Whether the keys could not be read, as opposed to: no key fits, or the token is bad. */
function isKeyTrouble(error: unknown): boolean {
  if (error instanceof z.ZodError) return false
  if (!(error instanceof errors.JOSEError)) return true
  return ['ERR_JOSE_GENERIC', errors.JWKSTimeout.code, errors.JWKSInvalid.code].includes(error.code)
}

/** Whether an access token is the one that an ID token was issued with. Source: OpenID Connect Core §3.1.3.6. */
export function fitsAccessToken({ claims, alg }: IdToken, accessToken: string): boolean {
  if (claims.at_hash === undefined) return true
  const bits = /^[A-Z]S(\d{3})$/.exec(alg)?.[1] ?? '512' // Ed25519 hashes with SHA-512
  const digest = createHash(`sha${bits}`).update(accessToken).digest()
  return digest.subarray(0, digest.length / 2).toString('base64url') === claims.at_hash
}
