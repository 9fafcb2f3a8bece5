import { randomBytes } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { keyedHashOf } from '../../../lib/secrets/random.ts'

const codesPerSet = 10
/** 24 letters of 5 bits: 120 bits. */
const codeLetters = 24
/** Base32 alphabet (RFC 4648 §6), without 0, 1, 8 and 9, which look like letters. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Creates ten codes, such as `ABCDEFGH2345IJKLMNOP67QR`. */
export const newCodes = (): string[] =>
  Array.from({ length: codesPerSet }, () =>
    Array.from(randomBytes(codeLetters), (byte) => alphabet[byte & 31] ?? '').join(''),
  )

/** Normalizes a typed code: upper case, no spaces, and letters in place of similar digits. */
const normalized = (typed: string) =>
  typed
    .toUpperCase()
    .replaceAll('0', 'O')
    .replaceAll('1', 'I')
    .replaceAll('8', 'B')
    .replaceAll(/[^A-Z2-7]/g, '')

/**
 * Hashes a recovery code with the data key. A fast hash is sufficient for 120 random bits (ASVS 5,
 * 6.5.2).
 * @param keys `all`: also with older data keys, so that codes from before a key rotation still work
 */
export function codeHashes(
  { dataKeys }: Pick<Deps, 'dataKeys'>,
  userId: string,
  code: string,
  keys: 'newest' | 'all',
): string[] {
  const ring = dataKeys()
  const keyIds = keys === 'all' ? ring.keyIds : [ring.keyId]
  return keyIds.flatMap((keyId) => {
    const key = ring.derive('recovery-code', userId, keyId)
    return key === null ? [] : [keyedHashOf(key, normalized(code))]
  })
}
