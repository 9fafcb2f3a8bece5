import { answer } from '../../api/client.ts'
import { authClient } from '../../session/auth-client.ts'
import { renewSession } from '../../session/renew-session.ts'
import { sessionApi } from '../../session/session-api.ts'

/**
 * Re-authenticates with the password and rotates the session's tokens, so that a stolen copy ends at its next renewal.
 * @throws ApiError `account/password-wrong`, `request/rate-limited`, `network/unreachable`, …
 */
export async function reauthenticate(password: string): Promise<void> {
  const api = await sessionApi()
  await renewSession(authClient, await answer(api.account.proof.$post({ json: { password } })))
}
