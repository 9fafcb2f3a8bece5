import type { Session } from '#contract/auth.ts'
import { ApiError } from '../api/client.ts'
import type { AuthClient } from './auth-client.ts'

/**
 * Takes the session that a proof was answered with: the tokens from before, which may have been copied, are worth less
 * (worker/features/auth/account/decide-session.ts). Any other failure than of the network shows in the next call.
 * @throws ApiError `network/unreachable`
 */
export async function renewSession(
  clientOf: AuthClient,
  proven: Pick<Session, 'access_token' | 'refresh_token'>,
): Promise<void> {
  const { error } = await (await clientOf()).setSession(proven)
  if (error?.name === 'AuthRetryableFetchError') throw new ApiError('network/unreachable', error)
}
