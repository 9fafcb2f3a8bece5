import type { Page } from '@playwright/test'
import { knock } from '../kit/admin-fixtures.ts'
import { expect, test } from '../kit/portal-fixtures.ts'
import { enterAsClient, stockedShop } from '../kit/trade/stocked-shop.ts'
import { clientOf, ownLetters, shopkeeper } from '../kit/trade/trade-fixtures.ts'
import { person } from '../person/person.ts'

test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

const note = (page: Page) => page.getByLabel('A note to us')
const po = (page: Page) => page.getByLabel('Your PO number')

test('a note and a PO number that are being typed survive a reload, the way back and a cut network', async ({
  page,
  request,
  guest,
  admin,
}) => {
  const { letters, company, products } = await stockedShop({ request, guest, admin })
  const buyer = await clientOf(request, guest, company)
  await buyer.put(products, 1)
  await enterAsClient(page, guest)
  await page.goto('/client/catalogue')
  await person.clicks(page.locator('.trade-nav').getByRole('link', { name: 'Basket' }))

  // the hand stays on the keys: no field is left
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
  // it has reached the basket, for colleagues and other devices
  await expect
    .poll(async () => {
      const { note: text, po_number } = await buyer.basket()
      return { text, po_number }
    })
    .toEqual({ text: 'Ring at the back door', po_number: `PO ${letters}` })
})

test('what is typed reaches the basket when the keys rest', async ({
  page,
  request,
  guest,
  admin,
}) => {
  await admin.setFlag('client_orders', true)
  const shop = await shopkeeper(request)
  const { company, products } = await shop.stocked(guest.email, ownLetters(), 'en')
  const buyer = await clientOf(request, guest, company)
  await buyer.put(products, 1)
  await page.goto('/client/login?from=/client/basket')
  await knock(page, guest)
  await person.types(note(page), 'Before noon')
  await expect.poll(async () => (await buyer.basket()).note).toBe('Before noon')
  await expect(note(page)).toBeFocused()
})

test('a tap that was not stored before a reload is stored after it', async ({
  page,
  request,
  guest,
  admin,
}) => {
  const { letters, company, products } = await stockedShop({ request, guest, admin })
  const buyer = await clientOf(request, guest, company)
  await buyer.put(products, 1)
  await page.goto('/client/login?from=/client/basket')
  await knock(page, guest)
  const line = page.locator('.basket-line', { hasText: `${letters}-OIL` })
  const more = line.locator('.stepper button').last()
  await expect(more).toBeVisible()
  await page.route('**/basket/items*', (route) => route.abort('internetdisconnected'))
  await person.clicks(more)
  await expect(page.locator('.saving-retrying')).toBeVisible()
  await page.unroute('**/basket/items*')
  await page.reload()
  await expect(line.locator('.stepper input')).toHaveValue('2')
  await expect
    .poll(async () => (await buyer.basket()).lines.map(({ cases }) => cases).toSorted())
    .toEqual([1, 2])
})
