import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Locale } from '#contract/locales.ts'
import type { StoryText } from '#contract/staff/content/stories.ts'
import { currentUserId } from '../../dialog/unsaved-input.ts'
import { noText } from './text-part.ts'
import * as typedText from './typed-text.ts'
import type { BaseVersions, Known, Typed } from './typed-text.ts'

const nameOf = (id: string, locale: Locale) => `draft:${currentUserId()}:story:${id}:${locale}`

/** Passes the first words of a text to its editor, which opens next. */
export const beginText = (id: string, locale: Locale, value: StoryText): void =>
  keepTyped(
    nameOf(id, locale),
    typedText.write(null, { text: noText, draft: null, live: 0 }, value),
  )

/**
 * A text while it is edited (typed-text.ts). Typed words survive a running or failed save and a
 * colleague's save. Their author also finds them in this tab after a reload and a new sign-in.
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
    /** The text to save, and the versions expected on the server. */
    toSave: () => {
      const next = typedText.sending(held.current, now.current)
      update(next)
      return { text: next.value, seen: next.seen }
    },
    /** Records a save, with the new versions on the server. */
    saved: (sent: StoryText, seen: BaseVersions) =>
      // before other renders, so that the screen never shows the old text
      flushSync(() => update(typedText.saved(held.current, now.current, sent, seen))),
    /** The current state, for code that waits for a save. */
    now: () => typedText.viewOf(held.current, now.current),
    keep: () => update(typedText.keep(held.current, now.current)),
    /** Discards the typed text. */
    reset: () => update(null),
  }
}

export type Text = ReturnType<typeof useText>

/** Reads the typed text. Returns `null` if storage is not allowed. */
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
    // storage is full or not allowed: the words stay in their fields
  }
}
