import type { Locale } from '#contract/locales.ts'
import type { Namespaces, Translations } from './i18n-types.ts'
import { loadedWords } from './words-of.ts'

type LocaleWords = { shared: unknown; namespaces: Record<string, () => Promise<unknown>> }

/** One module per language: a table of all languages' modules would add 1 KB to every page. */
const languages = import.meta.glob<LocaleWords>('./*/entry.ts')

const loadLanguage = async (locale: Locale): Promise<LocaleWords> => {
  const load = languages[`./${locale}/entry.ts`]
  if (!load) throw new Error(`web/i18n/${locale} has no entry.ts`)
  return load()
}

const add = (locale: Locale, words: object) => {
  loadedWords[locale] = { ...loadedWords[locale], ...words } as Translations
}

/** Loads the texts that every page shows, once. */
export async function loadSharedWords(locale: Locale): Promise<void> {
  if (loadedWords[locale]?.nav) return
  const { shared } = await loadLanguage(locale)
  add(locale, shared as object)
}

/** Loads namespaces of a language, each once. */
export async function loadWords(locale: Locale, names: Namespaces[]): Promise<void> {
  const missing = names.filter((name) => !hasWords(locale, [name]))
  if (missing.length === 0) return
  const { namespaces } = await loadLanguage(locale)
  await Promise.all(
    missing.map(async (name) => {
      const words = await namespaces[`./${name}/index.ts`]?.()
      if (!words) throw new Error(`web/i18n/${locale} has no ${name}`)
      add(locale, { [name]: words })
    }),
  )
}

/** Whether namespaces are loaded. */
export const hasWords = (locale: Locale, names: Namespaces[]): boolean =>
  names.every((name) => loadedWords[locale]?.[name])
