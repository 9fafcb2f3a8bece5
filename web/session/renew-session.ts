import type { Session } from '#contract/auth.ts'
import { ApiError } from '../api/client.ts'
import type { AuthClient } from './auth-client.ts'

/**
 * Adopts the new session after a proof, which invalidates earlier tokens and their copies
 * (worker/features/auth/account/decide-session.ts). Errors except network failures show in the next
 * call.
 * @throws ApiError `network/unreachable`
 */
export async function renewSession(
  clientOf: AuthClient,
  proven: Pick<Session, 'access_token' | 'refresh_token'>,
): Promise<void> {
  const { error } = await (await clientOf()).setSession(proven)
  if (error?.name === 'AuthRetryableFetchError') throw new ApiError('network/unreachable', error)
}
