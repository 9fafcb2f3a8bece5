import { expect, test } from 'vitest'
import { localeCodes } from '#contract/locales.ts'
import { formWords } from '../../worker/features/outbox/form-words.ts'
import { loadWords } from '../../web/i18n/load-words.ts'
import { loadedWords } from '../../web/i18n/words-of.ts'

for (const locale of localeCodes) {
  test(`HubSpot is told what visitors read beside the forms in ${locale}`, async () => {
    await loadWords(locale, ['forms'])
    const consent = loadedWords[locale]?.forms.consent ?? ''
    const name = 'Meltemi'
    const read = consent.replace(/\{company(:string)?\}/, name)
    expect(formWords[locale].consent.replace('{site}', name)).toBe(read)
  })
}
