import type { Page } from '@playwright/test'
import { flagNames } from '#contract/flags.ts'
import { enterPortal, expect, test } from '../kit/admin-fixtures.ts'
import { person } from '../person/person.ts'

const row = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })
const told = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

test('a page that staff hide comes back by one undo', async ({ page, browser, admin }) => {
  await admin.setFlag('teams', true)
  const context = await browser.newContext()
  const visitor = await context.newPage()
  await visitor.goto('/')
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'Team' })).toBeVisible()

  await enterPortal(page, 'sections')
  await expect(row(page, 'teams')).toBeChecked()
  await person.clicks(row(page, 'teams'))
  const question = page.getByRole('dialog', { name: 'Hide teams?' })
  await expect(question.getByText('/teams')).toBeVisible()
  await expect(question.getByText('in 5 languages')).toBeVisible()
  await expect(question.getByText('Menu entries')).toBeVisible()
  await person.types(question.getByLabel('Why?'), 'New portraits on Monday')
  await person.clicks(question.getByRole('button', { name: 'Hide it' }))
  await told(page, 'Teams is now hidden.')
  await expect(row(page, 'teams')).not.toBeChecked()
  await expect(page.getByText('New portraits on Monday')).toBeVisible()

  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'Team' })).toHaveCount(0)

  await person.clicks(page.getByRole('button', { name: 'Undo', exact: true }))
  await told(page, 'Undone: teams.')
  await expect(row(page, 'teams')).toBeChecked()
  await visitor.reload()
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'Team' })).toBeVisible()
  await context.close()
})

test('a group is switched on and undone from the history', async ({ page, admin }) => {
  for (const name of ['founder', 'solutions'] as const) await admin.setFlag(name, false)
  await enterPortal(page, 'sections')
  await person.clicks(page.getByRole('button', { name: 'Enable All Navigation' }))
  await told(page, 'Now visible: founder, solutions.')
  await person.clicks(page.getByRole('button', { name: 'History: founder' }))
  const history = page.getByRole('dialog', { name: 'History of founder' })
  await expect(history.getByText('together with 1 more')).toBeVisible()
  await person.clicks(history.getByRole('button', { name: 'Undo this change to 2 flags' }))
  await told(page, 'Undone: founder, solutions.')
  await expect(row(page, 'founder')).not.toBeChecked()
})

test('hiding the French pages asks about Quebec first', async ({ page }) => {
  await enterPortal(page, 'sections')
  await person.clicks(row(page, 'french language'))
  const question = page.getByRole('dialog', { name: 'Hide french language?' })
  await expect(question.getByText(/Bill 96/)).toBeVisible()
  await expect(question.getByText('French', { exact: true })).toBeVisible()
  await person.clicks(question.getByRole('button', { name: 'Cancel' }))
  await expect(row(page, 'french language')).toBeChecked()
  await expect(row(page, 'french language')).toBeFocused()
})

test('search finds flags by name and by what they do', async ({ page }) => {
  await enterPortal(page, 'sections')
  await person.types(page.getByRole('searchbox'), 'Cookie banner')
  await expect(page.getByRole('switch')).toHaveCount(1)
  await person.retypes(page.getByRole('searchbox'), 'zzz')
  await told(page, 'Nothing matches “zzz”.')
  await person.retypes(page.getByRole('searchbox'), '')
  await expect(page.getByRole('switch')).toHaveCount(flagNames.length)
})

test.describe('when somebody else was faster', () => {
  test.use({ expectedComplaint: /409/ })

  test('a switch changed by a colleague says who it was', async ({ page, admin }) => {
    await enterPortal(page, 'sections')
    await expect(row(page, 'our process')).toBeChecked()
    await admin.setFlag('our_process', false)
    await person.clicks(row(page, 'our process'))
    await expect(page.getByRole('alert').filter({ hasText: 'not changed' })).toContainText(
      /Our process was not changed: simple admin switched it .*It is now Hidden/,
    )
    await expect(row(page, 'our process')).not.toBeChecked()
  })
})

test('a switch is planned, shown with its flag, and taken back', async ({ page }) => {
  await enterPortal(page, 'feature-flags')
  await person.clicks(page.getByRole('button', { name: 'Note or schedule: rotating keywords' }))
  const dialog = page.getByRole('dialog', { name: /Switch rotating keywords/ })
  await person.clicks(dialog.getByLabel('At a set time'))
  await person.typesMoment(dialog.getByLabel('Date and time'), '2020-01-01T10:00')
  await person.clicks(dialog.getByRole('button', { name: 'Save the schedule' }))
  await expect(dialog.getByRole('alert')).toHaveText(/next twelve months/)
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)
  await person.typesMoment(dialog.getByLabel('Date and time'), tomorrow)
  await person.types(dialog.getByLabel('Why?'), 'Calmer for the fair')
  await person.clicks(dialog.getByRole('button', { name: 'Save the schedule' }))
  await told(page, 'Scheduled: rotating keywords')
  await expect(page.getByText(/Turns off/)).toBeVisible()
  await person.clicks(page.getByRole('button', { name: /Cancel this change: rotating keywords/ }))
  await told(page, 'Scheduled change cancelled.')
  await expect(page.getByText(/Turns off/)).toHaveCount(0)
})

/** Makes a link that shows the site without its solutions. */
async function previewSolutions(page: Page) {
  await enterPortal(page, 'sections')
  await person.clicks(page.getByRole('button', { name: 'Preview link: solutions' }))
  const dialog = page.getByRole('dialog', { name: 'Preview of solutions' })
  await person.clicks(dialog.getByRole('button', { name: 'Create the link' }))
  return { dialog, url: await dialog.getByLabel('Preview link').inputValue() }
}

test('a preview link shows the planned site', async ({ page, browser }) => {
  const { url } = await previewSolutions(page)

  const context = await browser.newContext({ javaScriptEnabled: false })
  const guest = await context.newPage()
  await guest.goto(url)
  await expect(guest).toHaveURL('/')
  const bar = guest.getByRole('complementary', { name: 'Preview' })
  await expect(bar).toContainText('Shown as off: solutions.')
  await expect(guest.getByRole('contentinfo').getByRole('link', { name: 'Solutions' })).toHaveCount(
    0,
  )
  await person.clicks(bar.getByRole('button', { name: 'Leave the preview' }))
  await expect(bar).toHaveCount(0)
  await expect(
    guest.getByRole('contentinfo').getByRole('link', { name: 'Solutions' }),
  ).toBeVisible()
  await context.close()
})

test('staff end all preview links, and their holders read so', async ({ page, browser }) => {
  const { dialog, url } = await previewSolutions(page)
  const guest = await browser.newPage()
  await guest.goto(url)
  const bar = guest.getByRole('complementary', { name: 'Preview' })
  await expect(bar).toContainText('Shown as off: solutions.')
  await person.clicks(dialog.getByRole('button', { name: 'End all preview links' }))
  await expect(dialog.getByText('All preview links have ended.')).toBeVisible()
  await expect(dialog.getByLabel('Preview link')).toHaveCount(0)
  await guest.reload()
  await expect(bar).toContainText('This preview link has expired')
  await guest.close()
})

test.describe('while the database fails', () => {
  test.use({ expectedComplaint: /503/ })

  test('the list of flags offers another try when it fails', async ({ page }) => {
    await enterPortal(page, 'sections')
    await page.route('**/api/admin/flags', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        json: { code: 'server/database-unavailable', title: '', status: 503, requestId: '' },
      }),
    )
    await person.clicks(page.getByRole('button', { name: 'Refresh' }))
    await expect(page.getByRole('alert').first()).toContainText(
      'Error loading feature flags: The database cannot be reached',
    )
    await page.unroute('**/api/admin/flags')
    await person.clicks(page.getByRole('button', { name: 'Try again' }))
    await expect(page.getByText('Error loading')).toHaveCount(0)
  })
})

test('the Amazon material is one text file for six categories', async ({ page }) => {
  await enterPortal(page, 'amazon-assets')
  await expect(page.getByText('45–60 minutes')).toBeVisible()
  const waiting = page.waitForEvent('download')
  await person.clicks(page.getByRole('link', { name: 'Download all assets' }))
  const download = await waiting
  expect(download.suggestedFilename()).toBe('meltemi-amazon-brand-store.txt')
})
