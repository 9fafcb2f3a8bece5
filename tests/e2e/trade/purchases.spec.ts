import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { localeCodes, localize } from '#contract/locales.ts'
import { enterPortal } from '../kit/admin-fixtures.ts'
import { expectNoBarriers, expectToFit } from '../kit/barriers.ts'
import { expect, test } from '../kit/portal-fixtures.ts'
import { enterAsClient, stockedShop } from '../kit/trade/stocked-shop.ts'
import { clientOf, ownLetters, shopkeeper } from '../kit/trade/trade-fixtures.ts'
import { slowCpu } from '../person/slowness.ts'
import { person } from '../person/person.ts'

const textOf = async (download: Download) => readFile(await download.path(), 'utf8')

for (const locale of localeCodes) {
  test(`a client sees what was bought month by month, and takes it along (${locale})`, async ({
    page,
    request,
    guest,
    admin,
  }) => {
    test.setTimeout(240_000 * slowCpu)
    const lookAt = ['en', 'el'].includes(locale) ? expectNoBarriers : expectToFit
    const { shop, letters, company, products } = await stockedShop(
      { request, guest, admin },
      locale,
    )
    const client = await clientOf(request, guest, company)
    await enterAsClient(page, guest, locale)
    const card = page.locator('.portal-cards li').nth(1)
    await person.clicks(card.getByRole('link'))
    await expect(page).toHaveURL(localize('/client/purchases', locale))
    await expect(page.locator('.purchases-table')).toHaveCount(0)
    await lookAt(page, 'purchases without any')

    const order = await client.order(products, 2)
    await shop.confirm(order)
    for (const { id, sku } of products) await shop.lot(id, `LOT-${sku}`)
    await shop.ship(order, 16_100)
    await page.goto(localize('/client/dashboard', locale))
    await expect(card.locator('strong')).toContainText(/439[.,]53/)
    await person.clicks(card.getByRole('link'))
    const row = page.locator('.purchases-table tbody tr')
    await expect(row).toHaveCount(1)
    // 2 × 64.80, and 16.1 kg at 19.25
    await expect(row).toContainText(/439[.,]53/)
    await expect(page.locator('.purchases-chart svg')).toHaveAttribute('aria-label', /439[.,]53/)
    await page.setViewportSize({ width: 320, height: 640 })
    await lookAt(page, 'purchases')

    const waiting = page.waitForEvent('download')
    await person.clicks(page.locator('.export-form button'))
    const file = await waiting
    expect(file.suggestedFilename()).toMatch(/^[a-z-]+-\d{4}-\d\d-\d\d\.csv$/)
    const text = await textOf(file)
    expect(text).toContain(`LOT-${letters}-OIL (2)`)
    expect(text.trim().split('\r\n')).toHaveLength(3)
    await expect(page.locator('.export-form .message-success')).toBeVisible()

    await page.locator('.export-form input').first().fill('')
    await expect(page.locator('.export-form button')).toHaveAttribute('aria-disabled', 'true')
    await expect(page.locator('.export-form [role=status]').first()).not.toBeEmpty()
    await lookAt(page, 'purchases with half a period')

    await page.goto(localize('/client/orders', locale))
    const orders = page.waitForEvent('download')
    await person.clicks(page.locator('.export-form button'))
    expect(await textOf(await orders)).toContain(order.number)
  })
}

test.describe('with the network away', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ })

  test('no file is saved, and pressing again saves it', async ({ page, request, guest, admin }) => {
    test.setTimeout(120_000 * slowCpu)
    await admin.setFlag('client_orders', true)
    const shop = await shopkeeper(request)
    const { company, products } = await shop.stocked(guest.email, ownLetters(), 'en')
    const order = await (await clientOf(request, guest, company)).order(products, 2)
    await enterAsClient(page, guest)
    await page.goto('/client/orders')
    const save = page.getByRole('button', { name: 'Save as CSV' })
    await expect(save).toBeVisible()
    await page.route('**/exports/orders', (route) => route.abort())
    await person.clicks(save)
    await expect(page.locator('.export-form [role=alert]')).not.toBeEmpty()
    await page.unroute('**/exports/orders')
    const waiting = page.waitForEvent('download')
    await person.clicks(save)
    expect(await textOf(await waiting)).toContain(order.number)
  })
})

test('staff save where the cases of each lot went, without a mouse', async ({
  page,
  request,
  guest,
  admin,
}) => {
  test.setTimeout(120_000 * slowCpu)
  const { shop, letters, company, products } = await stockedShop({ request, guest, admin })
  const order = await (await clientOf(request, guest, company)).order(products, 2)
  await shop.confirm(order)
  for (const { id, sku } of products) await shop.lot(id, `LOT-${sku}`)
  await shop.ship(order, 16_100)
  await enterPortal(page, 'orders')
  await page.getByRole('button', { name: 'Export…' }).focus()
  await person.presses(page, 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Save orders as a file' })
  await expectNoBarriers(page, 'files of orders')
  await dialog.getByRole('radio', { name: /^All clients/ }).focus()
  await person.presses(page, 'ArrowDown')
  const waiting = page.waitForEvent('download')
  await person.presses(page, 'Enter')
  const file = await waiting
  expect(file.suggestedFilename()).toMatch(/^lot-movements-/)
  const rows = (await textOf(file)).split('\r\n').filter((row) => row.includes(letters))
  expect(rows).toHaveLength(2)
  expect(rows.join()).toContain(order.number)
  // what was chosen is no text that would be lost
  await person.presses(page, 'Escape')
  await expect(dialog).toBeHidden()
})
