import { z } from 'zod'

const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
/** The one such mark that is seen: it makes a picture of the character before it. */
const picture = /\p{Extended_Pictographic}\ufe0f/gu

function isPlain(text: string): boolean {
  return text.isWellFormed() && !unseen.test(text.replaceAll(picture, ''))
}

/**
 * One line of what a person types: no control characters or line breaks, nothing that nobody sees (zero width, soft
 * hyphens, marks that turn the direction of what follows, letters that are blank), no halves of characters (which D1 and
 * JSON treat differently).
 */
export const line = (longest: number) =>
  z.string().trim().min(1).max(longest).refine(isPlain, 'contains characters that cannot be shown')

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
