import { localeCodes, locales } from '#contract/locales.ts'

/** A language's own name; a code of none of ours as it is. */
export function asLocaleName(code: string): string {
  const known = localeCodes.find((locale) => locale === code)
  return known ? locales[known].name : code
}
