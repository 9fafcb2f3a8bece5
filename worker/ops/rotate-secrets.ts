type SigningSecrets = {
  JWT_PRIVATE_JWK?: string | undefined
  JWT_PREVIOUS_JWKS?: string | undefined
}

/** Rotates the signing key: the new key signs, tokens of all earlier keys stay valid. */
export function rotateSigningKey(
  given: SigningSecrets,
  fresh: object,
): { JWT_PRIVATE_JWK: string; JWT_PREVIOUS_JWKS: string } | { JWT_PRIVATE_JWK: string } {
  const JWT_PRIVATE_JWK = JSON.stringify(fresh)
  if (!given.JWT_PRIVATE_JWK) return { JWT_PRIVATE_JWK }
  const previous = given.JWT_PREVIOUS_JWKS
    ? (JSON.parse(given.JWT_PREVIOUS_JWKS) as { keys: object[] }).keys
    : []
  const { d: _private, ...verifies } = JSON.parse(given.JWT_PRIVATE_JWK) as { d: string }
  return { JWT_PRIVATE_JWK, JWT_PREVIOUS_JWKS: JSON.stringify({ keys: [verifies, ...previous] }) }
}

/**
 * Rotates the data key or the link key: the new key encrypts and signs, older ones still decrypt
 * and verify.
 */
export function rotateKeyRing(
  name: 'DATA' | 'LINK',
  given: Record<string, string | undefined>,
  fresh: string,
): Record<string, string> {
  const older = [given[`${name}_KEY`], given[`${name}_PREVIOUS_KEYS`]].filter((keys) => keys)
  return {
    [`${name}_KEY`]: fresh,
    ...(older.length > 0 && { [`${name}_PREVIOUS_KEYS`]: older.join(',') }),
  }
}
