import { expect, test } from 'vitest'
import { type Locale, localeCodes } from '#contract/locales.ts'
import { pageTexts } from './voices/texts.ts'

/** Words that a language shares with English: names, and words it spells alike. */
const shared: Partial<Record<Locale, string[]>> = {
  fr: [
    'Message',
    'Messages',
    'Page',
    'Pages',
    'Total',
    'Canada',
    'Client',
    'Consultation',
    'Distribution',
    'Documents',
    'Expansion',
    'Menu',
    'Olives',
    'Ottawa, Canada',
    'Province',
    'Services',
    'Solutions',
    'Catalogue',
    'Description',
    'Article',
    'Articles',
    'Lot',
    'Lots',
    'Original',
    'Type',
  ],
  el: ['E-mail'],
  it: [
    'Blog',
    'Canada',
    'Database',
    'E-mail',
    'Home',
    'HubSpot',
    'Menu',
    'Ottawa, Canada',
    'Pallet',
    'Password',
    'Privacy',
    'Team',
    'Santorini, Naoussa, Gallura, Modena',
    'No',
    'no',
  ],
  de: [
    'Administrator',
    'Blog',
    'Expansion',
    'Name',
    'Name (optional)',
    'Original',
    'Santorini, Naoussa, Gallura, Modena',
    'Status',
    'Team',
    'Text',
    'Website',
    'optional',
  ],
}

for (const locale of localeCodes.filter((code) => code !== 'en')) {
  test(`every text exists in ${locale}, and in that language`, async () => {
    const english = await pageTexts('en')
    const translated = await pageTexts(locale)
    expect([...english.keys()].filter((path) => !translated.get(path)?.trim())).toEqual([])
    expect([...translated.keys()].filter((path) => !english.has(path))).toEqual([])
    const same = [...english].filter(
      ([path, text]) =>
        translated.get(path) === text && /\p{L}{2}/u.test(text.replace(/\{[^}]*\}/g, '')),
    )
    expect(same.filter(([, text]) => !shared[locale]?.includes(text))).toEqual([])
  })
}
