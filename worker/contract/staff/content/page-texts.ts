import { z } from 'zod'
import { note } from '../../flag-calls.ts'
import { type Locale, localeCodes } from '../../locales.ts'
import { findPageText, pageTextLimits } from '../../site/page-texts.ts'
import { line } from '../../text/line.ts'

const longest = Math.max(...Object.values(pageTextLimits))

/**
 * One line of plain words. A brace would begin a placeholder that nothing fills; what every object has, such as
 * `constructor`, is what typesafe-i18n would find in its cache instead of the text, and the page would break.
 */
export const PageTextWords = line(longest)
  .refine((text) => !/[{}]/.test(text), 'has braces')
  .refine((text) => !(text in {}), 'is a word that programs keep for themselves')

/** A text of a page in one language; `null` is the shipped one. */
const PageTextChange = z
  .strictObject({
    key: z.string().refine((key) => findPageText(key) !== undefined, 'is no text of a page'),
    locale: z.enum(localeCodes),
    text: PageTextWords.nullable(),
    /** The shipped text that its writer saw: once another one is shipped, staff are told. */
    shipped: line(longest),
    /** Of its last change, as it was seen; 0 for what no one has changed. */
    version: z.int().min(0),
  })
  .refine(({ key, text }) => (text?.length ?? 0) <= (findPageText(key)?.most ?? 0), {
    path: ['text'],
    message: 'is too long',
  })

/** `PATCH /api/admin/page-texts`: all of it or nothing. */
export const PageTextsChange = z.strictObject({
  texts: z
    .array(PageTextChange)
    .min(1)
    .max(localeCodes.length)
    .refine(
      (all) => new Set(all.map(({ key, locale }) => `${key}:${locale}`)).size === all.length,
      'names one twice',
    ),
  note,
})
export type PageTextsChange = z.infer<typeof PageTextsChange>

/** A text that staff changed at least once. */
export type StaffPageText = {
  key: string
  locale: Locale
  /** What visitors read; `null`: the shipped text. */
  text: string | null
  /** The shipped text when it was written. */
  shipped: string | null
  version: number
  changed_by: string | null
  changed_at: string
}

/** `GET /api/admin/page-texts`: what is not named was never changed. */
export type StaffPageTexts = { texts: StaffPageText[] }

/** What a write answers. */
export type PageTextsSaved = StaffPageTexts & { change_set: string | null }

/** What was changed together. */
export type PageTextSet = {
  change_set: string
  at: string
  actor_name: string | null
  note: string | null
  is_undo: boolean
  can_undo: boolean
  /** `null` is the shipped text. */
  changes: { locale: Locale; from: string | null; to: string | null }[]
}

/** `GET /api/admin/page-texts/history?key=`: newest first. */
export type PageTextHistory = { sets: PageTextSet[]; next: number | null }
