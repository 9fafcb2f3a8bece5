import { answer } from '../../api/client.ts'
import { authClient } from '../../session/auth-client.ts'
import { renewSession } from '../../session/renew-session.ts'
import { sessionApi } from '../../session/session-api.ts'

/**
 * Says that the person here has just given the password. The session gets new tokens: a copy of the old ones ends with
 * the next renewal.
 * @throws ApiError `account/password-wrong`, `request/rate-limited`, `network/unreachable`, …
 */
export async function givePassword(password: string): Promise<void> {
  const api = await sessionApi()
  await renewSession(authClient, await answer(api.account.proof.$post({ json: { password } })))
}
