import { z } from 'zod'
import { changeNote } from '../../flag-calls.ts'
import { type Locale, localeCodes } from '../../locales.ts'
import { findPageText, pageTextLimits } from '../../site/page-texts.ts'
import { line } from '../../text/line.ts'

const longest = Math.max(...Object.values(pageTextLimits))

/**
 * One line of plain text. Braces would be placeholders; names such as `constructor` collide with
 * typesafe-i18n's cache.
 */
export const PageTextWords = line(longest)
  .refine((text) => !/[{}]/.test(text), 'has braces')
  .refine((text) => !(text in {}), 'is a word that programs keep for themselves')

/** A page text in one language; `null` restores the built-in text. */
const PageTextChange = z
  .strictObject({
    key: z.string().refine((key) => findPageText(key) !== undefined, 'is no text of a page'),
    locale: z.enum(localeCodes),
    text: PageTextWords.nullable(),
    /**
     * The built-in text that the editor saw; staff are notified when a later release changes it.
     */
    shipped: line(longest),
    /** Version of the last change that the editor saw; 0 when never changed. */
    version: z.int().min(0),
  })
  .refine(({ key, text }) => (text?.length ?? 0) <= (findPageText(key)?.most ?? 0), {
    path: ['text'],
    message: 'is too long',
  })

/** `PATCH /api/admin/page-texts`: saves all texts or none. */
export const PageTextsChange = z.strictObject({
  texts: z
    .array(PageTextChange)
    .min(1)
    .max(localeCodes.length)
    .refine(
      (all) => new Set(all.map(({ key, locale }) => `${key}:${locale}`)).size === all.length,
      'names one twice',
    ),
  note: changeNote,
})
export type PageTextsChange = z.infer<typeof PageTextsChange>

/** A page text that staff have changed at least once. */
export type StaffPageText = {
  key: string
  locale: Locale
  /** Current text; `null`: the built-in one. */
  text: string | null
  /** The built-in text at the time of the change. */
  shipped: string | null
  version: number
  changed_by: string | null
  changed_at: string
}

/** `GET /api/admin/page-texts`: texts not listed were never changed. */
export type StaffPageTexts = { texts: StaffPageText[] }

/** Response to a change. */
export type PageTextsSaved = StaffPageTexts & { change_set: string | null }

/** Changes saved together. */
export type PageTextSet = {
  change_set: string
  at: string
  actor_name: string | null
  note: string | null
  is_undo: boolean
  can_undo: boolean
  /** `null` is the built-in text. */
  changes: { locale: Locale; from: string | null; to: string | null }[]
}

/** `GET /api/admin/page-texts/history?key=`: newest first. */
export type PageTextHistory = { sets: PageTextSet[]; next: number | null }
