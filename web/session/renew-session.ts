import { ApiError } from '../api/client.ts'
import type { AuthClient } from './auth-client.ts'

/**
 * Gets tokens that say of a proof that was just given: it counts for none from before, which may have been stolen
 * (worker/features/auth/fresh-proof.ts). Any other failure than of the network is told by the call that comes next.
 * @throws ApiError `network/unreachable`
 */
export async function renewSession(clientOf: AuthClient): Promise<void> {
  const { error } = await (await clientOf()).refreshSession()
  if (error?.name === 'AuthRetryableFetchError') throw new ApiError('network/unreachable', error)
}
