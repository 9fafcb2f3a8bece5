import type { StaffStoryTexts, StoryText } from '#contract/staff/content/stories.ts'
import type { Locale } from '#contract/locales.ts'
import { partOf, textParts } from './text-part.ts'

/** The versions of draft and published text that typing began from; a save states them. */
export type BaseVersions = { draft: string | null; live: number }

/** A text as the server has it. */
export type Known = BaseVersions & { text: StoryText }

/** What someone types, until the server has it. `null`: nothing. It can be written to the device as JSON. */
export type Typed = {
  value: StoryText
  /** The text that typing began from, or that was last saved. */
  base: StoryText
  seen: BaseVersions
  /** The versions that the screen shows until the answer to a save arrives there, too. */
  before?: BaseVersions
  /** Sent since the last answer: should one of them be on the server, no colleague wrote it. */
  sent?: StoryText[]
}

export type TypedState = Pick<Typed, 'value' | 'base' | 'seen'> & {
  isDirty: boolean
  /** A colleague's text that was saved after typing began. */
  theirs: StoryText | null
}

/** What the screen shows: the typed text, beside a colleague's where they conflict; else the server's. */
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

/** The text after typing. */
export function write(typed: Typed | null, known: Known, value: StoryText): Typed {
  const { base, seen } = viewOf(typed, known)
  return { ...typed, value, base, seen }
}

/** The same, once its text is on its way to the server. */
export function sending(typed: Typed | null, known: Known): Typed {
  const { value, base, seen } = viewOf(typed, known)
  return { ...typed, value, base, seen, sent: [...(typed?.sent ?? []), value] }
}

/** Once the server has it under these versions. What was typed since it was sent is not saved yet. */
export function saved(
  typed: Typed | null,
  { draft, live }: Known,
  sent: StoryText,
  seen: BaseVersions,
): Typed {
  return { value: typed?.value ?? sent, base: sent, seen, sent: [sent], before: { draft, live } }
}

/** One's own text on top of a colleague's. */
export function keep(typed: Typed | null, known: Known): Typed {
  const { text, draft, live } = known
  return { value: viewOf(typed, known).value, base: text, seen: { draft, live } }
}

/** Whether it is kept on the device: what the server has needs no second place. */
export const isUnsaved = (typed: Typed | null): typed is Typed =>
  typed !== null && !isSame(typed.value, typed.base)

/** The versions of a text, as an answer has them. */
export const seenIn = ({ texts, story }: StaffStoryTexts, locale: Locale): BaseVersions => ({
  draft: texts[locale].draft?.version ?? null,
  live: story.texts[locale].version,
})

const isSameSeen = (one: BaseVersions, other: BaseVersions) =>
  one.draft === other.draft && one.live === other.live

/** The server keeps no spaces at the ends. */
const isSame = (one: StoryText, other: StoryText) => tidy(one) === tidy(other)

const tidy = ({ body, ...text }: StoryText) =>
  JSON.stringify(
    textParts.map((part) => partOf({ ...text, body: body.replaceAll(/[^\S\n]+$/gm, '') }, part)),
  )
