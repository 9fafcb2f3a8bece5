import type { Page } from '@playwright/test'
import { knock } from '../kit/admin-fixtures.ts'
import { type Account, expect, test } from '../kit/portal-fixtures.ts'
import { stockedShop } from '../kit/trade/stocked-shop.ts'
import { clientOf } from '../kit/trade/trade-fixtures.ts'
import { person } from '../person/person.ts'

/** Opens a catalogue as somebody who buys, and puts one case of oil into the basket. */
async function fillBasket(page: Page, guest: Account, letters: string) {
  await page.goto('/client/login?from=/client/catalogue')
  await knock(page, guest)
  await person.types(page.getByRole('searchbox'), `oil ${letters}`)
  await person.clicks(page.getByRole('button', { name: `More cases of Oil ${letters}` }))
  await expect(page.locator('.basket-bar')).toContainText('64.80')
  await person.clicks(page.getByRole('link', { name: 'Open the basket' }))
  await expect(page.locator('.basket-total')).toContainText('64.80')
}

const sent = 'We have received your order'

test.describe('when an answer is lost', () => {
  test.use({ expectedComplaint: /ERR_FAILED|Failed to fetch/ })

  test('an order whose answer never came is sent again, and is one order', async ({
    page,
    request,
    guest,
    admin,
  }) => {
    const { letters, company } = await stockedShop({ request, guest, admin })
    await fillBasket(page, guest, letters)
    const statuses: number[] = []
    await page.route('**/basket/submission*', async (route) => {
      const response = await route.fetch()
      statuses.push(response.status())
      if (statuses.length === 1) await route.abort()
      else await route.fulfill({ response })
    })
    await person.clicks(page.getByRole('button', { name: 'Send the order' }))
    await expect(page.getByText('No answer yet; trying again…')).toBeVisible()
    await expect(page.getByText(sent)).toBeVisible()
    expect(statuses).toEqual([200, 200])
    const { number } = await (await clientOf(request, guest, company)).only()
    await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
  })
})

test.describe('beside somebody else', () => {
  test.use({ expectedComplaint: /status of 409/ })

  test('what a colleague put into the basket meanwhile is shown before anything is sent', async ({
    page,
    request,
    guest,
    admin,
  }) => {
    const { letters, company, products } = await stockedShop({ request, guest, admin })
    await fillBasket(page, guest, letters)
    const elsewhere = await clientOf(request, guest, company)
    await elsewhere.put(
      products.filter(({ sku }) => sku.endsWith('-OIL')),
      2,
    )
    await person.clicks(page.getByRole('button', { name: 'Send the order' }))
    await expect(page.getByRole('alert')).toContainText('Somebody changed this in the meantime')
    await expect(page.locator('.basket-total')).toContainText('129.60')
    await person.clicks(page.getByRole('button', { name: 'Send the order' }))
    await expect(page.getByText(sent)).toBeVisible()
    expect((await elsewhere.only()).total_cents).toBe(12_960)
  })
})

test('what is written under a basket is still there after a look at the catalogue', async ({
  page,
  request,
  guest,
  admin,
}) => {
  const { letters } = await stockedShop({ request, guest, admin })
  await fillBasket(page, guest, letters)
  await person.types(page.getByLabel('Your PO number'), 'PO 7')
  await person.types(page.getByLabel('A note to us'), 'Back door')
  await person.clicks(page.getByRole('link', { name: 'Catalogue', exact: true }))
  await expect(page.locator('.basket-bar .saving-saved')).toBeVisible()
  await page.reload()
  await person.clicks(page.getByRole('link', { name: 'Open the basket' }))
  await expect(page.getByLabel('Your PO number')).toHaveValue('PO 7')
  await person.clicks(page.getByRole('button', { name: 'Send the order' }))
  await expect(page.getByText(sent)).toBeVisible()
  await expect(page.locator('.order-facts')).toContainText('PO 7')
  await expect(page.locator('.order-facts')).toContainText('Back door')
})
