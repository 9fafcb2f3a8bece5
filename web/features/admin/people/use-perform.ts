import { useState } from 'react'
import { ApiError, codeOf } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { StaffApi } from '../../../session/staff-session.ts'
import { staffCall } from '../parts/use-loaded.ts'

/** What a failed call means, in the reader's language. */
export function useExplain(): (reason: unknown) => string {
  const { LL } = useI18nContext()
  return (reason) =>
    reason instanceof ApiError && reason.staffCode
      ? LL.people.refused[reason.staffCode]()
      : LL.problem[codeOf(reason)]()
}

/** Runs one action at a time and keeps what came of it, for a <Notice>. */
export function usePerform() {
  const explain = useExplain()
  const [message, setMessage] = useState<{ error?: string; success?: string }>({})
  const [isBusy, setBusy] = useState(false)

  /** @returns what the call answered, `null` when it failed */
  async function perform<Value>(
    run: (api: StaffApi) => Promise<Value>,
    success: string | ((value: Value) => string),
  ): Promise<Value | null> {
    if (isBusy) return null
    setBusy(true)
    setMessage({})
    try {
      const value = await staffCall(run)
      setMessage({ success: typeof success === 'string' ? success : success(value) })
      return value
    } catch (reason) {
      setMessage({ error: explain(reason) })
      return null
    } finally {
      setBusy(false)
    }
  }

  return { message, setMessage, isBusy, perform }
}
