import { allowErrors } from '../kit/fixtures.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../kit/trade/trade-test.ts'
import { person } from '../person/person.ts'

test('a client submits a cart, accepts a change and reorders', async ({ page, market }) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const { shop, letters, feta, buyer, enter } = await market()
  const bar = page.locator('.basket-bar')
  const total = page.locator('.basket-total')
  await enter(page, 'catalogue')

  await test.step('an unsaved quantity is marked, and saved when the network returns', async () => {
    await person.types(page.getByRole('searchbox'), `oil ${letters}`)
    const more = page.getByRole('button', { name: `More cases of Oil ${letters}` })
    const reading = await holdReading(page)
    await person.clicks(more)
    await expect(bar).toContainText('64.80')
    await person.offline(page)
    await person.clicks(more)
    await expect(page.getByText('Not saved; retrying')).toBeVisible()
    reading.begin()
    await person.online(page)
    await reading.done
    await expect(bar).toContainText('129.60')
    await expect(bar.locator('.saving-saved')).toBeVisible()
  })

  await test.step('a cart with two products is submitted', async () => {
    await person.retypes(page.getByRole('searchbox'), letters)
    const entry = (part: string) => page.locator('.goods-entry', { hasText: `${letters}-${part}` })
    await person.clicks(entry('FETA').locator('.stepper button').last())
    // 2 × 64.80 and 8 kg at 19.25
    await expect(bar).toContainText('283.60')
    await expect(bar.locator('.saving-saved')).toBeVisible()
    await expect(entry('OIL')).toContainText('61.50')
    await person.clicks(bar.getByRole('link'))
    await expect(page).toHaveURL('/client/basket')
    await expect(page.locator('.basket-line')).toHaveCount(2)
    await person.types(page.locator('.basket-form input'), `PO ${letters}`)
    await person.doubleClicks(page.locator('.basket-form button'))
    await expect(page).toHaveURL(/\/client\/orders\/[\da-f-]{36}$/)
    await expect(page.locator('.message-success')).toBeVisible()
    await expect(page.locator('article')).toContainText(`PO ${letters}`)
    await expect(total).toContainText('283.60')
  })

  await test.step('a change proposed by staff is accepted', async () => {
    await shop.makeDearer(await buyer.only())
    await page.goto('/client/dashboard')
    await person.clicks(page.locator('section[aria-labelledby=next-title] a'))
    await expect(page.locator('.order-change')).toContainText('64.80')
    await expect(page.locator('blockquote').first()).toHaveText('A dry summer')
    await person.clicks(page.locator('.order-tools button').first())
    await expect(page.locator('.order-history li')).toHaveCount(3)
    await expect(total).toContainText('285.60')
    await person.clicks(page.locator('.trade-nav a').nth(2))
    await expect(page.locator('.order-list li')).toHaveCount(1)
  })

  await test.step('a reorder on a phone takes five taps', async () => {
    const { number } = await buyer.only()
    await shop.archive(feta.id)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/client/dashboard')
    await person.clicks(page.getByRole('link', { name: 'All orders' }))
    await person.clicks(page.getByRole('link', { name: `Open order ${number}` }))
    await person.clicks(page.getByRole('button', { name: 'Order again' }))
    const missing = `Not added (currently unavailable): Feta ${letters}`
    await expect(page.getByText(missing)).toBeVisible()
    await expect(total).toBeInViewport({ ratio: 1 })
    await person.clicks(page.getByRole('button', { name: 'Send the order' }))
    await expect(page.getByText('We have received your order')).toBeVisible()
    await expect(total).toContainText('129.60')
  })

  await test.step('a printed order is one page that names seller and buyer', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.order-parties')).toContainText(/Meltemi Imports.*Taverna/s)
    await expect(page.locator('.order-history')).toBeHidden()
    const sheets = (await page.pdf({ format: 'Letter' })).toString('latin1')
    expect(sheets.match(/\/Type \/Page\b/g)).toHaveLength(1)
  })
})

test('a cart is filled, submitted and cancelled by keyboard alone', async ({ page, market }) => {
  const { letters, enter } = await market()
  await enter(page, 'catalogue')
  await page.getByRole('searchbox').focus()
  await page.keyboard.type(`oil ${letters}`)
  await expect(page.getByText('1 product', { exact: true })).toBeVisible()
  const field = page.getByLabel(`Cases of Oil ${letters}`, { exact: true })
  await field.focus()
  await page.keyboard.type('7')
  await person.presses(page, 'Enter')
  await expect(page.locator('.basket-bar')).toContainText('430.50')
  await page.getByRole('link', { name: 'Open the cart' }).focus()
  await person.presses(page, 'Enter')
  const send = page.getByRole('button', { name: 'Send the order' })
  await expect(send).toBeVisible()
  await send.focus()
  await person.presses(page, 'Enter')
  await expect(page.getByText('We have received your order')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the order' }).focus()
  await person.presses(page, 'Enter')
  await person.tabs(page, 2)
  await expect(page.getByRole('button', { name: 'Yes, cancel it' })).toBeFocused()
  await person.presses(page, 'Enter')
  await expect(page.locator('.goods-mark', { hasText: 'Cancelled' })).toBeVisible()
})

/**
 * From `begin` on, the cart is read before a tap is stored, and that response arrives last: requests in parallel
 * may do so.
 */
async function holdReading(page: Page) {
  let isOn = false
  const read = Promise.withResolvers<void>()
  const stored = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  await page.route('**/basket?*', async (route) => {
    if (!isOn || route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    read.resolve()
    await stored.promise
    await route.fulfill({ response })
    done.resolve()
  })
  await page.route('**/basket/items?*', async (route) => {
    if (!isOn) return route.fallback()
    await read.promise
    const response = await route.fetch()
    await route.fulfill({ response })
    stored.resolve()
  })
  return { begin: () => void (isOn = true), done: done.promise }
}
