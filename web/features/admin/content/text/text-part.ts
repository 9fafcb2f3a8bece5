import type { LiveText, StaffDraft, StoryText } from '#contract/staff/content/stories.ts'

/** What a text is made of, in the order of its fields. */
export const textParts = ['title', 'excerpt', 'description', 'body'] as const
export type TextPart = (typeof textParts)[number]

export const noText: StoryText = { title: '', excerpt: '', body: '' }

/** As the server keeps it: nothing is the same as not there. */
export const partOf = (text: StoryText, part: TextPart): string => (text[part] ?? '').trim()

/** Whether it can be published. */
export const isWhole = (text: StoryText): boolean =>
  textParts.every((part) => part === 'description' || partOf(text, part) !== '')

/** Whether someone may publish a draft while a second person must. */
export const mayPublish = (draft: StaffDraft | null): boolean =>
  draft !== null && (!draft.is_own || draft.review?.state === 'approved')

/** The text that visitors read; `undefined` where it is withdrawn. */
export function readable(live: LiveText, shipped: StoryText | undefined): StoryText | undefined {
  if (live === null) return shipped
  return 'withdrawn' in live ? undefined : live
}

/** A draft as the text that it is. */
export const textOf = ({ title, excerpt, body, description }: StoryText): StoryText => ({
  title,
  excerpt,
  body,
  ...(description && { description }),
})
