import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Locale } from '#contract/locales.ts'
import type { StoryText } from '#contract/staff/content/stories.ts'
import { codeOf } from '../../../../api/client.ts'
import { staffCall } from '../../calls/staff-call.ts'
import type { StoryState } from '../use-content.ts'
import { putDraft, seenIn } from './text-calls.ts'
import type { Text } from './use-text.ts'

const restMs = 3_000
/** Before it is tried again. */
const pauseMs = 10_000

export type Saving = 'none' | 'saving' | 'saved' | 'cut' | 'failed'

/**
 * Saves what is typed once the keys rest for three seconds, one save after the other. What fails is tried again, at once
 * when the network is back.
 * @param isOff a text that is planned is not changed half-way, nor one that a colleague has changed
 */
export function useAutosave(state: StoryState, text: Text, locale: Locale, isOff: boolean) {
  const client = useQueryClient()
  const [saving, setSaving] = useState<Saving>('none')
  const underway = useRef<Promise<boolean> | null>(null)
  const { id } = state

  const save = (): Promise<boolean> => (underway.current ??= run().finally(forget))
  const forget = () => void (underway.current = null)

  async function run(): Promise<boolean> {
    const sent = text.toSave()
    setSaving('saving')
    try {
      const done = await staffCall((api) => putDraft(api, { id, locale }, sent, null))
      text.saved(sent.text, seenIn(done, locale))
      state.show(done)
      setSaving('saved')
      return true
    } catch (reason) {
      const isCut = codeOf(reason) === 'network/unreachable'
      // what a colleague did meanwhile is shown beside what was typed
      if (!isCut) await client.invalidateQueries({ queryKey: ['content'] })
      setSaving(isCut ? 'cut' : 'failed')
      return false
    }
  }

  const { isDirty, value } = text
  const isDue = isDirty && !isOff && !state.isBusy
  const onRest = useEffectEvent((typed: StoryText) => {
    if (typed === text.value) void save()
  })
  useEffect(() => {
    if (!isDue || saving === 'saving') return
    const begin = () => onRest(value)
    const isAgain = saving === 'cut' || saving === 'failed'
    const timer = setTimeout(begin, isAgain ? pauseMs : restMs)
    addEventListener('online', begin)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', begin)
    }
  }, [isDue, saving, value])

  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])

  return {
    saving: isDirty || saving === 'saved' ? saving : ('none' as const),
    /** At once, if there is anything to save. */
    flush: async () => !isDue || save(),
    /** A save that has begun, before something else is done. */
    settled: async () => void (await underway.current),
  }
}
