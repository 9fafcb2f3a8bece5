import { localeCodes, localize } from '#contract/locales.ts'
import { enterPortal } from '../kit/admin-fixtures.ts'
import { expectNoBarriers, expectToFit } from '../kit/barriers.ts'
import { expect, test } from '../kit/portal-fixtures.ts'
import { enterAsClient, stockedShop } from '../kit/trade/stocked-shop.ts'
import { clientOf } from '../kit/trade/trade-fixtures.ts'
import { slowCpu } from '../person/slowness.ts'
import { person } from '../person/person.ts'

for (const locale of localeCodes) {
  test(`a client repeats an order every week, skips one delivery and ends it, at 320 px (${locale})`, async ({
    page,
    request,
    guest,
    admin,
  }) => {
    test.setTimeout(240_000 * slowCpu)
    const lookAt = ['en', 'el'].includes(locale) ? expectNoBarriers : expectToFit
    const { letters, company, products } = await stockedShop({ request, guest, admin }, locale)
    const order = await (await clientOf(request, guest, company)).order(products, 2)
    await enterAsClient(page, guest, locale)
    await page.goto(localize('/client/standing', locale))
    await expect(page.locator('.goods-none')).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    await lookAt(page, 'no standing orders')

    await page.goto(localize(`/client/orders/${order.id}`, locale))
    const actions = page.locator('.order-tools').first()
    await person.clicks(actions.locator('a[href*="from="]'))
    const form = page.locator('.standing-form')
    const line = form.locator('.standing-line', { hasText: `Oil ${letters}` })
    await expect(line.locator('.stepper input')).toHaveValue('2')
    await lookAt(page, 'a new standing order')
    // more of one, none of the other
    await person.clicks(line.locator('.stepper button').last())
    await expect(line.locator('.stepper input')).toHaveValue('3')
    const feta = form.locator('.standing-line', { hasText: `Feta ${letters}` })
    await feta.locator('.stepper input').focus()
    await person.retypes(feta.locator('.stepper input'), '0')
    await person.presses(page, 'Tab')
    await expect(feta.locator('.basket-amount')).toContainText(/0[.,]00/)
    await expect(form.locator('.basket-total')).toContainText(/194[.,]40/)
    await person.chooses(form.locator('.standing-when select').first(), '2')
    await person.doubleClicks(form.locator('button[type=submit]'))
    await expect(page).toHaveURL(/\/client\/standing\/[0-9a-f-]{36}/)
    const own = page.url()
    await expect(page.locator('.standing-line')).toHaveCount(1)
    await lookAt(page, 'a standing order')

    // skipping is a toggle, and survives a reload
    const tools = page.locator('.order-tools').first().locator('button')
    const skip = await tools.first().textContent()
    await person.doubleClicks(tools.first())
    await expect(tools.first()).not.toHaveText(skip ?? '')
    await page.reload()
    await expect(tools.first()).not.toHaveText(skip ?? '')
    await person.clicks(tools.first())
    await expect(tools.first()).toHaveText(skip ?? '')

    // what is taken in again by a change
    await person.clicks(tools.nth(1))
    await person.chooses(form.locator('fieldset select'), `Feta ${letters}`)
    await expect(form.locator('.standing-line')).toHaveCount(1)
    await person.doubleClicks(form.locator('.standing-add button'))
    await expect(form.locator('.standing-line')).toHaveCount(2)
    await lookAt(page, 'a change')
    await person.clicks(form.locator('button[type=submit]'))
    await expect(form).toHaveCount(0)
    await expect(page.locator('.standing-line')).toHaveCount(2)

    await page.goto(localize('/client/standing', locale))
    await expect(page.locator('.order-list li')).toHaveCount(1)
    await lookAt(page, 'all standing orders')
    await page.goto(own)
    await person.clicks(tools.nth(3))
    const sure = page.getByRole('group').locator('button')
    await person.doubleClicks(sure.first())
    await expect(page).toHaveURL(/\/client\/standing$/)
    await expect(page.locator('.goods-none')).toBeVisible()
  })
}

test('a client begins a standing order with nothing, and adds what it holds', async ({
  page,
  request,
  guest,
  admin,
}) => {
  const { letters } = await stockedShop({ request, guest, admin })
  await enterAsClient(page, guest)
  await page.goto('/client/standing')
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

test('staff see what a company repeats, in its panel', async ({ page, request, guest, admin }) => {
  const { company, products } = await stockedShop({ request, guest, admin })
  const order = await (await clientOf(request, guest, company)).order(products, 2)
  await enterAsClient(page, guest)
  await page.goto(`/client/orders/${order.id}`)
  await person.clicks(page.getByRole('link', { name: 'Repeat regularly' }))
  await person.clicks(page.getByRole('button', { name: 'Start the standing order' }))
  await expect(page).toHaveURL(/\/client\/standing\/[0-9a-f-]{36}/)
  // on a page that asks for nothing: a screen of the portal may still be asking as the client
  await page.goto('/robots.txt')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await enterPortal(page, `companies?tab=businesses&open=${company}`)
  const part = page.getByRole('region', { name: 'Standing orders' })
  await expect(part.getByText(/^Every week: next delivery/)).toBeVisible()
  await expect(part.getByText('2 products')).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('a change that could not be sent says so, keeps what was chosen, and goes through later', async ({
    page,
    request,
    guest,
    admin,
  }) => {
    const { letters, company, products } = await stockedShop({ request, guest, admin })
    const order = await (await clientOf(request, guest, company)).order(products, 2)
    await enterAsClient(page, guest)
    await page.goto(`/client/orders/${order.id}`)
    await person.clicks(page.getByRole('link', { name: 'Repeat regularly' }))
    const oil = page.locator('.standing-line', { hasText: `Oil ${letters}` })
    await person.clicks(oil.locator('.stepper button').last())
    await person.types(page.getByLabel(/PO number/), 'PO-1')
    await page.context().setOffline(true)
    const start = page.getByRole('button', { name: 'Start the standing order' })
    await person.clicks(start)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(oil.locator('.stepper input')).toHaveValue('3')
    await expect(page.getByLabel(/PO number/)).toHaveValue('PO-1')
    await page.context().setOffline(false)
    await person.clicks(start)
    await expect(page).toHaveURL(/\/client\/standing\/[0-9a-f-]{36}/)
    await expect(page.getByText('Your PO number: PO-1')).toBeVisible()
  })
})

test.describe('a change that is not saved', () => {
  // what a colleague changed meanwhile is refused
  test.use({ expectedComplaint: /status of 409/ })

  test('stays over Back and a reload, gives way to no colleague’s silently, and is gone once cancelled', async ({
    page,
    request,
    guest,
    admin,
  }) => {
    test.setTimeout(120_000 * slowCpu)
    const { letters, company, products } = await stockedShop({ request, guest, admin })
    const order = await (await clientOf(request, guest, company)).order(products, 2)
    await enterAsClient(page, guest)
    await page.goto(`/client/orders/${order.id}`)
    await person.clicks(page.getByRole('link', { name: 'Repeat regularly' }))
    const oil = page.locator('.standing-line', { hasText: `Oil ${letters}` })
    await person.clicks(oil.locator('.stepper button').last())
    await page.goBack()
    await person.clicks(page.getByRole('link', { name: 'Repeat regularly' }))
    await expect(oil.locator('.stepper input')).toHaveValue('3')
    await person.clicks(page.getByRole('button', { name: 'Start the standing order' }))
    await expect(page).toHaveURL(/\/client\/standing\/[0-9a-f-]{36}/)

    const change = page.getByRole('button', { name: 'Change', exact: true })
    const number = page.getByLabel(/PO number/)
    await person.clicks(change)
    await person.types(number, 'PO-7')
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
})
