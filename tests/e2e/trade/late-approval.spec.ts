import { knock } from '../kit/admin-fixtures.ts'
import { expect, newEmail, test } from '../kit/portal-fixtures.ts'
import { clientOf, ownLetters, shopkeeper } from '../kit/trade-fixtures.ts'
import { person } from '../person/person.ts'

test.use({ expectedComplaint: /status of 409/ })

test('who approves an order after its prices changed reads both totals, and sends it at the new ones', async ({
  page,
  request,
  guest,
  admin,
}) => {
  await admin.setFlag('client_orders', true)
  const shop = await shopkeeper(request)
  const letters = ownLetters()
  const { company, list, products } = await shop.stocked(guest.email, letters, 'en')
  await shop.limit(company, 10_000)
  await shop.makeApprover(company, newEmail())
  const oil = products.filter(({ sku }) => sku.endsWith('-OIL'))
  const order = await (await clientOf(request, guest, company)).order(oil, 2)
  expect(order.status).toBe('awaiting-approval')
  await shop.makeApprover(company, guest.email)
  await shop.import(`prices/${list.id}`, `sku,min_cases,price\n${letters}-OIL,1,70.00`)

  await page.goto('/client/login')
  await knock(page, guest)
  await expect(page).toHaveURL('/client/dashboard')
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
