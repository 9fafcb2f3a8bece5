import { z } from 'zod'
import { lineBreak, normalizeLines } from './typed-text.ts'

/*
 * Text fields of staff and clients. Invisible characters come with pasted text: they are removed,
 * not refused.
 */

/**
 * Control, zero-width and bidirectional characters, lone surrogates and noncharacters. Variation
 * selectors and joiners after an emoji are kept.
 */
const unseen =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}][\ufe0f\u200d]+)|[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/gu

const tidyLine = (typed: string): string =>
  typed.replaceAll(lineBreak, ' ').replaceAll('\t', ' ').replaceAll(unseen, '$1')

/**
 * Keeps joiners inside words, which some scripts need. A text of invisible characters only becomes
 * empty.
 */
const tidyLines = (typed: string): string =>
  tidyLine(typed).trim() === ''
    ? ''
    : normalizeLines(typed).replaceAll(/[\p{Cs}\p{Noncharacter_Code_Point}]/gu, '')

/** Single line, may be empty. */
export const lineOrEmpty = (longest: number) => z.string().overwrite(tidyLine).trim().max(longest)

export const line = (longest: number) => lineOrEmpty(longest).min(1)

export const linesOrEmpty = (longest: number) => z.string().overwrite(tidyLines).trim().max(longest)

/** Turns an empty string into `null`. */
const orNull = (schema: z.ZodString) => schema.nullable().transform((text) => text || null)
export const optionalLine = (longest: number) => orNull(lineOrEmpty(longest))
export const optionalLines = (longest: number) => orNull(linesOrEmpty(longest))

/**
 * A code printed on goods, in capital letters. The first character is a letter or digit, so that
 * spreadsheets read no formula.
 */
export const printedCode = (longest: number) =>
  line(longest)
    .toUpperCase()
    .refine(
      (code) => !/^[=+\-@]/.test(code),
      'Begins with a sign that spreadsheets take for a formula',
    )
