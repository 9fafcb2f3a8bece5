import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figureRetentionMonths, missingPathRetentionDays } from '#contract/analytics/analytics.ts'
import { type Locale, localeCodes } from '#contract/locales.ts'
import { instantOf, officeTime } from '../../web/features/admin/content/text/office-instant.ts'
import { groupDays } from '../../web/features/site/office/group-days.ts'
import { loadWords } from '../../web/i18n/load-words.ts'
import { loadedWords, wordsOf } from '../../web/i18n/words-of.ts'
import { explain } from '../../web/session/failure.ts'
import { formWords } from '../../worker/features/outbox/form-words.ts'
import { exportWords } from '../../worker/features/trade/exports/export-words.ts'
import { pageTexts } from './voices/texts.ts'

/** Words that a language shares with English, such as names. */
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
  el: ['Email'],
  it: [
    'Blog',
    'Canada',
    'Database',
    'Home',
    'HubSpot',
    'Link',
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
    'Link',
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
  test(`every text exists in ${locale} and differs from English`, async () => {
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

for (const locale of localeCodes) {
  test(`the consent texts sent to HubSpot match those beside the forms in ${locale}`, async () => {
    await loadWords(locale, ['forms'])
    const consent = loadedWords[locale]?.forms.consent ?? ''
    const name = 'Meltemi'
    const read = consent.replace(/\{company(:string)?\}/, name)
    expect(formWords[locale].consent.replace('{site}', name)).toBe(read)
  })
}

test('exported files name order statuses as the screens do', async () => {
  for (const locale of localeCodes) {
    await loadWords(locale, ['orders', 'staff'])
    const { status, staffStatus } = exportWords[locale]
    expect(status).toEqual(loadedWords[locale]?.orders.status)
    expect(loadedWords[locale]?.staff.clientOrders.statuses).toMatchObject(staffStatus)
  }
})

for (const locale of localeCodes) {
  test(`a person who used up the attempts reads in ${locale} how to continue`, async () => {
    await loadWords(locale, ['portal'])
    const { failure, signIn } = wordsOf(locale).portal
    const refused = { name: 'AuthApiError', code: 'over_request_rate_limit' }
    const minute = explain(refused, failure)
    for (const guessed of ['tooManyPasswords', 'tooManySteps'] as const) {
      expect(explain(refused, failure, guessed)).toContain(signIn.forgot())
    }
    expect(explain(refused, failure, 'tooManyMailedCodes')).not.toBe(minute)
    // the limit on mails is over after a minute
    const soon = { name: 'AuthApiError', code: 'over_email_send_rate_limit' }
    expect(explain(soon, failure, 'tooManyMailedCodes')).toBe(minute)
  })
}

test.each(localeCodes)('the privacy notice (%s) names the real retention times', async (locale) => {
  const notice = (await pageTexts(locale)).get('legal.privacy.body') ?? ''
  const months = new RegExp(`${figureRetentionMonths} (?:months|mois|μήνες|mesi|Monate)`)
  const statements = notice.split('\n').filter((line) => months.test(line))
  // of all visitors, and of those who agreed
  expect(statements).toHaveLength(2)
  expect(statements[0]).toContain(`${missingPathRetentionDays}`)
  // the storage key of the consent
  expect(notice).toContain('cookie-consent')
})

const nine = [{ opens: '09:00', closes: '17:00' }]
const ten = [{ opens: '10:00', closes: '14:00' }]

test('consecutive days with the same hours are one line', () => {
  const week = [[], nine, nine, nine, nine, nine, ten]
  expect(groupDays(week)).toEqual([
    { first: 1, last: 5, hours: nine },
    { first: 6, last: 6, hours: ten },
    { first: 0, last: 0, hours: [] },
  ])
})

test('a Friday with other hours has a line of its own', () => {
  const week = [[], nine, nine, nine, nine, ten, []]
  expect(groupDays(week)).toEqual([
    { first: 1, last: 4, hours: nine },
    { first: 5, last: 5, hours: ten },
    { first: 6, last: 0, hours: [] },
  ])
})

test('a scheduled time is in the office’s time zone, in winter and in summer', () => {
  expect(instantOf('2026-12-24T09:00')).toBe('2026-12-24T14:00:00.000Z')
  expect(instantOf('2027-07-01T09:00')).toBe('2027-07-01T13:00:00.000Z')
  expect(instantOf('2026-12-31T23:30')).toBe('2027-01-01T04:30:00.000Z')
})

test('a local time skipped by daylight saving moves an hour later, and a repeated one means the first', () => {
  expect(instantOf('2027-03-14T02:30')).toBe('2027-03-14T07:30:00.000Z')
  expect(officeTime('2027-03-14T07:30:00.000Z')).toBe('2027-03-14T03:30')
  expect(instantOf('2026-11-01T01:30')).toBe('2026-11-01T05:30:00.000Z')
})

test('every scheduled instant is displayed as it was typed', () => {
  const minute = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01') })
  fc.assert(
    fc.property(
      minute.filter((at) => !Number.isNaN(at.getTime())),
      (at) => {
        const typed = officeTime(at.toISOString())
        expect(officeTime(instantOf(typed))).toBe(typed)
      },
    ),
  )
})
