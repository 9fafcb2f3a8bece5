import type { Page } from '@playwright/test'
import { newEmail } from '../kit/portal-fixtures.ts'
import { expect, test } from '../kit/trade/trade-test.ts'
import { person } from '../person/person.ts'

test.use({
  expectedComplaint: /ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch|status of 409/,
})

const note = (page: Page) => page.getByLabel('A note to us')
const po = (page: Page) => page.getByLabel('Your PO number')
const total = (page: Page) => page.locator('.basket-total')
const send = (page: Page) => person.clicks(page.getByRole('button', { name: 'Send the order' }))
const sent = (page: Page) => page.getByText('We have received your order')

test('a cart survives reloads, outages and a closed tab', async ({ page, market, context }) => {
  const { letters, buyer, products, enter } = await market()
  await buyer.put(products, 1)
  await enter(page, 'catalogue')
  await person.clicks(page.locator('.trade-nav').getByRole('link', { name: 'Cart' }))
  const lineOn = (on: Page) => on.locator('.basket-line', { hasText: `${letters}-OIL` })
  const line = lineOn(page)
  const cases = async () => (await buyer.basket()).lines.map((each) => each.cases).toSorted()

  await test.step('a note and a PO number survive a reload and a lost network', async () => {
    // without leaving the field: the draft on the device is restored
    await person.types(note(page), 'Ring at the back')
    await page.reload()
    await expect(note(page)).toHaveValue('Ring at the back')
    await person.types(note(page), ' door')
    await page.goBack()
    await expect(page.locator('.goods-entry').first()).toBeVisible()
    await page.goForward()
    await expect(note(page)).toHaveValue('Ring at the back door')

    await person.types(po(page), `PO ${letters}`)
    await person.offline(page)
    await page.goBack()
    await person.online(page)
    await page.goForward()
    await expect(po(page)).toHaveValue(`PO ${letters}`)
    const stored = async () => {
      const { note: text, po_number: number } = await buyer.basket()
      return `${text} | ${number}`
    }
    await expect.poll(stored).toBe(`Ring at the back door | PO ${letters}`)
    // after a pause in typing, the note is stored on the server
    await person.types(note(page), ' twice')
    await expect.poll(stored).toBe(`Ring at the back door twice | PO ${letters}`)
    await expect(note(page)).toBeFocused()
  })

  await test.step('Enter in a cart field moves to the next field and does not submit', async () => {
    await po(page).press('Enter')
    await expect(note(page)).toBeFocused()
    await expect(page).toHaveURL('/client/basket')
    expect((await buyer.basket()).number).toBeNull()
  })

  await test.step('a product removed from the cart returns with one press', async () => {
    await person.clicks(line.getByRole('button', { name: 'Remove' }))
    await expect(line).toHaveCount(0)
    await person.clicks(page.getByRole('button', { name: 'Undo' }))
    await expect(line).toBeVisible()
    await expect.poll(cases).toEqual([1, 1])
  })

  const tapsInVain = async () => {
    await page.route('**/basket/items*', (route) => route.abort('internetdisconnected'))
    await person.clicks(line.locator('.stepper button').last())
    await expect(page.locator('.saving-retrying')).toBeVisible()
  }

  await test.step('a tap that was not stored before a reload is stored after it', async () => {
    await tapsInVain()
    await page.unroute('**/basket/items*')
    await page.reload()
    await expect(line.locator('.stepper input')).toHaveValue('2')
    await expect.poll(cases).toEqual([1, 2])
  })

  await test.step('unstored taps and typing survive a closed tab', async () => {
    await tapsInVain()
    await person.types(note(page), ' again')
    const other = await context.newPage()
    await page.close()
    await enter(other, 'basket')
    await expect(lineOn(other).locator('.stepper input')).toHaveValue('3')
    await expect(note(other)).toHaveValue('Ring at the back door twice again')
    await expect.poll(cases).toEqual([1, 3])
    // neither the screen nor the stored draft overwrites a colleague’s newer note
    await buyer.note('Ring in front')
    await other.reload()
    await expect(note(other)).toHaveValue('Ring in front')
    await other.route('**/basket/details*', (route) => route.abort('internetdisconnected'))
    await person.types(note(other), ', please')
    await buyer.note('Do not ring')
    await other.unroute('**/basket/details*')
    await other.reload()
    await expect(note(other)).toHaveValue('Do not ring')
    await person.types(lineOn(other).locator('.stepper input'), '4')
    await other.reload()
    await expect.poll(cases).toEqual([1, 34])
    expect((await buyer.basket()).note).toBe('Do not ring')
  })
})

test('a changed cart is shown again and is sent once', async ({ page, market }) => {
  const { shop, letters, list, buyer, oil, enter } = await market()
  await buyer.put([oil], 1)
  await enter(page, 'basket')

  await test.step('a changed cart is shown again before it is sent', async () => {
    await expect(total(page)).toContainText('64.80')
    await buyer.put([oil], 2)
    await send(page)
    await expect(page.getByRole('alert')).toContainText('Someone else changed this')
    await expect(total(page)).toContainText('129.60')
    await shop.import(`prices/${list.id}`, `sku,price\n${letters}-OIL,70.00`)
    await send(page)
    await expect(page.getByRole('alert')).toContainText('129.60 and is now $140.00')
    await expect(total(page)).toContainText('140.00')
  })

  await test.step('an order resent after a lost response is one order', async () => {
    const statuses: number[] = []
    await page.route('**/basket/submission*', async (route) => {
      const response = await route.fetch()
      statuses.push(response.status())
      if (statuses.length === 1) await route.abort()
      else await route.fulfill({ response })
    })
    await send(page)
    await expect(page.getByText('No answer yet; trying again…')).toBeVisible()
    await expect(sent(page)).toBeVisible()
    expect(statuses).toEqual([200, 200])
    const { number, total_cents: cents } = await buyer.only()
    await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
    expect(cents).toBe(14_000)
  })
})

test('an approver sees the old and the new total', async ({ page, guest, market }) => {
  const { shop, letters, company, list, buyer, oil, enter } = await market()
  await shop.limit(company, 10_000)
  await shop.makeApprover(company, newEmail())
  const order = await buyer.order([oil], 2)
  expect(order.status).toBe('awaiting-approval')
  await shop.makeApprover(company, guest.email)
  await shop.import(`prices/${list.id}`, `sku,min_cases,price\n${letters}-OIL,1,70.00`)

  await enter(page, `orders/${order.id}`)
  await person.clicks(page.getByRole('button', { name: 'Approve' }))
  await expect(page.getByRole('alert')).toContainText('$129.60 and is now $140.00')
  await expect(page.getByRole('heading', { name: 'Awaiting approval' })).toBeVisible()

  await person.clicks(page.getByRole('button', { name: 'Change the order' }))
  await expect(page.getByText(`Changing order ${order.number} withdraws it.`)).toBeVisible()
  await person.clicks(page.getByRole('button', { name: 'Change it' }))
  await expect(page).toHaveURL('/client/basket')
  await expect(total(page)).toContainText('140.00')
  await person.clicks(page.getByRole('button', { name: 'Send' }))
  await expect(page).toHaveURL(`/client/orders/${order.id}`)
  await expect(page.locator('.message-success')).toBeVisible()
  await expect(total(page)).toContainText('140.00')
})
