import { createHash } from 'node:crypto'
import { errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { IdTokenGrantBody } from '#contract/auth.ts'
import type { Provider } from '../../../../adapters/openid-providers.ts'
import type { Deps } from '../../../../deps.ts'
import { isSameSecret } from '../../../../lib/secrets/same-secret.ts'
import { parseEmail } from '../../account/user.ts'
import { AuthFailure, invalid } from '../../protocol.ts'
import { badAnswer, connect, getProvider, providerFailed } from './connection.ts'

/** Asymmetric ones only: a symmetric one would turn the client secret into a key to sign with. */
const algorithms = 'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' ')

/** How far the provider's clock and ours may differ, in seconds. */
export const clockToleranceS = 10

const text = z.string().max(2048).optional().catch(undefined)

/** Name and address of a person (OpenID Connect Core §5.1). Some providers write booleans as text. */
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

/** A verified ID token, and the algorithm it was signed with. */
type IdToken = { claims: Claims; alg: string }

/**
 * Verifies an ID token: signature by the provider's keys, issuer, audience, expiry (OpenID Connect Core §3.1.3.7), but not its
 * nonce. By jose: the OAuth library verifies tokens only as part of a visit, and apps send theirs (`profileIn`).
 * @throws AuthFailure `bad_oauth_callback` for a bad token, `unexpected_failure` when the keys cannot be read
 */
export async function verifyIdToken(
  deps: Pick<Deps, 'fetch' | 'now'>,
  { issuer, clientId }: Provider,
  token: string,
): Promise<IdToken> {
  const { keys, server } = await connect(deps, issuer)
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      algorithms,
      issuer: server.issuer,
      audience: clientId,
      currentDate: deps.now(),
      clockTolerance: clockToleranceS,
      requiredClaims: ['exp', 'iat', 'sub'],
    })
    const claims = Claims.parse(payload)
    if (Array.isArray(payload.aud) && payload.aud.length > 1 && claims.azp !== clientId) {
      throw new errors.JWTClaimValidationFailed('The token was made for another client', payload)
    }
    return { claims, alg: protectedHeader.alg }
  } catch (error) {
    throw isOfKeys(error) ? providerFailed(error) : badAnswer(error)
  }
}

/** Whether the keys could not be read, as opposed to: no key fits, or the token is bad. */
function isOfKeys(error: unknown): boolean {
  if (error instanceof z.ZodError) return false
  if (!(error instanceof errors.JOSEError)) return true
  return ['ERR_JOSE_GENERIC', errors.JWKSTimeout.code, errors.JWKSInvalid.code].includes(error.code)
}

/** Whether an access token is the one that an ID token was issued with. Source: OpenID Connect Core §3.1.3.6. */
function fitsAccessToken({ claims, alg }: IdToken, accessToken: string): boolean {
  if (claims.at_hash === undefined) return true
  const bits = /^[A-Z]S(\d{3})$/.exec(alg)?.[1] ?? '512' // Ed25519 hashes with SHA-512
  const digest = createHash(`sha${bits}`).update(accessToken).digest()
  return digest.subarray(0, digest.length / 2).toString('base64url') === claims.at_hash
}

/** A person at a provider. */
export type Profile = {
  provider: string
  subject: string
  /** The address that the provider has verified, or `null`. */
  verifiedEmail: string | null
  /** The address, verified or not. Never decide anything by it. */
  email: string | null
  /** What the identity shows (contract §3, `identity_data`). */
  data: Record<string, unknown>
}

/** The known claims only: providers put all sorts of things into ID tokens. */
export function profileOf({ name: provider }: Provider, claims: Claims): Profile {
  const { iss, sub, picture, email_verified } = claims
  const email = addressOf(claims.email)
  const isVerified = email !== null && email_verified
  const name = claims.name ?? ([claims.given_name, claims.family_name].join(' ').trim() || null)
  const data = {
    iss,
    sub,
    provider_id: sub,
    ...(email !== null && { email }),
    ...(name !== null && { name, full_name: name }),
    ...(picture !== undefined && { picture, avatar_url: picture }),
    email_verified: isVerified,
    phone_verified: false,
  }
  return { provider, subject: sub, email, verifiedEmail: isVerified ? email : null, data }
}

/** An address as we store it; one that we could not write to counts as none. */
function addressOf(email: string | undefined): string | null {
  try {
    return parseEmail(email ?? '')
  } catch {
    return null
  }
}

/**
 * The person of an ID token that the app got from a provider itself.
 * @throws AuthFailure `validation_failed` for a bad token, or a provider that is not set up
 */
export async function profileIn(
  deps: Deps,
  providerName: string,
  token: string,
  { nonce = '', access_token: accessToken }: z.infer<typeof IdTokenGrantBody>,
): Promise<Profile> {
  const provider = getProvider(deps.oidc(), providerName)
  const idToken = await verifyIdToken(deps, provider, token).catch((error: unknown) => {
    const isBad = error instanceof AuthFailure && error.authCode === 'bad_oauth_callback'
    throw isBad ? invalid('Bad ID token') : error
  })
  // the app sends the provider only the hash of its nonce, so an ID token alone, once stolen, is worth nothing
  const { nonce: expected = '' } = idToken.claims
  if ((expected === '') !== (nonce === '')) {
    throw invalid('Passed nonce and nonce in id_token should either both exist or not.')
  }
  const hash = createHash('sha256').update(nonce).digest('hex')
  if (nonce !== '' && !isSameSecret(hash, expected)) throw invalid('Nonces mismatch')
  if (accessToken && !fitsAccessToken(idToken, accessToken)) throw invalid('Bad ID token')
  return profileOf(provider, idToken.claims)
}
