import {
  createLocalJWKSet,
  errors,
  importJWK,
  type JSONWebKeySet,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose'
import { z } from 'zod'
import { oncePerEnvAsync } from '../settings/once-per-env.ts'
import { jsonSetting, settings } from '../settings/settings.ts'

const publicMembers = { kty: z.literal('EC'), crv: z.literal('P-256'), kid: z.string().min(1) }
const PublicJwk = z.object({ ...publicMembers, x: z.string(), y: z.string() })
const PrivateJwk = PublicJwk.extend({ d: z.string() })

/** JWT keys: signs with the current key, verifies with the current and previous ones. */
export type Keys = {
  sign: (claims: JWTPayload) => Promise<string>
  /**
   * Verifies signature by `kid`, then `typ`, `iss`, `aud`, `exp` and `nbf` at `now`, without
   * leeway.
   */
  verify: (token: string, expected: Expected) => Promise<JWTPayload>
  /** Public keys for /.well-known/jwks.json. Source: RFC 7517 §5. */
  jwks: JSONWebKeySet
}

type Expected = { issuer: string | string[]; audience: string | string[]; now: Date }

/**
 * The JWT keys of an environment, imported once per isolate.
 * @throws Failure `server/setting-missing` when JWT_PRIVATE_JWK is absent, or it or
 * JWT_PREVIOUS_JWKS is malformed
 */
export const loadKeys = oncePerEnvAsync((env): Promise<Keys> => {
  const { JWT_PRIVATE_JWK, JWT_PREVIOUS_JWKS } = settings(env, {
    JWT_PRIVATE_JWK: jsonSetting(PrivateJwk),
    JWT_PREVIOUS_JWKS: jsonSetting(z.object({ keys: z.array(PublicJwk) })).optional(),
  })
  return createKeys(JWT_PRIVATE_JWK, JWT_PREVIOUS_JWKS?.keys ?? [])
})

async function createKeys(
  own: z.infer<typeof PrivateJwk>,
  previous: z.infer<typeof PublicJwk>[],
): Promise<Keys> {
  const privateKey = await importJWK({ ...own, alg: 'ES256' })
  const jwks: JSONWebKeySet = {
    keys: [own, ...previous].map(({ kty, crv, kid, x, y }) => ({
      kty,
      crv,
      x,
      y,
      kid,
      alg: 'ES256',
      use: 'sig',
      key_ops: ['verify'],
    })),
  }
  const findKey = createLocalJWKSet(jwks)
  return {
    jwks,
    sign: (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: own.kid })
        .sign(privateKey),
    verify: async (token, { issuer, audience, now }) => {
      const { payload } = await jwtVerify(token, findKey, {
        algorithms: ['ES256'],
        typ: 'JWT',
        issuer,
        audience,
        currentDate: now,
        requiredClaims: ['exp', 'sub'],
      })
      return payload
    },
  }
}

/** Whether an error of `Keys.verify` means an invalid token rather than a fault of ours. */
export const isBadToken = (error: unknown): boolean => error instanceof errors.JOSEError
