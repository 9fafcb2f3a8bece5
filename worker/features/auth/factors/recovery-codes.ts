import { randomBytes } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { keyedHashOf } from '../../../lib/secrets/random.ts'

const codesPerSet = 10
/** 24 letters of 5 bits: 120 bits. Longer to type than most, and once in the life of a phone. */
const codeLetters = 24
/** RFC 4648 §6: no 0, 1, 8 or 9, which could be taken for letters. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Ten codes, such as `ABCDEFGH2345IJKLMNOP67QR`. */
export const newCodes = (): string[] =>
  Array.from({ length: codesPerSet }, () =>
    Array.from(randomBytes(codeLetters), (byte) => alphabet[byte & 31] ?? '').join(''),
  )

/** As it was made, however it was typed: small letters, spaces, and digits taken for the letters that look like them. */
const normalized = (given: string) =>
  given
    .toUpperCase()
    .replaceAll('0', 'O')
    .replaceAll('1', 'I')
    .replaceAll('8', 'B')
    .replaceAll(/[^A-Z2-7]/g, '')

/**
 * How a code is stored. A slow hash protects what people choose; these are 120 random bits, for which ASVS 5, 6.5.2 lets a
 * fast hash do, and a thief who has copied the database lacks the data key that goes into each.
 * @param keys `all`: sets that were made before a rotation of the key are known as long as that key is
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
