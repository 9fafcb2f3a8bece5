import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Locale } from '#contract/locales.ts'
import type { StoryText } from '#contract/staff/content/stories.ts'
import { currentUserId } from '../../dialog/unsaved-input.ts'
import { noText } from './text-part.ts'
import * as typedText from './typed-text.ts'
import type { BaseVersions, Known, Typed } from './typed-text.ts'

const nameOf = (id: string, locale: Locale) => `draft:${currentUserId()}:story:${id}:${locale}`

/** The first words of a text, for the editor that is about to open. */
export const beginText = (id: string, locale: Locale, value: StoryText): void =>
  keepTyped(
    nameOf(id, locale),
    typedText.write(null, { text: noText, draft: null, live: 0 }, value),
  )

/**
 * A text while someone writes it (typed-text.ts). What is typed stays: while it is being saved, when that fails, when a
 * colleague saves something else, and, for its writer, in this tab over a reload and a new sign-in.
 */
export function useText(id: string, locale: Locale, known: Known) {
  const [key] = useState(() => nameOf(id, locale))
  const [typed, setTyped] = useState(() => readTyped(key))
  const held = useRef(typed)
  const now = useRef(known)
  useLayoutEffect(() => void (now.current = known))

  const isAtRisk = typedText.isUnsaved(typed)
  useEffect(() => {
    if (!isAtRisk) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAtRisk])

  const update = (next: Typed | null) => {
    held.current = next
    keepTyped(key, next)
    setTyped(next)
  }
  return {
    ...typedText.viewOf(typed, known),
    set: (value: StoryText) => update(typedText.write(held.current, now.current, value)),
    /** The text to save, and the versions that the server must still have. */
    toSave: () => {
      const next = typedText.sending(held.current, now.current)
      update(next)
      return { text: next.value, seen: next.seen }
    },
    /** It was saved, and the server has it under these versions. */
    saved: (sent: StoryText, seen: BaseVersions) =>
      // before the screen hears of it, so that it never shows what was there before
      flushSync(() => update(typedText.saved(held.current, now.current, sent, seen))),
    /** The same as it is at this moment, for what waits for a save. */
    now: () => typedText.viewOf(held.current, now.current),
    keep: () => update(typedText.keep(held.current, now.current)),
    /** Nothing is typed any more. */
    reset: () => update(null),
  }
}

export type Text = ReturnType<typeof useText>

/** Storage that is blocked keeps nothing. */
function readTyped(key: string): Typed | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Typed | null
  } catch {
    return null
  }
}

function keepTyped(key: string, typed: Typed | null): void {
  try {
    if (typedText.isUnsaved(typed)) sessionStorage.setItem(key, JSON.stringify(typed))
    else sessionStorage.removeItem(key)
  } catch {
    // full or blocked: the words are still in their fields
  }
}
