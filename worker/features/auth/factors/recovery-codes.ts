import { randomBytes } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { keyedHashOf } from '../../../lib/secrets/random.ts'

const codesPerSet = 10
/** 24 letters of 5 bits: 120 bits. */
const codeLetters = 24
/** RFC 4648 §6: no 0, 1, 8 or 9, which could be taken for letters. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Ten codes, such as `ABCDEFGH2345IJKLMNOP67QR`. */
export const newCodes = (): string[] =>
  Array.from({ length: codesPerSet }, () =>
    Array.from(randomBytes(codeLetters), (byte) => alphabet[byte & 31] ?? '').join(''),
  )

/** A code as it was made, from small letters, spaces, and digits that were taken for letters. */
const normalized = (typed: string) =>
  typed
    .toUpperCase()
    .replaceAll('0', 'O')
    .replaceAll('1', 'I')
    .replaceAll('8', 'B')
    .replaceAll(/[^A-Z2-7]/g, '')

/**
 * The hashes of a code. For 120 random bits a fast hash will do (ASVS 5, 6.5.2), and each needs the data key.
 * @param keys `all`: a set that was made before a rotation of the key works as long as that key is kept
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
