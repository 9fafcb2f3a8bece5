import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { StoryText } from '#contract/staff/content/stories.ts'
import { partOf, textParts } from './text-part.ts'

/** The versions of draft and published text that typing began from; a save states them. */
export type BaseVersions = { draft: string | null; live: number }

/** A text as the server has it. */
export type Known = BaseVersions & { text: StoryText }

type Typed = {
  value: StoryText
  /** What it was when typing began, or was last saved. */
  base: StoryText
  seen: BaseVersions
  /** As the screen has it until the answer to a save arrives there, too. */
  before?: BaseVersions
  /** Sent since the last answer: should one of them stand on the server, it is one's own. */
  sent?: StoryText[]
}

/**
 * A text while someone writes it. As long as nothing is typed it follows the server. What is typed stays: while it is
 * being saved, when that fails, when a colleague saves something else, and in this tab over a reload.
 * @param name tells one text from the others
 */
export function useText(name: string, known: Known) {
  const [typed, setTyped] = useState(() => readTyped(name))
  const held = useRef(typed)
  const now = useRef(known)
  useLayoutEffect(() => void (now.current = known))

  const state = toState(typed, known)
  const update = (next: Typed | null) => {
    held.current = next
    keepTyped(name, next !== null && !isSame(next.value, next.base) ? next : null)
    setTyped(next)
  }
  return {
    ...state,
    set: (value: StoryText) => {
      const { base, seen } = toState(held.current, now.current)
      update({ ...held.current, value, base, seen })
    },
    /** The text to save, and the versions that the server must still have. */
    toSave: () => {
      const { value, base, seen, ...rest } = toState(held.current, now.current)
      update({ ...held.current, value, base, seen, sent: [...(held.current?.sent ?? []), value] })
      return { ...rest, text: value, seen }
    },
    /** It was saved, and stands there under these versions. What was typed meanwhile is not saved yet. */
    saved: (sent: StoryText, seen: BaseVersions) => {
      const { draft, live } = now.current
      const value = held.current?.value ?? sent
      // before the screen hears of it, so that it never shows what was there before
      flushSync(() => update({ value, base: sent, seen, sent: [sent], before: { draft, live } }))
    },
    /** Goes on with one's own, on top of theirs. */
    keep: () => {
      const { text, draft, live } = now.current
      update({ value: state.value, base: text, seen: { draft, live } })
    },
    /** Nothing is typed any more. */
    reset: () => update(null),
  }
}

export type Text = ReturnType<typeof useText>

function toState(typed: Typed | null, known: Known) {
  const { text, draft, live } = known
  const seen = { draft, live }
  const unchanged = { value: text, base: text, seen, isDirty: false, theirs: null }
  if (typed === null) return unchanged
  const { value, base } = typed
  const isDirty = !isSame(value, base)
  const isCurrent = [typed.seen, typed.before].some((each) => each && isSameSeen(each, seen))
  if (isCurrent) return { value, base, seen: typed.seen, isDirty, theirs: null }
  if (!isDirty || isSame(value, text)) return unchanged
  const isOwn = [base, ...(typed.sent ?? [])].some((own) => isSame(text, own))
  if (isOwn) return { value, base: text, seen, isDirty: true, theirs: null }
  return { value, base, seen: typed.seen, isDirty, theirs: text }
}

const isSameSeen = (one: BaseVersions, other: BaseVersions) =>
  one.draft === other.draft && one.live === other.live

/** The server keeps no spaces at the ends. */
const isSame = (one: StoryText, other: StoryText) => tidy(one) === tidy(other)

const tidy = ({ body, ...text }: StoryText) =>
  JSON.stringify(
    textParts.map((part) => partOf({ ...text, body: body.replaceAll(/[^\S\n]+$/gm, '') }, part)),
  )

const keyOf = (name: string) => `draft:${name}`

/** Storage that is blocked keeps nothing. */
function readTyped(name: string): Typed | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Typed | null
  } catch {
    return null
  }
}

function keepTyped(name: string, typed: Typed | null): void {
  try {
    if (typed) sessionStorage.setItem(keyOf(name), JSON.stringify(typed))
    else sessionStorage.removeItem(keyOf(name))
  } catch {
    // full or blocked: the words are still in their fields
  }
}
