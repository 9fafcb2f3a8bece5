import { allowErrors } from '../kit/fixtures.ts'
import { expect, test } from '../kit/portal-fixtures.ts'
import { opensAs } from '../kit/sessions.ts'
import { openAsClient } from '../kit/trade/trade-test.ts'
import { uniqueLetters, staffApi } from '../kit/trade/trade-fixtures.ts'
import { person } from '../person/person.ts'

const head =
  'sku,category,units_per_case,unit_label,net_g,name_en,name_el,name_de,ordering,catch_weight'

test('a client reads the catalogue in Greek', async ({ page, request, guest, admin }) => {
  await admin.setFlag('client_orders', true)
  const shop = await staffApi(request)
  const letters = uniqueLetters()
  await shop.import(
    'products',
    `${head}\n${letters}-OIL,oliveOils,12,500 ml,5500,Oil ${letters},Λάδι ${letters},Öl ${letters},order,no
${letters}-FETA,cheeses,2,4 kg,8000,Feta ${letters},Φέτα ${letters},Feta ${letters},order,yes
${letters}-WINE,wines,6,750 ml,,Wine ${letters},,Wein ${letters},enquire,no
${letters}-NEW,honeys,12,450 g,,New ${letters},Νέο ${letters},Neu ${letters},order,no`,
  )
  const company = await shop.company(guest.email, `Taverna ${letters}`, 'el')
  await shop.give(company, (await shop.list(letters)).id)

  await openAsClient(page, guest, 'el', '/client/dashboard')
  await person.clicks(page.locator('section[aria-labelledby=catalogue-title] a'))
  await expect(page).toHaveURL('/el/client/catalogue')
  await person.types(page.getByRole('searchbox'), letters.toLowerCase())
  const entry = (part: string) => page.locator('.goods-entry', { hasText: `${letters}-${part}` })
  await expect(page.locator('.goods-entry')).toHaveCount(4)
  await expect(entry('OIL').getByRole('row')).toHaveCount(3)
  for (const text of ['64,80', '5,40', '61,50', `Λάδι ${letters}`]) {
    await expect(entry('OIL')).toContainText(text)
  }
  await expect(entry('FETA')).toContainText('19,25')
  // a missing Greek name falls back to English
  await expect(entry('WINE')).toContainText(`Wine ${letters}`)
  await expect(entry('WINE').getByRole('table')).toHaveCount(0)
  await expect(entry('WINE').getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`mailto:.*${encodeURIComponent(`${letters}-WINE`)}`),
  )
  await expect(entry('NEW').getByRole('table')).toHaveCount(0)
  await person.clicks(entry('OIL').locator('summary'))
  await expect(entry('OIL').locator('dl')).toContainText(/5,5\s(kg|κιλά)/)

  await person.retypes(page.getByRole('searchbox'), `${letters} nothing like this`)
  await expect(page.locator('.goods-none')).toBeVisible()
  await person.clicks(page.locator('.goods-none button'))
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await person.clicks(page.locator('.portal-tools a'))
  await expect(page).toHaveURL('/el/client/dashboard')
})

test('the catalogue works by keyboard once it is on', async ({ page, request, guest, admin }) => {
  allowErrors(/status of 404/)
  const shop = await staffApi(request)
  const letters = uniqueLetters()
  const off = 'Online ordering is not available at the moment. Your account manager can help.'
  await shop.import(
    'products',
    `sku,category,units_per_case,unit_label,name_en,origin\n${letters},olives,6,1 kg,Élia ${letters},GR`,
  )
  await shop.company(guest.email, `Taverna ${letters}`, 'en')

  await test.step('the portal has no catalogue while ordering is off', async () => {
    await opensAs(page, guest, '/client/login')
    await expect(page.getByText(`Taverna ${letters}`).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open the catalogue' })).toHaveCount(0)
    await expect(page.getByText(off)).toHaveCount(2)
    // as a history entry of an older build
    await page.evaluate(() => history.pushState(history.state, '', '/client/nowhere'))
    await page.goBack()
    await page.goForward()
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await person.clicks(page.getByRole('button', { name: 'Stay here' }))
    const nowhere = await page.goto('/client/no-such-screen')
    expect(nowhere?.status()).toBe(404)
    await expect(page.getByRole('link', { name: 'Return to the home page' })).toBeVisible()
    await page.goto('/client/catalogue')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(off)
  })

  await test.step('the catalogue works by keyboard alone', async () => {
    await admin.setFlag('client_orders', true)
    await page.goto('/client/login?from=/client/catalogue')
    await expect(page).toHaveURL('/client/catalogue')
    await expect(page).toHaveTitle(/^Catalogue/)
    await expect(page.getByText('Prices are available on request')).toBeVisible()
    await page.getByRole('searchbox').focus()
    await page.keyboard.type(`elia ${letters}`)
    await expect(page.getByText('1 product', { exact: true })).toBeVisible()
    // past the category and the link to the order guide
    await person.tabs(page, 3)
    await expect(page.locator('summary')).toBeFocused()
    await person.presses(page, 'Enter')
    await expect(page.getByText('Greece')).toBeVisible()
    await expect(page.getByText('Price on request', { exact: true })).toBeVisible()
  })
})
