import { useCallback } from 'react'
import { codeOf } from '../../../api/client.ts'
import { useAnswer } from '../../../api/use-answer.ts'
import { leaveStaffSession, type StaffApi, staffApi } from '../../../session/staff-session.ts'

/**
 * Runs a call under the name of whoever is signed in. Who has lost the right (signed out elsewhere, suspended, role
 * taken) is led back to the gate.
 * @throws ApiError what the call threw
 */
export async function staffCall<Value>(run: (api: StaffApi) => Promise<Value>): Promise<Value> {
  try {
    return await run(await staffApi())
  } catch (reason) {
    if (codeOf(reason).startsWith('auth/')) void leaveStaffSession()
    throw reason
  }
}

/**
 * What a screen shows, as the server has it.
 * @param load one call; pass a function that stays the same between renders, or it is asked again each time
 */
export const useLoaded = <Value>(load: (api: StaffApi) => Promise<Value>) =>
  useAnswer(useCallback(() => staffCall(load), [load]))
