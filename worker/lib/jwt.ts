import { hkdfSync } from 'node:crypto'
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
import { json, oncePerEnv, settings } from './settings.ts'

const publicMembers = { kty: z.literal('EC'), crv: z.literal('P-256'), kid: z.string().min(1) }
const PublicJwk = z.object({ ...publicMembers, x: z.string(), y: z.string() })
const PrivateJwk = PublicJwk.extend({ d: z.string() })
/** A previous key signs nothing; where it keeps its private member, what was sealed with it can still be opened. */
const PreviousJwk = PublicJwk.extend({ d: z.string().optional() })

/** The keys this Worker signs with and the ones it accepts: its own and, after a rotation, the previous ones. */
export type Keys = {
  sign: (claims: JWTPayload) => Promise<string>
  /** Signature by `kid`, then `typ`, `iss`, `aud`, `exp` and `nbf` at the instant `now`; no leeway. */
  verify: (token: string, expected: Expected) => Promise<JWTPayload>
  /** `kid` of the key that signs and seals now. */
  keyId: string
  /**
   * 32 bytes for one purpose (HKDF-SHA256, RFC 5869) from a key's private member; `null` for a key that we do
   * not have, or of which only the public half is left.
   */
  derive: (purpose: string, salt: string, keyId: string) => Uint8Array<ArrayBuffer> | null
  /** Public keys only, as /.well-known/jwks.json shows them. Source: RFC 7517 §5. */
  jwks: JSONWebKeySet
}

type Expected = { issuer: string | string[]; audience: string | string[]; now: Date }

/**
 * The keys of an environment, imported once: that costs more than verifying a signature.
 * @throws Failure `server/setting-missing` when JWT_PRIVATE_JWK or JWT_PREVIOUS_JWKS is absent or malformed
 */
export const loadKeys = oncePerEnv((env): Promise<Keys> => {
  const { JWT_PRIVATE_JWK, JWT_PREVIOUS_JWKS } = settings(env, {
    JWT_PRIVATE_JWK: json(PrivateJwk),
    JWT_PREVIOUS_JWKS: json(z.object({ keys: z.array(PreviousJwk) })).optional(),
  })
  return createKeys(JWT_PRIVATE_JWK, JWT_PREVIOUS_JWKS?.keys ?? [])
})

async function createKeys(
  own: z.infer<typeof PrivateJwk>,
  previous: z.infer<typeof PreviousJwk>[],
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
  const secrets = new Map([own, ...previous].map(({ kid, d }) => [kid, d]))
  return {
    jwks,
    keyId: own.kid,
    derive: (purpose, salt, keyId) => {
      const secret = secrets.get(keyId)
      if (secret === undefined) return null
      return new Uint8Array(hkdfSync('sha256', Buffer.from(secret, 'base64url'), salt, purpose, 32))
    },
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

/** Whether an error of `Keys.verify` means "the token is bad" (and not that we are broken). */
export const isBadToken = (error: unknown): boolean => error instanceof errors.JOSEError
