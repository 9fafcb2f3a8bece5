import { createHash, hkdfSync } from 'node:crypto'
import { z } from 'zod'
import { oncePerEnv } from '../settings/once-per-env.ts'
import { settings } from '../settings/settings.ts'

/**
 * Secrets for one purpose, the newest first. What an older one made can still be read, so that a rotation loses
 * nothing.
 */
export type KeyRing = {
  /** The key that seals and signs now. */
  keyId: string
  /** All keys we hold. */
  keyIds: readonly string[]
  /** 32 bytes for one purpose (HKDF-SHA256, RFC 5869); `null` for a key that we do not hold. */
  derive: (purpose: string, salt: string, keyId: string) => Uint8Array<ArrayBuffer> | null
}

/** 32 random bytes in base64, as `openssl rand -base64 32` writes them. */
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
 * Seals what has to be read back (second factors, waiting mails), derives refresh tokens, keys the hashes of codes.
 * @throws Failure `server/setting-missing` when DATA_KEY is absent, or it or an older key is malformed
 */
export const dataKeys = oncePerEnv((env): KeyRing => {
  const { DATA_KEY, DATA_PREVIOUS_KEYS = [] } = settings(env, {
    DATA_KEY: Secret,
    DATA_PREVIOUS_KEYS: Secrets,
  })
  return createRing([DATA_KEY, ...DATA_PREVIOUS_KEYS].map(identified))
})

/**
 * Signs links that are a key to one thing, such as the page of a request for access.
 * @throws as `dataKeys`, for LINK_KEY
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

/** As `derive`, with the key of now. */
export function deriveNow(ring: KeyRing, purpose: string): Uint8Array<ArrayBuffer> {
  const key = ring.derive(purpose, '', ring.keyId)
  if (key === null) throw new Error('A ring holds its own key')
  return key
}

/** As `derive`, with every key of the ring: for what was made before a rotation and lives a while. */
export const deriveAll = (ring: KeyRing, purpose: string): Uint8Array<ArrayBuffer>[] =>
  ring.keyIds.flatMap((keyId) => ring.derive(purpose, '', keyId) ?? [])
