import { readFile } from 'node:fs/promises'
import { enterPortal } from '../kit/admin-fixtures.ts'
import { expectUsable } from '../kit/questions.ts'
import { expect, test } from '../kit/trade/trade-test.ts'
import { person } from '../person/person.ts'

test.use({ expectedComplaint: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

test('clients and staff export orders, purchases and lots as files', async ({ page, market }) => {
  const { letters, shipped, enter } = await market()
  const form = page.locator('.export-form')
  const save = form.getByRole('button')
  await enter(page)
  const card = page.locator('.portal-cards li').nth(1)
  await expect(card.getByRole('link')).toBeVisible()

  await test.step('a client screen loads when the network returns', async () => {
    await person.offline(page)
    await person.clicks(card.getByRole('link'))
    const away = page.getByRole('heading', { level: 1, name: 'No internet connection' })
    await expect(away).toBeVisible()
    await expect(page.getByText('This part of the page could not be loaded.')).toHaveCount(0)
    await person.online(page)
    await expect(page).toHaveURL('/client/purchases')
    await expect(away).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.purchases-table')).toHaveCount(0)
  })

  const { order } = await shipped()
  await test.step('a client exports purchases by month', async () => {
    await page.goto('/client/dashboard')
    // 2 × 64.80, and 16.1 kg at 19.25
    await expect(card.locator('strong')).toContainText('439.53')
    await person.clicks(card.getByRole('link'))
    const row = page.locator('.purchases-table tbody tr')
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('439.53')
    await expect(page.locator('.purchases-chart svg')).toHaveAttribute('aria-label', /439\.53/)

    const { name, text } = await person.saves(save)
    expect(name).toMatch(/^[a-z-]+-\d{4}-\d\d-\d\d\.csv$/)
    expect(text).toContain(`LOT-${letters}-OIL (2)`)
    expect(text.trim().split('\r\n')).toHaveLength(3)
    await expect(form.locator('.message-success')).toBeVisible()

    await form.locator('input').first().fill('')
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await expect(form.locator('[role=status]').first()).not.toBeEmpty()
  })

  await test.step('a client’s export works once the network returns', async () => {
    await page.goto('/client/orders')
    await page.route('**/exports/orders', (route) => route.abort())
    await person.clicks(save)
    await expect(form.locator('[role=alert]')).not.toBeEmpty()
    await page.unroute('**/exports/orders')
    expect((await person.saves(save)).text).toContain(order.number)
  })

  await test.step('staff export the recipients of each lot without a mouse', async () => {
    await enterPortal(page, 'orders')
    await page.getByRole('button', { name: 'Export…' }).focus()
    await person.presses(page, 'Enter')
    const dialog = page.getByRole('dialog', { name: 'Save orders as a file' })
    await expectUsable(page, 'files of orders')
    await dialog.getByRole('radio', { name: /^All clients/ }).focus()
    await person.presses(page, 'ArrowDown')
    const waiting = page.waitForEvent('download')
    await person.presses(page, 'Enter')
    const file = await waiting
    expect(file.suggestedFilename()).toMatch(/^lot-movements-/)
    const text = await readFile(await file.path(), 'utf8')
    const rows = text.split('\r\n').filter((row) => row.includes(letters))
    expect(rows).toHaveLength(2)
    expect(rows.join()).toContain(order.number)
    // a chosen filter is not unsaved text
    await person.presses(page, 'Escape')
    await expect(dialog).toBeHidden()
  })
})
