import { colon } from '#contract/text/colon.ts'
import { type Locale, localeCodes, locales } from '#contract/locales.ts'
import { ApiError } from '../../../api/client.ts'

/** The languages without a description, from a refused call. */
export const undescribedIn = (reason: unknown): Locale[] =>
  reason instanceof ApiError && reason.staffCode === 'content/undescribed'
    ? localeCodes.filter((code) => reason.errors.some(({ path }) => path === code))
    : []

/** An error message with the languages concerned. */
export function withLanguages(text: string, reason: unknown, reader: Locale): string {
  const names = undescribedIn(reason).map((code) => locales[code].name)
  return names.length > 0 ? `${names.join(', ')}${colon(reader)} ${text}` : text
}
