import { z } from 'zod'

/**
 * No control characters or line breaks, nothing invisible (zero width, soft hyphens, marks that turn the direction
 * of what follows, letters that are blank), no halves of characters (which D1 and JSON treat differently).
 */
const seen = String.raw`[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]`
/** Two such marks are seen: they make a picture of the characters beside them. */
const picture = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}][\ufe0f\u200d]+`
export const ofOneLine = new RegExp(`^(?:${seen}|${picture})*$`, 'u')

/** What comes along with pasted text, too: soft hyphens, joiners, breaks without width. Alone it is no text. */
const pasted = String.raw`\u00ad\u200b-\u200d\u2060\ufe0f\ufeff`
/** The same over several lines, which are pasted more often than typed. No character is taken in two ways: it stays linear. */
export const ofManyLines = new RegExp(
  String.raw`^(?![\s${pasted}]+$)(?:${seen}|[\t\n\r${pasted}])*$`,
  'u',
)

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
