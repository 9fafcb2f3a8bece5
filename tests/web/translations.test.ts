import { test } from 'vitest'
import { type Locale, localeCodes } from '#contract/locales.ts'
import { namespaces } from '../../web/i18n/i18n-util.ts'
import { importLocaleAsync, importNamespaceAsync } from '../../web/i18n/i18n-util.async.ts'

/** All words of a language by their path, such as `news.items.newHarvest.title`. */
async function wordsOf(locale: Locale): Promise<Map<string, string>> {
  const words = new Map<string, string>()
  const collect = (value: unknown, path: string) => {
    if (typeof value === 'string') words.set(path, value)
    else for (const [key, part] of Object.entries(value ?? {})) collect(part, `${path}.${key}`)
  }
  collect(await importLocaleAsync(locale), '')
  for (const namespace of namespaces) {
    collect(await importNamespaceAsync(locale, namespace), `.${namespace}`)
  }
  return words
}

/** Words that a language shares with English: names, and words it spells alike. */
const shared: Partial<Record<Locale, string[]>> = {
  fr: [
    'Message',
    'Messages',
    'Canada',
    'Consultation',
    'Distribution',
    'Documents',
    'Expansion',
    'Menu',
    'Ottawa, Canada',
    'Services',
    'Solutions',
  ],
  el: ['E-mail'],
  it: ['Blog', 'Canada', 'E-mail', 'Ottawa, Canada', 'Password'],
  de: ['Blog', 'Expansion', 'Name', 'Team', 'Website', 'optional'],
}

for (const locale of localeCodes.filter((code) => code !== 'en')) {
  test(`every text exists in ${locale}, and in that language`, async ({ expect }) => {
    const english = await wordsOf('en')
    const translated = await wordsOf(locale)
    expect([...english.keys()].filter((path) => !translated.get(path)?.trim())).toEqual([])
    expect([...translated.keys()].filter((path) => !english.has(path))).toEqual([])
    const same = [...english].filter(
      ([path, text]) =>
        translated.get(path) === text && /\p{L}{2}/u.test(text.replace(/\{[^}]*\}/g, '')),
    )
    expect(same.filter(([, text]) => !shared[locale]?.includes(text))).toEqual([])
  })
}
