type Secrets = { JWT_PRIVATE_JWK?: string | undefined; JWT_PREVIOUS_JWKS?: string | undefined }

/**
 * Both secrets after a rotation: the new key signs, the key before it and those before that are still accepted. Old
 * private members are kept, as second factors are sealed with them.
 */
export function rotated(
  given: Secrets,
  fresh: object,
): Required<Secrets> | { JWT_PRIVATE_JWK: string } {
  const JWT_PRIVATE_JWK = JSON.stringify(fresh)
  if (!given.JWT_PRIVATE_JWK) return { JWT_PRIVATE_JWK }
  const previous = given.JWT_PREVIOUS_JWKS
    ? (JSON.parse(given.JWT_PREVIOUS_JWKS) as { keys: object[] }).keys
    : []
  const keys = [JSON.parse(given.JWT_PRIVATE_JWK) as object, ...previous]
  return { JWT_PRIVATE_JWK, JWT_PREVIOUS_JWKS: JSON.stringify({ keys }) }
}
