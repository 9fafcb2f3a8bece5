import { test } from 'vitest'
import { localeCodes } from '#contract/locales.ts'
import { formWords } from '../../worker/features/outbox/form-words.ts'
import { importNamespaceAsync } from '../../web/i18n/i18n-util.async.ts'

for (const locale of localeCodes) {
  test(`HubSpot is told what visitors read beside the forms in ${locale}`, async ({ expect }) => {
    const { consent } = await importNamespaceAsync(locale, 'forms')
    const name = 'Meltemi'
    const read = consent.replace(/\{company(:string)?\}/, name)
    expect(formWords[locale].consent.replace('{site}', name)).toBe(read)
  })
}
