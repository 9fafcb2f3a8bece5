/**
 * Claims of an access token about its session. For decisions in this page only, because the server
 * verifies the signature.
 */
export type TokenClaims = { session_id?: string; amr?: { method: string }[] }

/** Parses an access token; a malformed one has no claims. */
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
 * Ends a session on the server without a session manager. The request continues after the page
 * closes. If the server is unreachable, the session expires later.
 */
export async function endSession(token: string): Promise<void> {
  await fetch('/auth/v1/logout?scope=local', {
    method: 'POST',
    keepalive: true,
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => undefined)
}
