import { useCallback, useEffect, useRef, useState } from 'react'
import { type ApiErrorCode, codeOf } from './client.ts'

/**
 * What a call answers, asked when shown. `reload` keeps what is shown until the answer is there; answers that
 * arrive after a newer question are dropped.
 * @param ask one call; pass a function that stays the same between renders, or it is asked again each time
 */
export function useAnswer<Value>(ask: () => Promise<Value>) {
  const [data, setData] = useState<Value | null>(null)
  const [error, setError] = useState<ApiErrorCode | null>(null)
  const [isBusy, setBusy] = useState(true)
  const turns = useRef({ newest: 0 })

  const reload = useCallback(async () => {
    const turn = ++turns.current.newest
    setBusy(true)
    try {
      const value = await ask()
      if (turn !== turns.current.newest) return
      setData(value)
      setError(null)
    } catch (reason) {
      if (turn === turns.current.newest) setError(codeOf(reason))
    } finally {
      if (turn === turns.current.newest) setBusy(false)
    }
  }, [ask])

  useEffect(() => {
    void reload()
    const { current } = turns
    return () => void current.newest++ // nobody waits for the answer any more
  }, [reload])

  return { data, setData, error, isBusy, reload }
}
