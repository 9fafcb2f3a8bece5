import { codeOf } from '../../../api/client.ts'
import {
  leaveStaffSession,
  type StaffApi,
  staffApi,
  staffStore,
} from '../../../session/staff-session.ts'

/**
 * Runs a call under the name of whoever is signed in. Who has lost the right (signed out elsewhere, suspended, role
 * taken) is led back to the gate.
 * @throws ApiError what the call threw
 */
export async function staffCall<Value>(run: (api: StaffApi) => Promise<Value>): Promise<Value> {
  try {
    return await run(await staffApi())
  } catch (reason) {
    const code: string = codeOf(reason)
    if (code === 'auth/second-factor-needed') void staffStore.refresh()
    else if (code.startsWith('auth/')) void leaveStaffSession()
    throw reason
  }
}
