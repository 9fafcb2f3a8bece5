import { z } from 'zod'
import { Day } from '../../site/day.ts'
import { changeNote } from '../../flag-calls.ts'
import { previewLifetimesH } from '../../flags.ts'
import { type Locale, localeCodes } from '../../locales.ts'
import { articleCategories, newsCategories } from '../../site/insights.ts'
import { storyDrawings, type StoryKind } from '../../site/news.ts'
import { PictureId } from '../../pictures/staff-pictures.ts'
import { memberIds } from '../../site/team.ts'
import { lineOrEmpty, linesOrEmpty } from '../../text/line.ts'
import type { ReviewState, StaffReview } from './review.ts'

const common = {
  slug: z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'needs small letters, digits and hyphens'),
  day: Day,
  /** Shown at the top where there is no picture. */
  illustration: z.enum(storyDrawings),
  /** A photograph at the top, instead of the drawing. */
  picture: PictureId.nullable().default(null),
  /** In no language to be read, whatever is published. */
  archived: z.boolean(),
}

/** Language-neutral fields of a news item. */
export const NewsFields = z.strictObject({
  ...common,
  category: z.enum(newsCategories),
  /** Last day of its event. */
  ends_on: Day.nullable(),
})
export type NewsFields = z.infer<typeof NewsFields>

/** Language-neutral fields of an article. */
export const ArticleFields = z.strictObject({
  ...common,
  category: z.enum(articleCategories),
  author: z.enum(memberIds),
  /** The newest featured article leads the list. */
  featured: z.boolean(),
})
export type ArticleFields = z.infer<typeof ArticleFields>

export const StoryFields = z.union([NewsFields, ArticleFields])
export type StoryFields = z.infer<typeof StoryFields>

/** A draft's text; parts may be missing. */
export const StoryText = z.strictObject({
  title: lineOrEmpty(120),
  excerpt: lineOrEmpty(400),
  body: linesOrEmpty(20_000).transform((text) => text.replace(/[^\S\n]+$/gm, '')),
  /** Meta description; without one search engines get the beginning of the summary. */
  description: lineOrEmpty(200).optional(),
})
export type StoryText = z.infer<typeof StoryText>

/** What visitors read of a text: a text, nothing, or (`null`) the built-in text, which may be nothing, too. */
export type LiveText = StoryText | { withdrawn: true } | null

/** Version that the editor saw; 0 when never changed. */
const seen = z.int().min(0)
const locale = z.enum(localeCodes)
/** Version of a draft; `null` without a draft. */
const draftVersion = z.uuid().nullable()

/**
 * `PUT /api/admin/content/:id`: creates a story (`version` 0) or changes its language-neutral
 * fields.
 */
export const StoryChange = z.strictObject({ fields: StoryFields, version: seen, note: changeNote })
export type StoryChange = z.infer<typeof StoryChange>

/** `PUT …/drafts/:locale`. */
export const DraftChange = z.strictObject({
  text: StoryText,
  /** Time of scheduled publication. */
  publish_at: z.iso.datetime().nullable(),
  version: draftVersion,
  /** Version of the published text that the draft is based on, for conflict detection. */
  live: seen,
})
export type DraftChange = z.infer<typeof DraftChange>

export const DraftDiscard = z.strictObject({ version: z.uuid() })

/** `POST …/publish`: the drafts of some languages, and what the story has in all of them: all or nothing. */
export const Publication = z
  .strictObject({
    texts: z
      .array(z.strictObject({ locale, draft: z.uuid(), version: seen }))
      .max(localeCodes.length)
      .refine(
        (all) => new Set(all.map((each) => each.locale)).size === all.length,
        'names one twice',
      ),
    story: z.strictObject({ fields: StoryFields, version: seen }).optional(),
    note: changeNote,
  })
  .refine(({ texts, story }) => texts.length > 0 || story, 'is empty')
export type Publication = z.infer<typeof Publication>

/** `POST …/withdraw` and `…/checked`: one language. */
export const TextAction = z.strictObject({ locale, version: seen, note: changeNote })
export type TextAction = z.infer<typeof TextAction>

export const ContentUndo = z.strictObject({ change_set: z.uuid(), note: changeNote })

export type StaffDraft = StoryText & {
  publish_at: string | null
  /**
   * The administrator who scheduled it is no longer active: another one must publish or schedule
   * it.
   */
  has_no_planner: boolean
  version: string
  review: StaffReview | null
  /** Whether the reader is its last author: authors cannot review their own texts. */
  is_own: boolean
  changed_by: string | null
  changed_at: string
}

/** Status of a story's text in the list. */
export type StaffTextState = {
  /** What visitors read: nothing (yet, or no longer), the built-in text, or one that staff wrote. */
  live: 'none' | 'withdrawn' | 'shipped' | 'written'
  version: number
  changed_at: string | null
  title: string | null
  /** The English text was published later. */
  is_outdated: boolean
  /** Draft in progress, with its scheduled publication. */
  draft:
    | (Pick<StaffDraft, 'title' | 'publish_at' | 'has_no_planner' | 'changed_at' | 'changed_by'> & {
        review: ReviewState | null
      })
    | null
}

export type StaffStory = StoryFields & {
  kind: StoryKind
  id: string
  version: number
  is_shipped: boolean
  texts: Record<Locale, StaffTextState>
}

/** `POST …/drafts/:locale/preview`: creates a preview link of a draft. */
export const DraftPreview = z.strictObject({ hours: z.literal(previewLifetimesH) })

/** `GET /api/admin/content`. Newest first, archived ones last. */
export type StaffStories = { stories: StaffStory[] }

/** `GET /api/admin/content/:id`: `null` is the built-in text (the portal has it), or none. */
export type StaffStoryTexts = {
  story: StaffStory
  /** Whether a second person must publish. */
  needs_second: boolean
  texts: Record<Locale, { live: LiveText; draft: StaffDraft | null }>
}

/** Response to a change. */
export type ContentSaved = StaffStoryTexts & { change_set: string | null }

/**
 * `GET …/english/:locale`: the English text when the translation was last published or checked, and
 * the current one.
 */
export type EnglishTextComparison = { before: LiveText; now: LiveText }

export type ContentChange = { locale: Locale | null; from: unknown; to: unknown }

/** Changes saved together. */
export type ContentHistoryEntry = {
  change_set: string
  at: string
  actor_name: string | null
  note: string | null
  /** `undo:<change set>`, `scheduled`, `checked`; of an earlier draft `discarded`, `replaced`, `refused`; else `null`. */
  cause: string | null
  can_undo: boolean
  changes: ContentChange[]
}
export type ContentHistory = { sets: ContentHistoryEntry[]; next: number | null }
