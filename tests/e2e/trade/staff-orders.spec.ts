import { enterPortal } from '../kit/admin-fixtures.ts'
import { expect, test } from '../kit/trade/trade-test.ts'
import { person } from '../person/person.ts'

/* the test also types an unknown SKU */
test.use({ expectedComplaint: /status of 422/ })

test('staff confirm, change, decline and ship orders', async ({ page, market }) => {
  const { shop, letters, oil, feta, ordered, enter } = await market()
  const [first, second, third] = [await ordered(), await ordered(), await ordered()]
  const dialog = page.getByRole('dialog').first()
  await enterPortal(page, 'orders')

  await test.step('staff confirm one order, change another, and decline a third', async () => {
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
    const price = change.getByLabel(`Price of Feta ${letters} (CAD, per kg)`)
    await person.types(price, '99')
    await person.retypes(
      change.getByLabel(`Replacement for Feta ${letters} (SKU)`),
      `${letters}-FETA`,
    )
    await expect(price, 'another product has another price').not.toHaveValue('99')
    await person.retypes(price, '20,00')
    await person.types(change.getByLabel(/^Reason, for the client/), 'Milk is dearer')
    await person.clicks(change.getByRole('button', { name: 'Send to the client' }))
    await expect(dialog.getByText('Proposal sent. The order is waiting').first()).toBeVisible()
    await expect(dialog).toContainText('before: 2 cases')
    await person.presses(page, 'Escape')
    // waits until the row has gone, as the rows below move up
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

  await test.step('staff ship an order from lots, and its client sees the lots', async () => {
    await shop.lot(feta.id, `${letters}-F`)
    await shop.lot(feta.id, `${letters}-P`, '2020-01-01')

    await enterPortal(page, 'catalogue')
    await person.clicks(page.getByRole('button', { name: 'Lots', exact: true }))
    await expect(page.getByRole('row', { name: `${letters}-P` })).toContainText('Past best-before')
    await person.clicks(page.getByRole('button', { name: 'Add a lot' }))
    await person.chooses(dialog.getByLabel('Product'), oil.id)
    await person.types(dialog.getByLabel(/^Lot number, as printed/), `${letters}-o`)
    await person.clicks(dialog.getByRole('button', { name: 'Save' }))
    await expect(page.getByText('The lot can now be shipped.').first()).toBeVisible()
    await person.clicks(page.getByRole('button', { name: `Open ${letters}-O` }))
    await person.clicks(dialog.getByRole('button', { name: 'Hold' }))
    await expect(
      dialog.getByText('Held. It cannot be shipped until it is released.').first(),
    ).toBeVisible()
    await person.clicks(dialog.getByRole('button', { name: 'Release' }))
    await expect(dialog.getByText('Released. It can be shipped again.').first()).toBeVisible()
    await person.presses(page, 'Escape')
    // waits for the history step back, which would undo the next navigation
    await expect(page).toHaveURL(/catalogue\?tab=lots$/)

    await enterPortal(page, `orders?status=confirmed&open=${first.id}`)
    await person.clicks(dialog.getByRole('button', { name: 'Ship…' }))
    const ship = page.getByRole('dialog', { name: `Ship order ${first.number}` })
    await expect(ship.getByLabel(`Lot of Oil ${letters}`)).toContainText(`${letters}-O`)
    await person.types(ship.getByLabel(`Net weight in kilograms (Feta ${letters})`), '0')
    await person.clicks(ship.getByRole('button', { name: 'Ship', exact: true }))
    await expect(ship.getByText('Enter the weight').first()).toBeVisible()
    await person.retypes(ship.getByLabel(`Net weight in kilograms (Feta ${letters})`), '16.1')
    await person.doubleClicks(ship.getByRole('button', { name: 'Ship', exact: true }))
    await expect(dialog.getByText('Shipped. The client has been notified.').first()).toBeVisible()
    await expect(dialog).toContainText(`Lot: ${letters}-O (2 cases)`)
    await expect(dialog).toContainText(`Lot: ${letters}-F (2 cases), 16.100 kg`)

    await enter(page, `orders/${first.id}`)
    await expect(page.locator('.basket-lines')).toContainText(`${letters}-O`)
    // 2 × 64.80, and 16.1 kg at 19.25
    await expect(page.locator('.basket-total')).toContainText('439.53')
  })
})
