import { expect, newEmail, test } from '../kit/portal-fixtures.ts'
import { enterAsClient, stockedShop } from '../kit/trade/stocked-shop.ts'
import { clientOf } from '../kit/trade/trade-fixtures.ts'
import { person } from '../person/person.ts'

test.use({ expectedComplaint: /status of 409/ })

test('who approves an order after its prices changed reads both totals, and sends it at the new ones', async ({
  page,
  request,
  guest,
  admin,
}) => {
  const { shop, letters, company, list, products } = await stockedShop({ request, guest, admin })
  await shop.limit(company, 10_000)
  await shop.makeApprover(company, newEmail())
  const oil = products.filter(({ sku }) => sku.endsWith('-OIL'))
  const order = await (await clientOf(request, guest, company)).order(oil, 2)
  expect(order.status).toBe('awaiting-approval')
  await shop.makeApprover(company, guest.email)
  await shop.import(`prices/${list.id}`, `sku,min_cases,price\n${letters}-OIL,1,70.00`)

  await enterAsClient(page, guest)
  await page.goto(`/client/orders/${order.id}`)
  await person.clicks(page.getByRole('button', { name: 'Approve' }))
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText('$129.60 and is now $140.00')
  await expect(page.getByRole('heading', { name: 'Awaiting approval' })).toBeVisible()

  await person.clicks(page.getByRole('button', { name: 'Change the order' }))
  await expect(page).toHaveURL('/client/basket')
  await expect(page.locator('.basket-total')).toContainText('140.00')
  await person.clicks(page.getByRole('button', { name: 'Send' }))
  await expect(page).toHaveURL(`/client/orders/${order.id}`)
  await expect(page.locator('.message-success')).toBeVisible()
  await expect(page.locator('.basket-total')).toContainText('140.00')
})
