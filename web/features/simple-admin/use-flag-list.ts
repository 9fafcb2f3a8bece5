import { useCallback, useState } from 'react'
import type { Flag } from '../../../worker/contract/flag-calls.ts'
import { answer, type ApiErrorCode, codeOf, createApi } from '../../api/client.ts'
import { useAnswer } from '../../api/use-answer.ts'

/** Outcome of the last switch, to be announced. */
export type Outcome = { flag: Flag; error: ApiErrorCode | null }

/**
 * The flags as the server has them. Switching shows at once and rolls back when the server refuses; a conflict
 * brings the current list.
 */
export function useFlagList(token: string, onUnauthorized: () => void) {
  const ask = useCallback(async () => (await answer(createApi(token).flags.$get())).flags, [token])
  const { data: flags, setData: setFlags, error, reload } = useAnswer(ask)
  const [busy, setBusy] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  async function toggle(flag: Flag) {
    const show = (shown: Flag) =>
      setFlags((list) => list?.map((other) => (other.id === shown.id ? shown : other)) ?? null)
    const wanted = !flag.enabled
    setBusy(flag.id)
    setOutcome(null)
    show({ ...flag, enabled: wanted })
    try {
      const call = createApi(token).flags[':id'].$patch({
        param: { id: flag.id },
        json: { enabled: wanted, if_updated_at: flag.updated_at },
      })
      const stored = await answer(call)
      show(stored)
      setOutcome({ flag: stored, error: null })
    } catch (reason) {
      show(flag)
      const code = codeOf(reason)
      setOutcome({ flag, error: code })
      if (code === 'flag/changed-since' || code === 'flag/unknown') await reload()
      if (code.startsWith('auth/')) onUnauthorized()
    } finally {
      setBusy(null)
    }
  }

  return { flags, error, busy, outcome, reload, toggle }
}
