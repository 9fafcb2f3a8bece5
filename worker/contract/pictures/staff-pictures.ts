import { z } from 'zod'
import { type Locale, localeCodes } from '../locales.ts'
import type { Page } from '../paging.ts'
import { pictureLimits } from './picture-sizes.ts'

export const PictureId = z.string().regex(/^[\da-f]{32}$/)

/**
 * Control characters and noncharacters, refused in single-line texts: feeds cannot contain them.
 */
// oxlint-disable-next-line no-control-regex -- they are what is refused
const control = /[\u0000-\u001f\u007f\ufffe\uffff]/u

/** Alternative text of a picture; empty when decorative. */
export const PictureText = z
  .strictObject({
    alt: z
      .string()
      .trim()
      .max(pictureLimits.alt)
      .refine((text) => !control.test(text), 'has control characters'),
    decorative: z.boolean(),
  })
  .refine(({ alt, decorative }) => decorative === (alt === ''), 'is either described or decorative')
export type PictureText = z.infer<typeof PictureText>

const version = z.int().min(0)

/**
 * `PUT /api/admin/pictures/:id/texts`: one or more languages; `version` is the newest version seen,
 * 0 for none.
 */
export const PictureTexts = z.strictObject({
  texts: z.partialRecord(z.enum(localeCodes), PictureText),
  version,
})
export type PictureTexts = z.infer<typeof PictureTexts>

export type PictureVariant = { width: number; height: number; bytes: number; type: PictureType }
export type PictureType = 'image/jpeg' | 'image/webp'

export type StaffPicture = {
  id: string
  width: number
  height: number
  widths: number[]
  texts: { [Language in Locale]?: PictureText | undefined }
  /** Version of its texts. */
  version: number
  /** Whether a text, a draft or a cover uses the picture; a used picture cannot be deleted. */
  is_used: boolean
  created_by: string | null
  created_at: string
}

/** `GET /api/admin/pictures`, newest first. */
export type StaffPictures = Page<StaffPicture>
