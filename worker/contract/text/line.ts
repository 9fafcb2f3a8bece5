import { z } from 'zod'

/**
 * No control characters or line breaks, nothing that nobody sees (zero width, soft hyphens, marks that turn the direction
 * of what follows, letters that are blank), no halves of characters (which D1 and JSON treat differently). Two such marks
 * are seen: they make a picture of the characters beside them.
 */
const seen = String.raw`[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|[\p{Extended_Pictographic}\p{Emoji_Modifier}][\ufe0f\u200d]+`
export const ofOneLine = new RegExp(`^(?:${seen})*$`, 'u')

/** The same over several lines. */
export const ofManyLines = new RegExp(String.raw`^(?:${seen}|[\t\n\r])*$`, 'u')

/** One line of what a person types. */
export const line = (longest: number) =>
  z.string().trim().min(1).max(longest).regex(ofOneLine, 'contains characters that cannot be shown')

/** The same where it may be left out: empty is `null`. */
export const optionalLine = (longest: number) =>
  z.preprocess(
    (given) => (typeof given === 'string' && given.trim() === '' ? null : given),
    line(longest).nullable(),
  )

/** A code that others print on their goods, in capital letters. Its first sign makes no formula of it in a spreadsheet. */
export const printedCode = (longest: number) =>
  line(longest)
    .toUpperCase()
    .refine(
      (code) => !/^[=+\-@]/.test(code),
      'Begins with a sign that spreadsheets take for a formula',
    )
