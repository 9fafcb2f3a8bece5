import type { LiveText, StaffDraft, StoryText } from '#contract/staff/content/stories.ts'

/** The parts of a text, in the order of their fields. */
export const textParts = ['title', 'excerpt', 'description', 'body'] as const
export type TextPart = (typeof textParts)[number]

export const noText: StoryText = { title: '', excerpt: '', body: '' }

/** A part as the server stores it. An empty part equals an absent one. */
export const partOf = (text: StoryText, part: TextPart): string => (text[part] ?? '').trim()

/** Whether a text has all parts required for publication. */
export const isWhole = (text: StoryText): boolean =>
  textParts.every((part) => part === 'description' || partOf(text, part) !== '')

/** Whether the user can publish a draft that needs a second person. */
export const mayPublish = (draft: StaffDraft | null): boolean =>
  draft !== null && (!draft.is_own || draft.review?.state === 'approved')

/** The text that visitors see; `undefined` if withdrawn. */
export function readable(live: LiveText, shipped: StoryText | undefined): StoryText | undefined {
  if (live === null) return shipped
  return 'withdrawn' in live ? undefined : live
}

/** The text of a draft. */
export const textOf = ({ title, excerpt, body, description }: StoryText): StoryText => ({
  title,
  excerpt,
  body,
  ...(description && { description }),
})
