/** The languages of the site. The first is the one without a path prefix. Own names, never flags. */
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

/** Splits a URL path into its language and the path that all languages share (always starts with "/"). */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  for (const locale of localeCodes) {
    const { prefix } = locales[locale]
    if (prefix === '') continue
    if (pathname === prefix) return { locale, path: '/' }
    if (pathname.startsWith(`${prefix}/`)) return { locale, path: pathname.slice(prefix.length) }
  }
  return { locale: defaultLocale, path: pathname }
}

/** The URL path of a shared path in a language: `localize('/teams', 'fr')` is `/fr/teams`, home is `/fr`. */
export function localize(path: string, locale: Locale): string {
  const { prefix } = locales[locale]
  return path === '/' ? prefix || '/' : prefix + path
}

/** The languages visitors may use now: French can be switched off by its flag. */
export function activeLocales(flags: { french_language: boolean }): Locale[] {
  return localeCodes.filter((locale) => locale !== 'fr' || flags.french_language)
}
