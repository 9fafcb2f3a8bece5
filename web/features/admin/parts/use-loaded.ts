import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, type ApiErrorCode } from '../../../api/client.ts'
import { leaveStaffSession, type StaffApi, staffApi } from '../../../session/staff-session.ts'

export const codeOf = (reason: unknown): ApiErrorCode =>
  reason instanceof ApiError ? reason.code : 'server/unexpected'

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
 * What a screen shows, as the server has it. `reload` keeps what is shown until the answer is there; answers that
 * arrive after a newer question are dropped.
 * @param load one call; pass a function that stays the same between renders, or it is asked again each time
 */
export function useLoaded<Value>(load: (api: StaffApi) => Promise<Value>) {
  const [data, setData] = useState<Value | null>(null)
  const [error, setError] = useState<ApiErrorCode | null>(null)
  const [isBusy, setBusy] = useState(true)
  const turns = useRef({ newest: 0 })

  const reload = useCallback(async () => {
    const turn = ++turns.current.newest
    setBusy(true)
    try {
      const value = await staffCall(load)
      if (turn !== turns.current.newest) return
      setData(value)
      setError(null)
    } catch (reason) {
      if (turn === turns.current.newest) setError(codeOf(reason))
    } finally {
      if (turn === turns.current.newest) setBusy(false)
    }
  }, [load])

  useEffect(() => {
    void reload()
    const { current } = turns
    return () => void current.newest++ // nobody waits for the answer any more
  }, [reload])

  return { data, setData, error, isBusy, reload }
}
