import { enterPortal } from '../kit/admin-fixtures.ts'
import { expect, test } from '../kit/trade/market.ts'
import { person } from '../person/person.ts'

test('a client repeats an order, skips a delivery, ends it and begins another', async ({
  page,
  market,
}) => {
  const { letters, ordered, enter } = await market()
  const order = await ordered()
  await enter(page, 'standing')
  await expect(page.locator('.goods-none')).toBeVisible()
  await page.goto(`/client/orders/${order.id}`)
  await person.clicks(page.locator('.order-tools').first().locator('a[href*="from="]'))
  const form = page.locator('.standing-form')
  const line = form.locator('.standing-line', { hasText: `Oil ${letters}` })
  await expect(line.locator('.stepper input')).toHaveValue('2')
  // more of one, none of the other
  await person.clicks(line.locator('.stepper button').last())
  await expect(line.locator('.stepper input')).toHaveValue('3')
  const cheese = form.locator('.standing-line', { hasText: `Feta ${letters}` })
  await cheese.locator('.stepper input').focus()
  await person.retypes(cheese.locator('.stepper input'), '0')
  await person.presses(page, 'Tab')
  await expect(cheese.locator('.basket-amount')).toContainText('0.00')
  await expect(form.locator('.basket-total')).toContainText('194.40')
  await person.chooses(form.locator('.standing-when select').first(), '2')
  await person.doubleClicks(form.locator('button[type=submit]'))
  await expect(page).toHaveURL(/\/client\/standing\/[0-9a-f-]{36}/)
  const own = page.url()
  await expect(page.locator('.standing-line')).toHaveCount(1)

  // skipping is a toggle, and survives a reload
  const tools = page.locator('.order-tools').first().locator('button')
  const skip = await tools.first().textContent()
  await person.doubleClicks(tools.first())
  await expect(tools.first()).not.toHaveText(skip ?? '')
  await page.reload()
  await expect(tools.first()).not.toHaveText(skip ?? '')
  await person.clicks(tools.first())
  await expect(tools.first()).toHaveText(skip ?? '')

  await person.clicks(tools.nth(1))
  await person.chooses(form.locator('fieldset select'), `Feta ${letters}`)
  await expect(form.locator('.standing-line')).toHaveCount(1)
  await person.doubleClicks(form.locator('.standing-add button'))
  await expect(form.locator('.standing-line')).toHaveCount(2)
  await person.clicks(form.locator('button[type=submit]'))
  await expect(form).toHaveCount(0)
  await expect(page.locator('.standing-line')).toHaveCount(2)
  await page.goto('/client/standing')
  await expect(page.locator('.order-list li')).toHaveCount(1)
  await page.goto(own)
  await person.clicks(tools.nth(3))
  await person.doubleClicks(page.getByRole('group').locator('button').first())
  await expect(page).toHaveURL('/client/standing')
  await expect(page.locator('.goods-none')).toBeVisible()

  // one that begins with nothing
  await person.clicks(page.getByRole('link', { name: 'New standing order' }))
  const start = page.getByRole('button', { name: 'Start the standing order' })
  await person.clicks(start)
  await expect(page.getByText('Choose at least one product.')).toBeVisible()
  await person.chooses(page.getByLabel('Add a product'), `Oil ${letters}`)
  await person.clicks(page.getByRole('button', { name: 'Add', exact: true }))
  await expect(page.locator('.standing-line')).toHaveCount(1)
  await person.clicks(start)
  await expect(page).toHaveURL(/\/client\/standing\/[0-9a-f-]{36}/)
  await page.goto('/client/standing')
  await expect(page.locator('.order-list li')).toHaveCount(1)
})

test.describe('without a network, and beside a colleague', () => {
  // what a colleague changed meanwhile is refused
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 409/ })

  test('what is typed of a standing order is not lost, and staff see what is repeated', async ({
    page,
    market,
  }) => {
    const { letters, company, ordered, enter } = await market()
    const order = await ordered()
    await enter(page, `orders/${order.id}`)
    const repeat = page.getByRole('link', { name: 'Repeat regularly' })
    const oil = page.locator('.standing-line', { hasText: `Oil ${letters}` })
    const number = page.getByLabel(/PO number/)

    await test.step('a standing order that could not be sent is sent later', async () => {
      await person.clicks(repeat)
      await person.clicks(oil.locator('.stepper button').last())
      await page.goBack()
      await person.clicks(repeat)
      await expect(oil.locator('.stepper input')).toHaveValue('3')
      await person.types(number, 'PO-1')
      await page.context().setOffline(true)
      const start = page.getByRole('button', { name: 'Start the standing order' })
      await person.clicks(start)
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(oil.locator('.stepper input')).toHaveValue('3')
      await expect(number).toHaveValue('PO-1')
      await page.context().setOffline(false)
      await person.clicks(start)
      await expect(page).toHaveURL(/\/client\/standing\/[0-9a-f-]{36}/)
      await expect(page.getByText('Your PO number: PO-1')).toBeVisible()
    })

    await test.step('a change that is not saved survives a reload and a colleague', async () => {
      const change = page.getByRole('button', { name: 'Change', exact: true })
      await person.clicks(change)
      await person.retypes(number, 'PO-7')
      await page.reload()
      await expect(number).toHaveValue('PO-7')

      const theirs = await page.context().newPage()
      await theirs.goto(page.url())
      await person.clicks(theirs.getByRole('button', { name: 'Pause' }))
      await expect(theirs.getByRole('button', { name: 'Resume' })).toBeVisible()
      await theirs.close()
      await person.clicks(page.getByRole('button', { name: 'Save the changes' }))
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(number).toHaveValue('PO-7')
      await person.clicks(page.getByRole('button', { name: 'Cancel' }))
      await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
      await expect(page.getByText('PO-7')).toHaveCount(0)
      await page.reload()
      await expect(change).toBeVisible()
    })

    await test.step('staff see the standing orders of a company in its panel', async () => {
      await person.clicks(page.getByRole('button', { name: 'Resume' }))
      await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
      // on a page that asks for nothing: a screen of the portal may still be asking as the client
      await page.goto('/robots.txt')
      await page.context().clearCookies()
      await page.evaluate(() => localStorage.clear())
      await enterPortal(page, `companies?tab=businesses&open=${company}`)
      const part = page.getByRole('region', { name: 'Standing orders' })
      await expect(part.getByText(/^Every week: next delivery/)).toBeVisible()
      await expect(part.getByText('2 products')).toBeVisible()
    })
  })
})
