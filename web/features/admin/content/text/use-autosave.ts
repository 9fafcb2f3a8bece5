import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Locale } from '#contract/locales.ts'
import type { ContentSaved, StoryText } from '#contract/staff/content/stories.ts'
import { answer, codeOf } from '../../../../api/client.ts'
import type { StaffApi } from '../../../../session/staff-session.ts'
import { staffCall } from '../../calls/staff-call.ts'
import type { StoryState } from '../use-content.ts'
import type { Seen, Text } from './use-text.ts'

const restMs = 3_000
/** Before it is tried again. */
const pauseMs = 10_000

type Sent = { text: StoryText; seen: Seen }

/** Puts a draft where it is kept. */
export const putDraft = (
  api: StaffApi,
  { id, locale }: { id: string; locale: Locale },
  { text, seen }: Sent,
  publish_at: string | null,
) =>
  answer(
    api.admin.content[':id'].drafts[':locale'].$put({
      param: { id, locale },
      json: { text, publish_at, version: seen.draft, live: seen.live },
    }),
  )

/** The versions of a text, as an answer has them. */
export const seenIn = ({ texts, story }: ContentSaved, locale: Locale): Seen => ({
  draft: texts[locale].draft?.version ?? null,
  live: story.texts[locale].version,
})

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
