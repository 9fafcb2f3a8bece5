import type { APIRequestContext } from '@playwright/test'
import type { StaffOrderDetail } from '#contract/trade/staff-orders.ts'
import { enterPortal } from '../kit/admin-fixtures.ts'
import { expectNoBarriers } from '../kit/barriers.ts'
import { type Account, expect, test } from '../kit/portal-fixtures.ts'
import { comesBack, databaseAway } from '../kit/session-fixtures.ts'
import { clientOf, ownLetters, shopkeeper } from '../kit/trade/trade-fixtures.ts'
import { person } from '../person/person.ts'

/* What staff type about an order stays, whoever changes the order meanwhile. */

const reason = 'The harvest was late, so we propose fewer cases. We are sorry, Eleni.'
const overtaken = 'Somebody changed this while you were editing.'

test.use({ expectedComplaint: /status of (409|503)/ })

type Given = {
  request: APIRequestContext
  guest: Account
  admin: { setFlag: (name: 'client_orders', enabled: boolean) => Promise<void> }
}

/** An order of two cases each before staff, with lots to ship it from, and the colleague who will be quicker. */
async function ordered({ request, guest, admin }: Given) {
  await admin.setFlag('client_orders', true)
  const letters = ownLetters()
  const colleague = await shopkeeper(request)
  const { company, products } = await colleague.stocked(guest.email, letters, 'en')
  for (const { id, sku } of products) await colleague.lot(id, `LOT-${sku}`)
  const order = await (await clientOf(request, guest, company)).order(products, 2)
  return { letters, colleague, order }
}

test('a change that is refused keeps reason, cases and the message, and goes once it was seen why', async ({
  page,
  request,
  guest,
  admin,
}) => {
  const { order, colleague, letters } = await ordered({ request, guest, admin })
  await enterPortal(page, `orders?status=all&open=${order.id}`)
  const panel = page.getByRole('dialog').first()
  await person.clicks(panel.getByRole('button', { name: 'Change…' }))
  const change = page.getByRole('dialog', { name: `Change order ${order.number}` })
  const why = change.getByLabel(/^Reason, for the client/)
  await person.retypes(change.getByLabel(`Cases of Feta ${letters}`), '1')
  await person.types(why, reason)
  await colleague.confirm(order)
  await person.clicks(change.getByRole('button', { name: 'Send to the client' }))
  await expect(change.getByText('This order has changed in the meantime.')).toBeVisible()
  await expect(change.getByText(overtaken)).toBeVisible()
  await expect(change.getByRole('listitem')).toHaveText('Status: Confirmed')
  await expect(why).toHaveValue(reason)
  await expect(change.getByLabel(`Cases of Feta ${letters}`)).toHaveValue('1')
  await person.clicks(change.getByRole('button', { name: 'Keep mine' }))
  await expect(change.getByText(overtaken)).toHaveCount(0)
  await person.presses(page, 'Enter')
  await expect(panel.getByText('Confirmed with your changes.').first()).toBeVisible()
  await expect(panel).toContainText(reason)
})

test('what a colleague changes meanwhile is said beside what somebody types, and either can be had', async ({
  page,
  request,
  guest,
  admin,
}) => {
  const { order, colleague, letters } = await ordered({ request, guest, admin })
  await enterPortal(page, `orders?status=all&open=${order.id}`)
  const panel = page.getByRole('dialog').first()
  await person.clicks(panel.getByRole('button', { name: 'Change…' }))
  const change = page.getByRole('dialog', { name: `Change order ${order.number}` })
  const price = change.getByLabel(`Price of Oil ${letters} (CAD, per case)`)
  const why = change.getByLabel(/^Reason, for the client/)
  await person.types(why, 'The harvest')
  await colleague.makeDearer(order)
  await comesBack(page)
  await expect(change.getByText(overtaken)).toBeVisible()
  await expect(change.getByRole('listitem').first()).toHaveText(
    `Price of Oil ${letters} (CAD, per case): 65.80`,
  )
  await expect(why).toHaveValue('The harvest')
  // the hands are still on the keys
  await person.keys(page, ' was late')
  await expect(why).toHaveValue('The harvest was late')
  await expect(price).toHaveValue('64.80')
  await person.clicks(change.getByRole('button', { name: 'Keep mine' }))
  await expect(price).toHaveValue('65.80')
  await expect(why).toHaveValue('The harvest was late')

  await person.retypes(price, '70')
  const now = await colleague.ask<StaffOrderDetail>('GET', `/orders/${order.id}?locale=en`)
  await colleague.makeDearer({ ...order, ...now })
  await comesBack(page)
  await expect(change.getByRole('listitem').first()).toContainText('66.80')
  await expectNoBarriers(page, 'what somebody else changed')
  await page.setViewportSize({ width: 1280, height: 720 })
  await person.clicks(change.getByRole('button', { name: 'Take the latest' }))
  await expect(price).toHaveValue('66.80')
  await expect(why).toHaveValue('')
})

test('an order that can no longer be changed says so, and leaves the words to be copied', async ({
  page,
  request,
  guest,
  admin,
}) => {
  const { order, colleague } = await ordered({ request, guest, admin })
  await enterPortal(page, `orders?status=all&open=${order.id}`)
  const panel = page.getByRole('dialog').first()
  await person.clicks(panel.getByRole('button', { name: 'Decline…' }))
  const decline = page.getByRole('dialog', { name: `Decline order ${order.number}` })
  await person.types(decline.getByLabel(/^Reason, for the client/), reason)
  await colleague.ask('POST', `/orders/${order.id}/refusal?locale=en`, {
    version: order.version,
    reason: 'Sold out',
  })
  await comesBack(page)
  await expect(decline.getByText(/It can no longer be changed/)).toBeVisible()
  await expect(decline.getByRole('listitem')).toHaveText('Status: Declined')
  await expect(decline.getByRole('button', { name: 'Keep mine' })).toHaveCount(0)
  await expect(decline.getByLabel(/^Reason, for the client/)).toHaveValue(reason)
})

test('a shipment that is being written stays while the database is away, and while lots go', async ({
  page,
  request,
  guest,
  admin,
}) => {
  const { order, colleague, letters } = await ordered({ request, guest, admin })
  await colleague.confirm(order)
  const lots = await colleague.ask<{ rows: { id: string; code: string }[] }>(
    'GET',
    `/orders/${order.id}/lots`,
  )
  await enterPortal(page, `orders?status=all&open=${order.id}`)
  const panel = page.getByRole('dialog').first()
  await person.clicks(panel.getByRole('button', { name: 'Ship…' }))
  const ship = page.getByRole('dialog', { name: `Ship order ${order.number}` })
  const reference = ship.getByLabel(/^Reference/)
  const grams = ship.getByLabel(`Net weight in grams (Feta ${letters})`)
  await person.types(reference, 'CMR 4711')
  await person.types(grams, '16100')
  await page.route('**/api/admin/**', (route) => route.fulfill(databaseAway))
  await comesBack(page)
  await expect(ship.getByText('The database cannot be reached').first()).toBeVisible()
  await expect(reference).toHaveValue('CMR 4711')
  await page.unroute('**/api/admin/**')

  const oil = lots.rows.find(({ code }) => code.endsWith('-OIL'))
  const { version } = await colleague.ask<{ version: number }>('GET', `/catalogue/lots/${oil?.id}`)
  await colleague.ask('PUT', `/catalogue/lots/${oil?.id}/state`, { version, state: 'held' })
  await comesBack(page)
  await expect(ship.getByText('The database cannot be reached')).toHaveCount(0)
  await expect(reference).toHaveValue('CMR 4711')
  await expect(grams).toHaveValue('16100')
  await expect(ship.getByLabel(`Lot of Oil ${letters}`)).toHaveValue(oil?.id ?? '')
})
