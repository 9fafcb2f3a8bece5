import type { Page } from '@playwright/test'
import { enterPortal, expect, test } from '../../kit/admin-fixtures.ts'
import { recordRequests, browserUserAgent, hydrate, allowErrors } from '../../kit/fixtures.ts'
import { hold } from '../../person/hold.ts'
import { person } from '../../person/person.ts'
import { slowCpu } from '../../person/slowness.ts'

test.use({ userAgent: browserUserAgent })

const table = (page: Page, name: string) => page.getByRole('table', { name })
const day = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const refresh = (page: Page) => person.clicks(page.getByRole('button', { name: 'Refresh' }))

test('a viewed page is counted in figures by period', async ({ page, context }) => {
  allowErrors(/status of 422/)
  await test.step('a viewed page is counted within seconds', async () => {
    const old = `/fr/equipe-${crypto.randomUUID().slice(0, 8)}`
    await page.goto('/el/partnerships')
    // this page answers 404
    const lost = await context.newPage()
    expect((await lost.goto(old))?.status()).toBe(404)

    await enterPortal(page, 'analytics')
    // counts are written in batches, after ten seconds
    await expect(async () => {
      await refresh(page)
      const row = table(page, 'Pages').getByRole('row', { name: /^\/partnerships/ })
      await expect(row).toBeVisible({ timeout: 1000 })
      await expect(table(page, 'Pages not found (404)').getByText(old)).toBeVisible({
        timeout: 1000,
      })
    }).toPass({ timeout: 40_000 * slowCpu })
    await expect(table(page, 'Languages').getByRole('row', { name: /^Greek/ })).toBeVisible()

    await person.clicks(page.getByRole('button', { name: `Redirect ${old}` }))
    const dialog = page.getByRole('dialog', { name: 'Redirect to a page' })
    await person.types(dialog.getByLabel('Page'), '/fr/nowhere')
    await person.clicks(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByRole('alert')).toContainText('not a page of this site')
    await person.retypes(dialog.getByLabel('Page'), '/fr/teams')
    await person.clicks(dialog.getByRole('button', { name: 'Save' }))
    await expect(page.getByText(`${old} now leads to /fr/teams.`)).toBeVisible()

    await lost.goto(old)
    await expect(lost).toHaveURL('/fr/teams')

    await person.clicks(page.getByRole('button', { name: `Redirect ${old}` }))
    await person.clicks(dialog.getByRole('button', { name: 'Remove redirect' }))
    await expect(page.getByText(`${old} is no longer redirected.`)).toBeVisible()
    expect((await lost.goto(old))?.status()).toBe(404)
  })

  await test.step('a period is chosen by keyboard and kept in the address', async () => {
    await person.clicks(page.getByRole('button', { name: '7 days' }))
    await expect(page).toHaveURL(/days=7/)
    await expect(page.getByRole('button', { name: '7 days' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await day(page, 'From').fill('2026-07-02')
    await day(page, 'To').fill('2026-07-01')
    await person.presses(page, 'Enter')
    await expect(page.getByText('Please choose a first and a last day')).toBeVisible()
    await expect(page).toHaveURL(/days=7/)
    await day(page, 'To').fill('2026-07-08')
    await person.presses(page, 'Enter')
    await expect(page).toHaveURL(/from=2026-07-02&to=2026-07-08/)
    await person.clicks(page.getByRole('button', { name: 'Show as a table' }))
    await expect(table(page, 'Day by day').getByRole('row')).toHaveCount(8)
  })

  await test.step('a late response for an older period is not shown for the new one', async () => {
    const late = await hold(page, '**/api/admin/analytics?*')
    await person.clicks(page.getByRole('button', { name: '90 days' }))
    await expect.poll(late.count).toBe(1)
    await person.clicks(page.getByRole('button', { name: '7 days' }))
    await expect.poll(late.count).toBe(2)
    await late.release()
    await late.release()
    await expect(table(page, 'Day by day').getByRole('row')).toHaveCount(8)
    await late.end()
  })

  await test.step('the figures are downloaded as a spreadsheet file', async () => {
    await enterPortal(page, 'analytics', 'fr')
    const file = await person.saves(page.getByRole('button', { name: 'Enregistrer en CSV' }))
    expect(file.name).toMatch(/^chiffres-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
    expect(file.text).toContain('"Jour";"Adresse";"Langue"')
  })
})

test('a visitor who agreed is counted once at each step of a form', async ({ page }) => {
  const reportedSteps = recordRequests(page, /\/form-steps$/, (request) => {
    const { form, step } = request.postDataJSON()
    return `${form} ${step}`
  })
  await page.goto('/')
  await hydrate(page)
  const message = page.getByLabel('Message')
  await message.scrollIntoViewIfNeeded()
  await person.types(message, 'Oil')
  expect(reportedSteps).toEqual([])
  await person.clicks(page.getByRole('button', { name: 'Accept' }))
  await expect.poll(() => reportedSteps).toEqual(['contact seen'])
  await person.types(message, ' and wine')
  await expect.poll(() => reportedSteps).toEqual(['contact seen', 'contact started'])
})
