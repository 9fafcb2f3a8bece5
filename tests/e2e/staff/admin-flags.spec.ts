import { allowErrors } from '../kit/fixtures.ts'
import type { Page } from '@playwright/test'
import { flagNames } from '#contract/flags.ts'
import { enterPortal, expect, goes, test } from '../kit/admin-fixtures.ts'
import { databaseAway } from '../kit/problem.ts'
import { person } from '../person/person.ts'

const row = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })
const expectMessage = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

test('staff find, hide and show sections, and undo each change', async ({ page, admin }) => {
  allowErrors(/503/)
  await admin.setFlag('teams', true)
  for (const name of ['founder', 'solutions'] as const) await admin.setFlag(name, false)
  const isLinked = async () =>
    (await (await page.request.get('/')).text()).includes('href="/teams"')
  expect(await isLinked()).toBe(true)
  await enterPortal(page, 'sections')
  const search = page.getByRole('searchbox')

  await test.step('a search finds flags by name and description', async () => {
    await person.types(search, 'Cookie banner')
    await expect(page.getByRole('switch')).toHaveCount(1)
    await person.retypes(search, 'zzz')
    await expectMessage(page, 'Nothing matches “zzz”.')
    await person.retypes(search, '')
    await expect(page.getByRole('switch')).toHaveCount(flagNames.length)
  })

  await test.step('hiding the French pages warns about Quebec, and hiding the client portal about recalls', async () => {
    await person.clicks(row(page, 'french language'))
    const question = page.getByRole('dialog', { name: 'Hide french language?' })
    await expect(question.getByText(/Bill 96/)).toBeVisible()
    await expect(question.getByText('French', { exact: true })).toBeVisible()
    await person.clicks(question.getByRole('button', { name: 'Cancel' }))
    await expect(row(page, 'french language')).toBeChecked()
    await expect(row(page, 'french language')).toBeFocused()
    await person.clicks(row(page, 'client portal'))
    const portal = page.getByRole('dialog', { name: 'Hide client portal?' })
    await expect(portal.getByText(/neither read nor answer an open recall/)).toBeVisible()
    await person.clicks(portal.getByRole('button', { name: 'Cancel' }))
  })

  await test.step('a hidden page returns with one undo', async () => {
    await expect(row(page, 'teams')).toBeChecked()
    await person.clicks(row(page, 'teams'))
    const question = page.getByRole('dialog', { name: 'Hide teams?' })
    const why = question.getByLabel('Why?')
    const hide = question.getByRole('button', { name: 'Hide it' })
    await expect(question.getByText('/teams')).toBeVisible()
    await expect(question.getByText('in 5 languages')).toBeVisible()
    await expect(question.getByText('Menu entries')).toBeVisible()
    await person.types(why, 'New portraits on Monday')
    // the failed plan keeps its typed note
    await page.route('**/api/flags/teams', (route) => route.fulfill(databaseAway), { times: 1 })
    await person.clicks(hide)
    await expect(question.getByRole('alert')).toContainText('The database cannot be reached')
    await expect(why).toHaveValue('New portraits on Monday')
    await person.clicks(hide)
    await expect(question).toHaveCount(0)
    await expect(page).toHaveURL('/admin-portal/sections')
    await expectMessage(page, 'Teams is now hidden.')
    await expect(row(page, 'teams')).not.toBeChecked()
    await expect(page.getByText('New portraits on Monday')).toBeVisible()
    expect(await isLinked()).toBe(false)

    await person.clicks(page.getByRole('button', { name: 'Undo', exact: true }))
    await expectMessage(page, 'Undone: teams.')
    await expect(row(page, 'teams')).toBeChecked()
    expect(await isLinked()).toBe(true)
  })

  await test.step('a group is switched on, and undone from the history', async () => {
    await person.clicks(page.getByRole('button', { name: 'Enable All Navigation' }))
    await expectMessage(page, 'Now visible: founder, solutions.')
    await goes(page, 'feature-flags')
    await person.clicks(page.getByRole('button', { name: 'History: founder' }))
    const history = page.getByRole('dialog', { name: 'History of founder' })
    await expect(history.getByText('together with 1 more')).toBeVisible()
    await person.clicks(history.getByRole('button', { name: 'Undo this change to 2 flags' }))
    await expectMessage(page, 'Undone: founder, solutions.')
    await expect(row(page, 'founder')).not.toBeChecked()
  })

  await test.step('the list of flags offers a retry when it fails', async () => {
    await page.route('**/api/admin/flags', (route) => route.fulfill(databaseAway))
    await person.clicks(page.getByRole('button', { name: 'Refresh' }))
    await expect(page.getByRole('alert').first()).toContainText(
      'Error loading feature flags: The database cannot be reached',
    )
    await page.unroute('**/api/admin/flags')
    await person.clicks(page.getByRole('button', { name: 'Try again' }))
    await expect(page.getByText('Error loading')).toHaveCount(0)
  })
})

test('a scheduled switch can be cancelled and previewed', async ({ page, browser }) => {
  await enterPortal(page, 'feature-flags')

  await test.step('a scheduled switch is listed with its flag and can be cancelled', async () => {
    await person.clicks(page.getByRole('button', { name: 'Note or schedule: rotating keywords' }))
    const dialog = page.getByRole('dialog', { name: /Switch rotating keywords/ })
    const at = dialog.getByLabel('Date and time')
    const note = dialog.getByLabel('Why?')
    await person.clicks(dialog.getByLabel('At a set time'))
    await person.typesMoment(at, '2020-01-01T10:00')
    await person.clicks(note)
    await person.presses(page, 'Enter')
    await expect(dialog.getByRole('alert')).toHaveText(/next twelve months/)
    // the note is kept after a failed attempt
    await expect(note).toBeFocused()
    await person.keys(page, 'Calmer for the fair')
    await expect(note).toHaveValue('Calmer for the fair')
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)
    await person.typesMoment(at, tomorrow)
    await person.clicks(dialog.getByRole('button', { name: 'Save the schedule' }))
    await expectMessage(page, 'Scheduled: rotating keywords')
    await expect(page.getByText(/Turns off/)).toBeVisible()
    await person.clicks(page.getByRole('button', { name: /Cancel this change: rotating keywords/ }))
    await expectMessage(page, 'Scheduled change cancelled.')
    await expect(page.getByText(/Turns off/)).toHaveCount(0)
  })

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const guest = await plain.newPage()
  const bar = guest.getByRole('complementary', { name: 'Preview' })
  const solutions = guest.getByRole('contentinfo').getByRole('link', { name: 'Solutions' })
  const dialog = page.getByRole('dialog', { name: 'Preview of solutions' })
  const link = dialog.getByLabel('Preview link')
  await person.clicks(page.getByRole('button', { name: 'Preview link: solutions' }))
  await person.clicks(dialog.getByRole('button', { name: 'Create the link' }))
  const url = await link.inputValue()

  await test.step('a preview link shows the site with the scheduled switch', async () => {
    await guest.goto(url)
    await expect(guest).toHaveURL('/')
    await expect(bar).toContainText('Hidden in this preview: solutions.')
    await expect(solutions).toHaveCount(0)
    await person.clicks(bar.getByRole('button', { name: 'Leave the preview' }))
    await expect(bar).toHaveCount(0)
    await expect(solutions).toBeVisible()
  })

  await test.step('staff end all preview links, and a holder of one sees that it ended', async () => {
    await guest.goto(url)
    await expect(bar).toContainText('Hidden in this preview: solutions.')
    await person.clicks(dialog.getByRole('button', { name: 'End all preview links' }))
    await expect(dialog.getByText('All preview links have ended.')).toBeVisible()
    await expect(link).toHaveCount(0)
    await guest.reload()
    await expect(bar).toContainText('This preview link has expired')
    await plain.close()
  })
})
