/** What an access token says of its session. For decisions of this page only: the signature is the server's to check. */
export type TokenClaims = { session_id?: string; amr?: { method: string }[] }

/** Reads an access token; a malformed one says nothing. */
export function claimsOf(token: string): TokenClaims {
  try {
    const [, payload = ''] = token.split('.')
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.parse(bytes) as TokenClaims
  } catch {
    return {}
  }
}

export const sessionIdOf = (token: string): string => claimsOf(token).session_id ?? ''

/**
 * Ends a session on the server without a session manager. It outlives the page that asks; when the server cannot be
 * reached, the session ends there by itself.
 */
export async function endSession(token: string): Promise<void> {
  await fetch('/auth/v1/logout?scope=local', {
    method: 'POST',
    keepalive: true,
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => undefined)
}
