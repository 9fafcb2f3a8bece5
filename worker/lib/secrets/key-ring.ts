import { createHash, hkdfSync } from 'node:crypto'
import { z } from 'zod'
import { oncePerEnv } from '../settings/once-per-env.ts'
import { settings } from '../settings/settings.ts'

/**
 * Secrets for one purpose, the current first. Older ones still decrypt and verify after a rotation.
 */
export type KeyRing = {
  /** Id of the current key, which encrypts and signs. */
  keyId: string
  keyIds: readonly string[]
  /** Derives 32 bytes for a purpose (HKDF-SHA256, RFC 5869); `null` for an unknown key id. */
  derive: (purpose: string, salt: string, keyId: string) => Uint8Array<ArrayBuffer> | null
}

/** 32 random bytes in base64, as `openssl rand -base64 32` prints them. */
const Secret = z
  .string()
  .trim()
  .regex(/^[\w+/-]{43}=?$/, 'is not 32 bytes in base64')

const Secrets = z
  .string()
  .transform((text) => text.split(',').filter((part) => part.trim() !== ''))
  .pipe(z.array(Secret))
  .optional()

/**
 * Keys of DATA_KEY: encrypt second factors and queued mails, derive refresh tokens, key the hashes
 * of codes.
 * @throws Failure `server/setting-missing` when DATA_KEY is absent, or a key is malformed
 */
export const dataKeys = oncePerEnv((env): KeyRing => {
  const { DATA_KEY, DATA_PREVIOUS_KEYS = [] } = settings(env, {
    DATA_KEY: Secret,
    DATA_PREVIOUS_KEYS: Secrets,
  })
  return createRing([DATA_KEY, ...DATA_PREVIOUS_KEYS].map(identified))
})

/**
 * Keys of LINK_KEY: sign links to a single resource, such as the page of a request for access.
 * @throws Failure `server/setting-missing` when LINK_KEY is absent, or a key is malformed
 */
export const linkKeys = oncePerEnv((env): KeyRing => {
  const { LINK_KEY, LINK_PREVIOUS_KEYS = [] } = settings(env, {
    LINK_KEY: Secret,
    LINK_PREVIOUS_KEYS: Secrets,
  })
  return createRing([LINK_KEY, ...LINK_PREVIOUS_KEYS].map(identified))
})

function identified(secret: string): [keyId: string, secret: Buffer] {
  const bytes = Buffer.from(secret, 'base64')
  return [createHash('sha256').update(bytes).digest('base64url').slice(0, 16), bytes]
}

function createRing(keys: [keyId: string, secret: Buffer][]): KeyRing {
  const secrets = new Map(keys)
  const [keyId] = secrets.keys()
  if (keyId === undefined) throw new Error('A ring needs a key')
  return {
    keyId,
    keyIds: [...secrets.keys()],
    derive: (purpose, salt, keyId) => {
      const secret = secrets.get(keyId)
      if (secret === undefined) return null
      return new Uint8Array(hkdfSync('sha256', secret, salt, purpose, 32))
    },
  }
}

/** Derives 32 bytes with the current key. */
export function deriveCurrent(ring: KeyRing, purpose: string): Uint8Array<ArrayBuffer> {
  const key = ring.derive(purpose, '', ring.keyId)
  if (key === null) throw new Error('A ring holds its own key')
  return key
}

/** Derives 32 bytes with each key of the ring, to verify values made before a rotation. */
export const deriveAll = (ring: KeyRing, purpose: string): Uint8Array<ArrayBuffer>[] =>
  ring.keyIds.flatMap((keyId) => ring.derive(purpose, '', keyId) ?? [])
