import { ApiError, codeOf } from '../../../api/client.ts'
import {
  leaveStaffSession,
  type StaffApi,
  staffApi,
  staffStore,
} from '../../../session/staff-session.ts'
import { requestReauthentication } from './reauthentication.ts'
import { unreadCountFetch } from './unread-count.ts'

/**
 * Runs an API call as the signed-in user. Lost access leads back to sign-in; a call that requires re-authentication
 * opens the dialog and is then repeated.
 * @param isProof the call is the re-authentication itself
 * @throws ApiError from the call
 */
export async function staffCall<Value>(
  run: (api: StaffApi) => Promise<Value>,
  isProof = false,
): Promise<Value> {
  try {
    return await run(await staffApi(unreadCountFetch))
  } catch (reason) {
    const isProofWanted = reason instanceof ApiError && reason.staffCode === 'account/proof-needed'
    if (isProofWanted && !isProof && (await requestReauthentication())) return staffCall(run)
    const code: string = codeOf(reason)
    if (code === 'auth/second-factor-needed') void staffStore.refresh()
    else if (code.startsWith('auth/')) void leaveStaffSession()
    throw reason
  }
}
