import type { Page } from '@playwright/test'
import { enterPortal, expect, test } from './admin-fixtures.ts'

const row = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })
const told = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

test('what staff hide is gone from another browser’s next page view, and comes back by one undo', async ({
  page,
  browser,
  admin,
}) => {
  await admin.setFlag('teams', true)
  const context = await browser.newContext()
  const visitor = await context.newPage()
  await visitor.goto('/')
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'Team' })).toBeVisible()

  await enterPortal(page, 'sections')
  await expect(row(page, 'teams')).toBeChecked()
  await row(page, 'teams').click()
  const question = page.getByRole('dialog', { name: 'Hide teams?' })
  await expect(question.getByText('/teams')).toBeVisible()
  await expect(question.getByText('in 5 languages')).toBeVisible()
  await expect(question.getByText('Menu entries')).toBeVisible()
  await question.getByLabel('Why?').fill('New portraits on Monday')
  await question.getByRole('button', { name: 'Hide it' }).click()
  await told(page, 'Teams is now hidden.')
  await expect(row(page, 'teams')).not.toBeChecked()
  await expect(page.getByText('New portraits on Monday')).toBeVisible()

  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'Team' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await told(page, 'Taken back: teams.')
  await expect(row(page, 'teams')).toBeChecked()
  await visitor.reload()
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'Team' })).toBeVisible()
  await context.close()
})

test('a group is switched on at once, and its set is undone from the history', async ({
  page,
  admin,
}) => {
  for (const name of ['founder', 'solutions'] as const) await admin.setFlag(name, false)
  await enterPortal(page, 'sections')
  await page.getByRole('button', { name: 'Enable All Navigation' }).click()
  await told(page, 'Now visible: founder, solutions.')
  await page.getByRole('button', { name: 'History: founder' }).click()
  const history = page.getByRole('dialog', { name: 'History of founder' })
  await expect(history.getByText('together with 1 more')).toBeVisible()
  await history.getByRole('button', { name: 'Undo this change of 2 flags' }).click()
  await told(page, 'Taken back: founder, solutions.')
  await expect(row(page, 'founder')).not.toBeChecked()
})

test('hiding French asks about Quebec first', async ({ page }) => {
  await enterPortal(page, 'sections')
  await row(page, 'french language').click()
  const question = page.getByRole('dialog', { name: 'Hide french language?' })
  await expect(question.getByText(/Bill 96/)).toBeVisible()
  await expect(question.getByText('Français')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, 'french language')).toBeChecked()
  await expect(row(page, 'french language')).toBeFocused()
})

test('search finds flags by name and by what they do', async ({ page }) => {
  await enterPortal(page, 'sections')
  await page.getByRole('searchbox').fill('Cookie banner')
  await expect(page.getByRole('switch')).toHaveCount(1)
  await page.getByRole('searchbox').fill('zzz')
  await told(page, 'Nothing matches “zzz”.')
  await page.getByRole('searchbox').fill('')
  await expect(page.getByRole('switch')).toHaveCount(20)
})

test.describe('when somebody else was faster', () => {
  test.use({ expectedComplaint: /409/ })

  test('the switch shows their value and says who it was', async ({ page, admin }) => {
    await enterPortal(page, 'sections')
    await expect(row(page, 'our process')).toBeChecked()
    await admin.setFlag('our_process', false)
    await row(page, 'our process').click()
    await expect(page.getByRole('alert').filter({ hasText: 'not changed' })).toContainText(
      /Our process was not changed: simple admin switched it .*It is now Hidden/,
    )
    await expect(row(page, 'our process')).not.toBeChecked()
  })
})

test('a switch is planned, shown with its flag, and taken back', async ({ page }) => {
  await enterPortal(page, 'feature-flags')
  await page.getByRole('button', { name: 'Note or plan: rotating keywords' }).click()
  const dialog = page.getByRole('dialog', { name: /Switch rotating keywords/ })
  await dialog.getByLabel('At a time').check()
  await dialog.getByLabel('Date and time').fill('2020-01-01T10:00')
  await dialog.getByRole('button', { name: 'Save the plan' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/coming twelve months/)
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)
  await dialog.getByLabel('Date and time').fill(tomorrow)
  await dialog.getByLabel('Why?').fill('Calmer for the fair')
  await dialog.getByRole('button', { name: 'Save the plan' }).click()
  await told(page, 'Planned: rotating keywords')
  await expect(page.getByText(/Goes off/)).toBeVisible()
  await page.getByRole('button', { name: /Cancel this plan: rotating keywords/ }).click()
  await told(page, 'The plan is cancelled.')
  await expect(page.getByText(/Goes off/)).toHaveCount(0)
})

/** Makes a link that shows the site without its solutions. */
async function previewSolutions(page: Page) {
  await enterPortal(page, 'sections')
  await page.getByRole('button', { name: 'Preview link: solutions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Preview of solutions' })
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  return { dialog, url: await dialog.getByLabel('Preview link').inputValue() }
}

test('a preview link shows the site as if, to whoever has it, until they leave', async ({
  page,
  browser,
}) => {
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
  await bar.getByRole('button', { name: 'Leave the preview' }).click()
  await expect(bar).toHaveCount(0)
  await expect(
    guest.getByRole('contentinfo').getByRole('link', { name: 'Solutions' }),
  ).toBeVisible()
  await context.close()
})

test('staff end all preview links, and whoever looks at one is told so', async ({
  page,
  browser,
}) => {
  const { dialog, url } = await previewSolutions(page)
  const guest = await browser.newPage()
  await guest.goto(url)
  const bar = guest.getByRole('complementary', { name: 'Preview' })
  await expect(bar).toContainText('Shown as off: solutions.')
  await dialog.getByRole('button', { name: 'End all preview links' }).click()
  await expect(dialog.getByText('All preview links have ended.')).toBeVisible()
  await expect(dialog.getByLabel('Preview link')).toHaveCount(0)
  await guest.reload()
  await expect(bar).toContainText('This preview link has ended')
  await guest.close()
})

test.describe('while the database fails', () => {
  test.use({ expectedComplaint: /503/ })

  test('the screen says so and offers another try', async ({ page }) => {
    await enterPortal(page, 'sections')
    await page.route('**/api/admin/flags', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        json: { code: 'server/database-unavailable', title: '', status: 503, requestId: '' },
      }),
    )
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByRole('alert').first()).toContainText(
      'Error loading feature flags: The database cannot be reached',
    )
    await page.unroute('**/api/admin/flags')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Error loading')).toHaveCount(0)
  })
})

test('dashboard figures without a month to compare with are marked as samples', async ({
  page,
}) => {
  await enterPortal(page)
  await expect(page.getByText('12.4K')).toBeVisible()
  await expect(page.getByText('3.2%')).toBeVisible()
  expect(await page.getByText('Sample', { exact: true }).count()).toBeGreaterThanOrEqual(6)
  await page.getByRole('link', { name: /Check flags and system health/ }).click()
  await expect(page.getByRole('heading', { name: 'Drift report' })).toBeVisible()
})

test('the Amazon material is one text file for six categories', async ({ page }) => {
  await enterPortal(page, 'amazon-assets')
  await expect(page.getByText('45–60 minutes')).toBeVisible()
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download all assets' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('meltemi-amazon-brand-store.txt')
})
