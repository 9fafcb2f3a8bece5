/** Languages of the site with their own names. The first has no path prefix. */
export const locales = {
  en: { name: 'English', short: 'EN', tag: 'en-CA', prefix: '' },
  fr: { name: 'Français', short: 'FR', tag: 'fr-CA', prefix: '/fr' },
  el: { name: 'Ελληνικά', short: 'EL', tag: 'el-GR', prefix: '/el' },
  it: { name: 'Italiano', short: 'IT', tag: 'it-IT', prefix: '/it' },
  de: { name: 'Deutsch', short: 'DE', tag: 'de-DE', prefix: '/de' },
} as const

export type Locale = keyof typeof locales
export const localeCodes = Object.keys(locales) as Locale[]
export const defaultLocale: Locale = 'en'

/** Splits a URL path into language and language-neutral path (always starts with "/"). */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  for (const locale of localeCodes) {
    const { prefix } = locales[locale]
    if (prefix === '') continue
    if (pathname === prefix) return { locale, path: '/' }
    if (pathname.startsWith(`${prefix}/`)) return { locale, path: pathname.slice(prefix.length) }
  }
  return { locale: defaultLocale, path: pathname }
}

/** Path in a language: `localize('/teams', 'fr')` is `/fr/teams`, home is `/fr`. */
export function localize(path: string, locale: Locale): string {
  const { prefix } = locales[locale]
  return path === '/' ? prefix || '/' : prefix + path
}

/** Languages visible to visitors: French has a flag. */
export function activeLocales(flags: { french_language: boolean }): Locale[] {
  return localeCodes.filter((locale) => locale !== 'fr' || flags.french_language)
}
