import { useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { ApiError, codeOf } from '../../../api/client.ts'
import { currentUserId } from '../dialog/unsaved-input.ts'

/** The delay before a failed save is retried. */
const pauseMs = 10_000

export type Saving = 'none' | 'saving' | 'saved' | 'cut' | 'failed'

/** Saves now, before the autosave would. Resolves to `false` on failure. */
type Flush = () => Promise<boolean>
/** All autosaves on the screen, for actions that must wait for them. */
export const AutosaveContext = createContext(new Set<Flush>())

type Options<Value> = {
  value: Value
  /** Whether there is a change that can be saved now. */
  isDue: boolean
  restMs: number
  save: () => Promise<unknown>
}

/**
 * Saves a value after a pause in typing, one save at a time, and when the screen is left. Failed
 * saves are retried, at once when the network returns. Refused ones wait for a change.
 */
export function useAutosave<Value>({ value, isDue, restMs, save }: Options<Value>) {
  const client = useQueryClient()
  const [saving, setSaving] = useState<Saving>('none')
  const [reason, setReason] = useState<unknown>()
  const refused = useRef<Value>(undefined)
  const underway = useRef<Promise<boolean> | null>(null)
  const latest = useRef({ value, isDue, save })
  useLayoutEffect(() => void (latest.current = { value, isDue, save }))

  async function run(): Promise<boolean> {
    const { value: sent, save: put } = latest.current
    setSaving('saving')
    try {
      await put()
      setSaving('saved')
      return true
    } catch (error) {
      const isCut = codeOf(error) === 'network/unreachable'
      // shows the colleague's change beside the typed text
      if (!isCut) await client.invalidateQueries({ queryKey: ['content'] })
      if (error instanceof ApiError && error.staffCode) refused.current = sent
      setReason(error)
      setSaving(isCut ? 'cut' : 'failed')
      return false
    }
  }
  const start = () =>
    (underway.current ??= run().finally(() => {
      underway.current = null
    }))
  const [flush] = useState<Flush>(() => async () => {
    await underway.current
    return !latest.current.isDue || start()
  })

  const begin = useEffectEvent((typed: Value) => {
    if (typed === value) void start()
  })
  useEffect(() => {
    if (!isDue) refused.current = undefined
    if (!isDue || saving === 'saving' || value === refused.current) return
    const onRest = () => begin(value)
    const isAgain = saving === 'cut' || saving === 'failed'
    const timer = setTimeout(onRest, isAgain ? pauseMs : restMs)
    addEventListener('online', onRest)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', onRest)
    }
  }, [isDue, saving, value, restMs])

  const all = useContext(AutosaveContext)
  useEffect(() => {
    all.add(flush)
    return () => {
      all.delete(flush)
      if (currentUserId() !== null) void flush()
    }
  }, [all, flush])

  // words typed after the last save are not saved
  const isShown = saving === 'saving' || isDue !== (saving === 'saved')
  return {
    saving: isShown ? saving : 'none',
    reason: saving === 'failed' ? reason : undefined,
    flush,
  } as const
}

/** The most serious state of several autosaves. */
export const worstOf = (all: readonly Saving[]): Saving =>
  (['cut', 'failed', 'saving', 'saved'] as const).find((each) => all.includes(each)) ?? 'none'
