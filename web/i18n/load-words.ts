import type { Locale } from '../../worker/contract/locales.ts'
import type { Namespaces } from './i18n-types.ts'
import { loadLocaleAsync, loadNamespaceAsync } from './i18n-util.async.ts'
import { loadedLocales } from './i18n-util.ts'

/** Loads the words that every page shows (header, footer, errors), once. */
export async function loadSharedWords(locale: Locale): Promise<void> {
  if (!loadedLocales[locale]?.nav) await loadLocaleAsync(locale)
}

/** Loads the words of some namespaces in one language, each once. */
export async function loadWords(locale: Locale, namespaces: Namespaces[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !loadedLocales[locale]?.[namespace])
  await Promise.all(missing.map((namespace) => loadNamespaceAsync(locale, namespace)))
}
