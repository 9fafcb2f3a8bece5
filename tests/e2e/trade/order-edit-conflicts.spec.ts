import { enterPortal } from '../kit/admin-fixtures.ts'
import { expectUsable } from '../kit/questions.ts'
import { comesBack } from '../kit/session-fixtures.ts'
import { expect, test } from '../kit/trade/trade-test.ts'
import { databaseAway } from '../kit/problem.ts'
import { person } from '../person/person.ts'
import { slowCpu } from '../person/slowness.ts'

const reason = 'The harvest was late, so we propose fewer cases. We are sorry, Eleni.'
const conflict = 'Someone else changed this while you were editing.'

test.use({ expectedComplaint: /status of (409|503)/ })

test('typed changes of an order survive a colleague’s save', async ({ page, market }) => {
  test.setTimeout(150_000 * slowCpu)
  const { shop, letters, oil, feta, ordered } = await market()
  const panel = page.getByRole('dialog').first()

  await test.step('a typed change of an order survives a colleague’s save', async () => {
    const order = await ordered()
    await enterPortal(page, `orders?status=all&open=${order.id}`)
    await person.clicks(panel.getByRole('button', { name: 'Change…' }))
    const change = page.getByRole('dialog', { name: `Change order ${order.number}` })
    const price = change.getByLabel(`Price of Oil ${letters} (CAD, per case)`)
    const cases = change.getByLabel(`Cases of Feta ${letters}`)
    const why = change.getByLabel(/^Reason, for the client/)
    const keep = change.getByRole('button', { name: 'Keep mine' })
    await person.types(why, 'The harvest')
    const dearer = await shop.makeDearer(order)
    await comesBack(page)
    await expect(change.getByText(conflict)).toBeVisible()
    await expect(change.getByRole('listitem').first()).toHaveText(
      `Price of Oil ${letters} (CAD, per case): 65.80`,
    )
    // the staff member is still typing
    await person.keys(page, ' was late')
    await expect(why).toHaveValue('The harvest was late')
    await expect(price).toHaveValue('64.80')
    await expectUsable(page, 'what a colleague has changed')
    await person.clicks(keep)
    await expect(price).toHaveValue('65.80')
    await expect(why).toHaveValue('The harvest was late')

    await person.retypes(cases, '1')
    await person.retypes(why, reason)
    await shop.makeDearer({ ...order, ...dearer })
    await person.clicks(change.getByRole('button', { name: 'Send to the client' }))
    await expect(change.getByText('This order has changed.')).toBeVisible()
    await expect(change.getByText(conflict)).toBeVisible()
    await expect(why).toHaveValue(reason)
    await expect(cases).toHaveValue('1')
    await person.clicks(keep)
    await expect(change.getByText(conflict)).toHaveCount(0)
    await person.presses(page, 'Enter')
    await expect(panel.getByText('Proposal sent. The order is waiting').first()).toBeVisible()
    await expect(panel).toContainText(reason)
  })

  await test.step('the text of a refusal that came too late can still be copied', async () => {
    const order = await ordered()
    await enterPortal(page, `orders?status=all&open=${order.id}`)
    await person.clicks(panel.getByRole('button', { name: 'Decline…' }))
    const decline = page.getByRole('dialog', { name: `Decline order ${order.number}` })
    await person.types(decline.getByLabel(/^Reason, for the client/), reason)
    await shop.ask('POST', `/orders/${order.id}/refusal?locale=en`, {
      version: order.version,
      reason: 'Sold out',
    })
    await comesBack(page)
    await expect(decline.getByText(/It can no longer be changed/)).toBeVisible()
    await expect(decline.getByRole('listitem')).toHaveText('Status: Declined')
    await expect(decline.getByRole('button', { name: 'Keep mine' })).toHaveCount(0)
    await expect(decline.getByLabel(/^Reason, for the client/)).toHaveValue(reason)
  })

  await test.step('a typed shipment survives a failing database', async () => {
    const oilLot = await shop.lot(oil.id, `LOT-${oil.sku}`)
    await shop.lot(feta.id, `LOT-${feta.sku}`)
    const order = await ordered()
    await shop.confirm(order)
    await enterPortal(page, `orders?status=all&open=${order.id}`)
    await person.clicks(panel.getByRole('button', { name: 'Ship…' }))
    const ship = page.getByRole('dialog', { name: `Ship order ${order.number}` })
    const reference = ship.getByLabel(/^Reference/)
    const grams = ship.getByLabel(`Net weight in kilograms (Feta ${letters})`)
    await person.types(reference, 'CMR 4711')
    await person.types(grams, '16.1')
    await page.route('**/api/admin/**', (route) => route.fulfill(databaseAway))
    await comesBack(page)
    await expect(ship.getByText('The database cannot be reached').first()).toBeVisible()
    await expect(reference).toHaveValue('CMR 4711')
    await page.unroute('**/api/admin/**')

    const path = `/catalogue/lots/${oilLot.id}`
    const { version } = await shop.ask<{ version: number }>('GET', path)
    await shop.ask('PUT', `${path}/state`, { version, state: 'held' })
    await comesBack(page)
    await expect(ship.getByText('The database cannot be reached')).toHaveCount(0)
    await expect(reference).toHaveValue('CMR 4711')
    await expect(grams).toHaveValue('16.1')
    await expect(ship.getByLabel(`Lot of Oil ${letters}`)).toHaveValue(oilLot.id)
  })
})
