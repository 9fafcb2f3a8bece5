import { localeCodes } from '#contract/locales.ts'
import { enterPortal } from '../kit/admin-fixtures.ts'
import { expectNoBarriers, expectToFit } from '../kit/barriers.ts'
import { expect, test } from '../kit/portal-fixtures.ts'
import { stockedShop } from '../kit/trade/stocked-shop.ts'
import { clientOf } from '../kit/trade/trade-fixtures.ts'
import { slowCpu } from '../person/slowness.ts'
import { person } from '../person/person.ts'

test.describe('with an SKU that there is not', () => {
  test.use({ expectedComplaint: /status of 422/ })

  test('staff confirm one order, change another, and decline a third', async ({
    page,
    request,
    guest,
    admin,
  }) => {
    const { letters, company, products } = await stockedShop({ request, guest, admin })
    const client = await clientOf(request, guest, company)
    const first = await client.order(products, 2)
    const second = await client.order(products, 2)
    const third = await client.order(products, 2)
    await enterPortal(page, 'orders')
    const dialog = page.getByRole('dialog').first()

    await person.clicks(page.getByRole('button', { name: `Open ${first.number}` }))
    await expect(dialog).toContainText(`2 × Oil ${letters}`)
    await person.doubleClicks(dialog.getByRole('button', { name: 'Confirm as it is' }))
    await expect(dialog.getByText('Confirmed. The client has been notified.').first()).toBeVisible()
    await person.presses(page, 'Escape')
    await expect(page.getByRole('button', { name: `Open ${first.number}` })).toHaveCount(0)

    await person.clicks(page.getByRole('button', { name: `Open ${second.number}` }))
    await person.clicks(dialog.getByRole('button', { name: 'Change…' }))
    const change = page.getByRole('dialog', { name: `Change order ${second.number}` })
    await person.retypes(change.getByLabel(`Cases of Oil ${letters}`), '1')
    await person.retypes(change.getByLabel(`Replacement for Feta ${letters} (SKU)`), 'NOTHING')
    await person.clicks(change.getByRole('button', { name: 'Send to the client' }))
    await expect(change.getByText('No product for sale has the SKU NOTHING.')).toBeVisible()
    await person.retypes(
      change.getByLabel(`Replacement for Feta ${letters} (SKU)`),
      `${letters}-FETA`,
    )
    await person.retypes(change.getByLabel(`Price of Feta ${letters} (CAD, per kg)`), '20,00')
    await person.types(change.getByLabel(/^Reason, for the client/), 'Milk is dearer')
    await person.clicks(change.getByRole('button', { name: 'Send to the client' }))
    await expect(dialog.getByText('Proposal sent. The order is waiting').first()).toBeVisible()
    await expect(dialog).toContainText('before: 2 cases')
    await person.presses(page, 'Escape')
    // rows below move up when it leaves: a press that began on one of them would end beside it
    await expect(page.getByRole('button', { name: `Open ${second.number}` })).toHaveCount(0)

    await person.clicks(page.getByRole('button', { name: `Open ${third.number}` }))
    await person.clicks(dialog.getByRole('button', { name: 'Decline…' }))
    const decline = page.getByRole('dialog', { name: `Decline order ${third.number}` })
    await person.types(decline.getByLabel(/^Reason, for the client/), 'Sold out')
    await person.clicks(decline.getByRole('button', { name: `Decline order ${third.number}` }))
    await expect(dialog.getByText('Declined. The client has been notified.').first()).toBeVisible()
    await person.presses(page, 'Escape')
    await person.chooses(page.getByLabel('Status'), 'declined')
    await expect(page.getByRole('button', { name: `Open ${third.number}` })).toBeVisible()
  })
})

for (const locale of localeCodes) {
  test(`no barrier stands in staff’s orders (${locale})`, async ({
    page,
    request,
    guest,
    admin,
  }) => {
    test.setTimeout(240_000 * slowCpu)
    const lookAt = ['en', 'el'].includes(locale) ? expectNoBarriers : expectToFit
    const { letters, company, products } = await stockedShop({ request, guest, admin }, locale)
    const order = await (await clientOf(request, guest, company)).order(products, 2)
    await enterPortal(page, 'orders', locale)
    const panel = page.locator('dialog[open]')
    await expect(page.locator('.ad-row-open').first()).toBeVisible()
    await lookAt(page, 'orders')
    await person.clicks(page.getByRole('button', { name: order.number }))
    await expect(panel).toContainText(`Oil ${letters}`)
    await lookAt(page, 'order')
    await person.clicks(panel.locator('.ad-panel-actions button').nth(1))
    await expect(page.locator('[name="cases-1"]')).toBeVisible()
    await lookAt(page, 'form of changes')
    await page.keyboard.press('Escape')
    await person.clicks(panel.locator('.ad-panel-actions button').nth(2))
    await expect(page.locator('textarea[name=reason]')).toBeVisible()
    await lookAt(page, 'form of a refusal')
  })
}
