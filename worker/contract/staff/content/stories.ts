import { z } from 'zod'
import { Day } from '../../site/day.ts'
import { note } from '../../flag-calls.ts'
import { previewLivesH } from '../../flags.ts'
import { type Locale, localeCodes } from '../../locales.ts'
import { articleCategories, newsCategories } from '../../site/insights.ts'
import { storyDrawings, type StoryKind } from '../../site/news.ts'
import { PictureId } from '../../pictures/staff-pictures.ts'
import { memberIds } from '../../site/team.ts'
import { openLine, openLines } from '../../text/line.ts'
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

/** What a news item has in all languages. */
export const NewsFields = z.strictObject({
  ...common,
  category: z.enum(newsCategories),
  /** The day after which its event is over. */
  ends_on: Day.nullable(),
})
export type NewsFields = z.infer<typeof NewsFields>

/** And an article. */
export const ArticleFields = z.strictObject({
  ...common,
  category: z.enum(articleCategories),
  author: z.enum(memberIds),
  /** Leads the list, where it is the newest of those. */
  featured: z.boolean(),
})
export type ArticleFields = z.infer<typeof ArticleFields>

export const StoryFields = z.union([NewsFields, ArticleFields])
export type StoryFields = z.infer<typeof StoryFields>

/** A text as it is being written: anything may be missing yet. */
export const StoryText = z.strictObject({
  title: openLine(120),
  excerpt: openLine(400),
  body: openLines(20_000).transform((text) => text.replace(/[^\S\n]+$/gm, '')),
  /** What search engines show; without it they get the beginning of the summary. */
  description: openLine(200).optional(),
})
export type StoryText = z.infer<typeof StoryText>

/** What visitors read of a text: a text, nothing, or (`null`) the built-in text, which may be nothing, too. */
export type LiveText = StoryText | { withdrawn: true } | null

/** What staff saw when they changed something: the number of its last change, 0 for what no one has changed. */
const seen = z.int().min(0)
const locale = z.enum(localeCodes)
/** Of a draft; `null` where there is none yet. */
const draftVersion = z.uuid().nullable()

/** `PUT /api/admin/content/:id`: makes a story (`version` 0), or changes what it has in all languages. */
export const StoryChange = z.strictObject({ fields: StoryFields, version: seen, note })
export type StoryChange = z.infer<typeof StoryChange>

/** `PUT …/drafts/:locale`. */
export const DraftChange = z.strictObject({
  text: StoryText,
  /** When it is published by itself. */
  publish_at: z.iso.datetime().nullable(),
  version: draftVersion,
  /** Of what visitors read, as it was seen: who writes on top of an older one is told. */
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
    note,
  })
  .refine(({ texts, story }) => texts.length > 0 || story, 'is empty')
export type Publication = z.infer<typeof Publication>

/** `POST …/withdraw` and `…/checked`: one language. */
export const TextAction = z.strictObject({ locale, version: seen, note })
export type TextAction = z.infer<typeof TextAction>

export const ContentUndo = z.strictObject({ change_set: z.uuid(), note })

export type StaffDraft = StoryText & {
  publish_at: string | null
  /** Its planner is no active administrator: it waits for one who publishes it or plans it again. */
  has_no_planner: boolean
  version: string
  review: StaffReview | null
  /** Whether the reader wrote it as it stands: no one reviews a text of their own. */
  is_own: boolean
  changed_by: string | null
  changed_at: string
}

/** A text of a story, as its list shows it. */
export type StaffTextState = {
  /** What visitors read: nothing (yet, or no longer), the built-in text, or one that staff wrote. */
  live: 'none' | 'withdrawn' | 'shipped' | 'written'
  version: number
  changed_at: string | null
  title: string | null
  /** The English one was published after it. */
  is_outdated: boolean
  /** Something is being written, and when it is published by itself. */
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

/** `POST …/drafts/:locale/preview`: asks for a link to the page of a draft. */
export const DraftPreview = z.strictObject({ hours: z.literal(previewLivesH) })

/** `GET /api/admin/content`. Newest first, archived ones at the end. */
export type StaffStories = { stories: StaffStory[] }

/** `GET /api/admin/content/:id`: `null` is the built-in text (the portal has it), or none. */
export type StaffStoryTexts = {
  story: StaffStory
  /** Whether a second person must publish. */
  needs_second: boolean
  texts: Record<Locale, { live: LiveText; draft: StaffDraft | null }>
}

/** What a write answers. */
export type ContentSaved = StaffStoryTexts & { change_set: string | null }

/** `GET …/english/:locale`: the English text as it was when a translation was last published or checked, and as it is. */
export type EnglishSince = { before: LiveText; now: LiveText }

export type ContentChange = { locale: Locale | null; from: unknown; to: unknown }

/** What was changed together. */
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
