import { expect, test } from 'vitest'
import { type Locale, localeCodes, localize } from '#contract/locales.ts'
import { officeStatus } from '#contract/site/office-hours.ts'
import type { BootData } from '../../../web/app/boot.ts'
import { composeConfirmation } from '../../../worker/features/outbox/confirmation.ts'
import { currentCompany } from '../../../worker/features/settings/company-now.ts'
import { ontarioHolidays } from '../../../worker/features/settings/hours/holidays.ts'
import { specialDays } from '../../../worker/features/settings/hours/special-days.ts'
import { countOf } from '../admin/office.ts'
import { holidays, settingsOffice } from './settings-office.ts'

const closed: Record<Locale, string> = {
  en: 'Office closed: December 24 – January 1 (Christmas break)',
  fr: 'Bureau fermé : 24 décembre – 1er janvier',
  el: 'Κλειστά: 24 Δεκεμβρίου – 1η Ιανουαρίου (διακοπές Χριστουγέννων)',
  it: 'Ufficio chiuso: 24 dicembre – 1º gennaio',
  de: 'Büro geschlossen: 24. Dezember – 1. Januar',
}

const partOf = (page: string, element: RegExp) => element.exec(page)?.[0] ?? ''
const bootOf = (page: string) =>
  JSON.parse(/<script[^>]*id="?boot"?[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? '{}') as BootData

/** A fixture with a closure set by an administrator at a given time. */
async function closedOffice(instant: string, days = holidays) {
  const office = await settingsOffice({}, instant)
  const token = await office.signInAgain()
  expect((await office.close(days, undefined, 0, token)).status).toBe(200)
  return { office, token }
}

test('a holiday closure is shown in footer, contact section, open-now line, structured data and mails in five languages', async () => {
  const { office } = await closedOffice('2026-12-10T15:00:00Z')
  for (const locale of localeCodes) {
    const text = closed[locale]
    const page = await office.page(localize('/', locale))
    expect(partOf(page, /<footer.*<\/footer>/s), locale).toContain(text)
    expect(partOf(page, /<section id="contact".*?<\/section>/s), locale).toContain(text)
    expect(await office.page(localize('/privacy', locale)), locale).toContain(text)
    expect(page).toContain(
      '{"@type":"OpeningHoursSpecification","opens":"00:00","closes":"00:00","validFrom":"2026-12-24","validThrough":"2027-01-01"}',
    )
    // the open-now line uses the page’s boot data
    const { company } = bootOf(page)
    expect(officeStatus(new Date('2026-12-28T15:00:00Z'), company)).toEqual({
      isOpen: false,
      next: { day: '2027-01-02', ahead: 5, time: '10:00' },
    })
    const { notices } = await (await currentCompany(office.deps())).in(locale)
    const mail = composeConfirmation('ada@example.com', locale, notices)
    expect(mail.text, locale).toContain(text)
    expect(mail.html, locale).toContain(text)
  }
})

test('an applicant is informed of the closure with the decision, in their language', async () => {
  const { office, token } = await closedOffice('2026-12-10T15:00:00Z')
  const { id } = await office.request({ locale: 'de' })
  const question = { decision: 'ask', reason: 'Wie viele Filialen?' }
  expect((await office.decide(id, question, token)).status).toBe(200)
  expect(office.mailbox.at(-1)?.text).toContain(closed.de)
})

test('a closure is announced three weeks ahead and disappears after its end', async () => {
  const { office } = await closedOffice('2026-11-20T15:00:00Z')
  const isTold = async (instant: string) => {
    office.at(instant)
    return (await office.page('/')).includes('Office closed')
  }
  expect(await isTold('2026-11-21T15:00:00Z')).toBe(false)
  expect(await isTold('2026-12-03T04:59:00Z'), 'still 2 December in Ottawa').toBe(false)
  expect(await isTold('2026-12-03T05:01:00Z')).toBe(true)
  expect(await isTold('2026-12-28T15:00:00Z')).toBe(true)
  expect(await isTold('2027-01-02T04:59:00Z'), 'still 1 January in Ottawa').toBe(true)
  expect(await isTold('2027-01-02T05:01:00Z')).toBe(false)
})

test('of overlapping closures the shorter one counts, and a holiday does not split a closure', () => {
  const day = (date: string, intervals = holidays.intervals) => {
    return { ...holidays, first_day: date, last_day: date, intervals }
  }
  const open = [{ opens: '10:00', closes: '12:00' }]
  const runs = (...rows: (typeof holidays)[]) =>
    specialDays(rows, '2026-12-01', '2027-01-31').map(({ first, last, intervals }) =>
      [first.slice(5), last.slice(5), intervals.length].join(' '),
    )
  expect(runs(day('2026-12-25'), holidays)).toEqual(['12-24 01-01 0'])
  const shortened = ['12-24 12-30 0', '12-31 12-31 1', '01-01 01-01 0']
  expect(runs(holidays, day('2026-12-31', open))).toEqual(shortened)
  expect(runs(day('2026-12-31'), day('2026-12-31', open))).toEqual(['12-31 12-31 1'])
  const [first] = specialDays([holidays], '2026-12-30', '2027-02-01')
  expect(first?.first, 'whole, although it began before').toBe('2026-12-24')
})

test('special hours are announced, and replace the week’s hours in structured data', async () => {
  const intervals = [{ opens: '10:00', closes: '12:00' }]
  const value = { first_day: '2026-12-24', last_day: '2026-12-24', intervals, labels: {} }
  const { office } = await closedOffice('2026-12-10T15:00:00Z', value)
  expect(await office.page('/fr')).toMatch(
    /Horaire particulier\s: 24 décembre, 10\sh\s00 – 12\sh\s00/,
  )
  expect(await office.page('/')).toContain(
    '"opens":"10:00","closes":"12:00","validFrom":"2026-12-24","validThrough":"2026-12-24"}',
  )
})

test('Ontario’s public holidays match the calendar', () => {
  expect(ontarioHolidays(2026)).toEqual({
    newYear: '2026-01-01',
    family: '2026-02-16',
    goodFriday: '2026-04-03',
    victoria: '2026-05-18',
    canada: '2026-07-01',
    labour: '2026-09-07',
    thanksgiving: '2026-10-12',
    christmas: '2026-12-25',
    boxing: '2026-12-26',
  })
  expect(ontarioHolidays(2027)).toMatchObject({
    family: '2027-02-15',
    goodFriday: '2027-03-26',
    victoria: '2027-05-24',
    labour: '2027-09-06',
    thanksgiving: '2027-10-11',
  })
  expect(ontarioHolidays(2038).goodFriday).toBe('2038-04-23')
})

test('a holiday is suggested for the coming year once, unless a closure covers it', async () => {
  const office = await settingsOffice({}, '2026-11-22T15:00:00Z')
  const token = await office.signInAgain()
  const days = async () => (await office.read(token)).proposals.map((one) => one.first_day)
  const later = '2027-02-15 2027-03-26 2027-05-24 2027-07-01 2027-09-06 2027-10-11'
  expect((await days()).join(' ')).toBe(`2026-12-25 2026-12-26 2027-01-01 ${later}`)
  await office.close(holidays, undefined, 0, token)
  expect((await days()).join(' ')).toBe(later)
})

test('a preview shows what visitors will read and from when, and stores nothing', async () => {
  const office = await settingsOffice({}, '2026-11-22T15:00:00Z')
  const token = await office.signInAgain()
  const { status, body } = await office.call('POST', '/preview', { exceptions: [holidays] }, token)
  expect(status).toBe(200)
  expect(body).toEqual({
    days: [{ first: '2026-12-24', last: '2027-01-01', shown_from: '2026-12-03', texts: closed }],
  })
  expect(await countOf('hours_exceptions')).toBe(0)
})
