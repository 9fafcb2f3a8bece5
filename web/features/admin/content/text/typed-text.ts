import type { StaffStoryTexts, StoryText } from '#contract/staff/content/stories.ts'
import type { Locale } from '#contract/locales.ts'
import { partOf, textParts } from './text-part.ts'

/** The versions of draft and published text on which typing began, sent with each save. */
export type BaseVersions = { draft: string | null; live: number }

/** The text on the server. */
export type Known = BaseVersions & { text: StoryText }

/** Typed text that is not saved yet, or `null`. Can be stored on the device as JSON. */
export type Typed = {
  value: StoryText
  /** The text on which typing began, or the last saved text. */
  base: StoryText
  seen: BaseVersions
  /** The versions on the screen, until a save's response has reached it. */
  before?: BaseVersions
  /** Texts sent since the last response. If the server has one of them, no colleague wrote it. */
  sent?: StoryText[]
}

export type TypedState = Pick<Typed, 'value' | 'base' | 'seen'> & {
  isDirty: boolean
  /** A colleague's text saved after typing began. */
  theirs: StoryText | null
}

/**
 * The state on the screen: the typed text, beside a colleague's if they conflict; else the
 * server's.
 */
export function viewOf(typed: Typed | null, { text, draft, live }: Known): TypedState {
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

/** The state after a change by the user. */
export function write(typed: Typed | null, known: Known, value: StoryText): Typed {
  const { base, seen } = viewOf(typed, known)
  return { ...typed, value, base, seen }
}

/** The state after a save is sent. */
export function sending(typed: Typed | null, known: Known): Typed {
  const { value, base, seen } = viewOf(typed, known)
  return { ...typed, value, base, seen, sent: [...(typed?.sent ?? []), value] }
}

/** The state after a save. Words typed after it was sent are not saved yet. */
export function saved(
  typed: Typed | null,
  { draft, live }: Known,
  sent: StoryText,
  seen: BaseVersions,
): Typed {
  return { value: typed?.value ?? sent, base: sent, seen, sent: [sent], before: { draft, live } }
}

/** The state after the user chose their own text over a colleague's. */
export function keep(typed: Typed | null, known: Known): Typed {
  const { text, draft, live } = known
  return { value: viewOf(typed, known).value, base: text, seen: { draft, live } }
}

/** Whether typed text differs from the server's, so that the device stores it. */
export const isUnsaved = (typed: Typed | null): typed is Typed =>
  typed !== null && !isSame(typed.value, typed.base)

/** The versions of a text in a response. */
export const seenIn = ({ texts, story }: StaffStoryTexts, locale: Locale): BaseVersions => ({
  draft: texts[locale].draft?.version ?? null,
  live: story.texts[locale].version,
})

const isSameSeen = (one: BaseVersions, other: BaseVersions) =>
  one.draft === other.draft && one.live === other.live

/** Compares trimmed texts, as the server trims them. */
const isSame = (one: StoryText, other: StoryText) => tidy(one) === tidy(other)

const tidy = ({ body, ...text }: StoryText) =>
  JSON.stringify(
    textParts.map((part) => partOf({ ...text, body: body.replaceAll(/[^\S\n]+$/gm, '') }, part)),
  )
