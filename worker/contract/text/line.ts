import { z } from 'zod'
import { lineBreak, plainLines } from './typed-text.ts'

/*
 * What staff and clients type. Signs that cannot be seen come along with pasted text: they are left out, not refused.
 */

/**
 * Control characters, anything without a shape (zero width, soft hyphens, marks that turn the direction of what follows,
 * letters that are blank), halves of characters (which D1 and JSON treat differently), what no XML can hold. Two such
 * signs are seen behind a picture: they make another of it.
 */
const unseen =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}][\ufe0f\u200d]+)|[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/gu

const tidyLine = (typed: string): string =>
  typed.replaceAll(lineBreak, ' ').replaceAll('\t', ' ').replaceAll(unseen, '$1')

/** Joiners inside stay, scripts are written with them. What has nothing to be seen is no text. */
const tidyLines = (typed: string): string =>
  tidyLine(typed).trim() === ''
    ? ''
    : plainLines(typed).replaceAll(/[\p{Cs}\p{Noncharacter_Code_Point}]/gu, '')

/** One line of what a person types; it may be empty. */
export const openLine = (longest: number) => z.string().overwrite(tidyLine).trim().max(longest)

/** One line that has something in it. */
export const line = (longest: number) => openLine(longest).min(1)

/** Many lines; they may be empty. */
export const openLines = (longest: number) => z.string().overwrite(tidyLines).trim().max(longest)

/** What may be left out: empty is `null`. */
const orNull = (schema: z.ZodString) => schema.nullable().transform((text) => text || null)
export const optionalLine = (longest: number) => orNull(openLine(longest))
export const optionalLines = (longest: number) => orNull(openLines(longest))

/** A code that others print on their goods, in capital letters. Its first sign makes no formula of it in a spreadsheet. */
export const printedCode = (longest: number) =>
  line(longest)
    .toUpperCase()
    .refine(
      (code) => !/^[=+\-@]/.test(code),
      'Begins with a sign that spreadsheets take for a formula',
    )
