import { ApiError, codeOf } from '../../../api/client.ts'
import {
  leaveStaffSession,
  type StaffApi,
  staffApi,
  staffStore,
} from '../../../session/staff-session.ts'
import { askForProof } from './ask-for-proof.ts'
import { countingFetch } from './unread-count.ts'

/**
 * Runs a call in the name of the signed-in person. A person who has lost the right (signed out elsewhere, suspended, role
 * taken) is led back to the gate. What takes a password or second step of the last minutes asks for it and goes on.
 * @param isProof the call is that proof itself
 * @throws ApiError what the call threw
 */
export async function staffCall<Value>(
  run: (api: StaffApi) => Promise<Value>,
  isProof = false,
): Promise<Value> {
  try {
    return await run(await staffApi(countingFetch))
  } catch (reason) {
    const isProofWanted = reason instanceof ApiError && reason.staffCode === 'account/proof-needed'
    if (isProofWanted && !isProof && (await askForProof())) return staffCall(run)
    const code: string = codeOf(reason)
    if (code === 'auth/second-factor-needed') void staffStore.refresh()
    else if (code.startsWith('auth/')) void leaveStaffSession()
    throw reason
  }
}
