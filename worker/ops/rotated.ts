import { signingKeyWord } from '../lib/secrets/key-ring.ts'

type SigningSecrets = {
  JWT_PRIVATE_JWK?: string | undefined
  JWT_PREVIOUS_JWKS?: string | undefined
}

/**
 * Both secrets after the signing key was rotated: the new key signs, the key before it and those before that are still
 * accepted. Their private members stay while a site without keys for other purposes needs them.
 */
export function rotated(
  given: SigningSecrets,
  fresh: object,
): { JWT_PRIVATE_JWK: string; JWT_PREVIOUS_JWKS: string } | { JWT_PRIVATE_JWK: string } {
  const JWT_PRIVATE_JWK = JSON.stringify(fresh)
  if (!given.JWT_PRIVATE_JWK) return { JWT_PRIVATE_JWK }
  const previous = given.JWT_PREVIOUS_JWKS
    ? (JSON.parse(given.JWT_PREVIOUS_JWKS) as { keys: object[] }).keys
    : []
  const keys = [JSON.parse(given.JWT_PRIVATE_JWK) as object, ...previous]
  return { JWT_PRIVATE_JWK, JWT_PREVIOUS_JWKS: JSON.stringify({ keys }) }
}

/**
 * The same for the data key or the link key: the new one seals and signs, what older ones made can still be read. A site
 * that has had no such key used its signing key, which then stands among the older ones.
 */
export function rotatedRing(
  name: 'DATA' | 'LINK',
  given: Record<string, string | undefined>,
  fresh: string,
): Record<string, string> {
  const own = given[`${name}_KEY`] ?? (given['JWT_PRIVATE_JWK'] && signingKeyWord)
  const older = [own, given[`${name}_PREVIOUS_KEYS`]].filter((keys) => keys)
  return {
    [`${name}_KEY`]: fresh,
    ...(older.length > 0 && { [`${name}_PREVIOUS_KEYS`]: older.join(',') }),
  }
}
