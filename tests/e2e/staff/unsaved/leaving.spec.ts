import type { Page } from '@playwright/test'
import { enterPortal, expect, test } from '../../kit/admin-fixtures.ts'
import { openRow } from '../../kit/staff-fixtures.ts'
import { ownLetters, shopkeeper } from '../../kit/trade/trade-fixtures.ts'
import { person } from '../../person/person.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })
const stay = (page: Page) => question(page).getByRole('button', { name: 'Stay' })
const discard = (page: Page) => question(page).getByRole('button', { name: 'Leave and discard' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin portal' }).getByRole('link', { name })
const manager = (page: Page) => page.getByLabel('Clients’ account manager')

/** What is pressed waits for the browser's own question. */
async function refuseUnload(page: Page, press: () => Promise<unknown>) {
  const asked = page.waitForEvent('dialog')
  const pressed = press()
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await pressed
}

test('unsaved settings are asked about on every way out', async ({ page }) => {
  await enterPortal(page)
  await person.clicks(menu(page, 'Settings'))
  await expect(manager(page)).toBeVisible()
  const before = await manager(page).inputValue()
  // whoever typed nothing is asked nothing
  await person.clicks(menu(page, 'Orders'))
  await expect(heading(page, 'Orders')).toBeVisible()
  await page.goBack()
  await person.types(manager(page), ' and Ada')
  const isKept = async () => {
    await expect(stay(page)).toBeFocused()
    await person.presses(page, 'Enter')
    await expect(question(page)).toHaveCount(0)
    await expect(page).toHaveURL('/admin-portal/settings')
    await expect(manager(page)).toHaveValue(`${before} and Ada`)
  }
  for (const leave of [
    () => person.clicks(menu(page, 'Orders')),
    () => person.clicks(page.getByRole('link', { name: 'Account security' })),
    () => person.clicks(page.getByRole('button', { name: 'Logout' })),
    // goBack and goForward would wait for the step that is held back
    () => page.evaluate(() => history.back()),
    () => page.evaluate(() => history.forward()),
  ]) {
    await leave()
    await isKept()
  }
  await person.clicks(menu(page, 'Orders'))
  await expect(stay(page)).toBeFocused()
  await person.presses(page, 'Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(menu(page, 'Orders')).toBeFocused()
  await refuseUnload(page, () => page.evaluate(() => location.reload()))
  await expect(manager(page)).toHaveValue(`${before} and Ada`)

  await person.clicks(menu(page, 'Orders'))
  await person.clicks(discard(page))
  await expect(heading(page, 'Orders')).toBeVisible()
  await page.goBack()
  await expect(manager(page)).toHaveValue(before)
  await person.clicks(menu(page, 'Orders'))
  await expect(heading(page, 'Orders')).toBeVisible()
})

test('a step back goes on once what was typed may go', async ({ page }) => {
  await enterPortal(page)
  await person.clicks(menu(page, 'Settings'))
  await person.types(manager(page), '!')
  await page.evaluate(() => history.back())
  await person.clicks(discard(page))
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await person.clicks(menu(page, 'Settings'))
  await person.types(manager(page), '!')
  await person.clicks(page.getByRole('button', { name: 'Logout' }))
  await person.clicks(discard(page))
  await expect(page.getByRole('heading', { name: 'Sign in as an administrator' })).toBeVisible()
})

test('the menu of a phone asks about unsaved settings as well', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterPortal(page, 'settings')
  await person.types(manager(page), '!')
  await person.clicks(page.getByRole('button', { name: 'Open the menu' }))
  const sheet = page.getByRole('dialog', { name: 'Admin portal' })
  await person.clicks(sheet.getByRole('link', { name: 'Orders' }))
  await person.clicks(stay(page))
  await expect(sheet).toBeVisible()
  await person.clicks(sheet.getByRole('link', { name: 'Orders' }))
  await person.clicks(discard(page))
  await expect(heading(page, 'Orders')).toBeVisible()
  await expect(sheet).toBeHidden()
})

test('the address of a story is asked about before it is left', async ({ page }) => {
  await enterPortal(page, 'content')
  const first = page.getByRole('row').nth(1).getByRole('button')
  await person.clicks(first)
  const slug = page.getByLabel('Address')
  await expect(slug).toBeVisible()
  const before = await slug.inputValue()
  await person.types(slug, '-anew')
  await person.clicks(page.getByRole('button', { name: /^Deutsch/ }))
  await expect(page).toHaveURL(/locale=de/)
  await expect(slug).toHaveValue(`${before}-anew`)
  for (const leave of [
    () => person.clicks(menu(page, 'Content Management')),
    () => person.clicks(page.getByRole('button', { name: 'Back to all news' })),
    () => page.evaluate(() => history.back()),
  ]) {
    await leave()
    await person.clicks(stay(page))
    await expect(slug).toHaveValue(`${before}-anew`)
  }
  await person.clicks(page.getByRole('button', { name: 'Back to all news' }))
  await person.clicks(discard(page))
  await person.clicks(first)
  await expect(slug).toHaveValue(before)
})

const changes = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' })

test('a drawer asks about choices and ticks as about text', async ({ page, request }) => {
  const shop = await shopkeeper(request)
  const letters = ownLetters()
  await shop.import(
    'products',
    `sku,category,units_per_case,unit_label,net_g,name_en\n${letters}-OIL,oliveOils,12,500 ml,5500,Oil ${letters}`,
  )
  await enterPortal(page, `catalogue?q=${letters}`)
  const drawer = page.getByRole('dialog', { name: `Oil ${letters}` })
  const storage = drawer.getByLabel('Storage')
  const milk = drawer.getByRole('checkbox', { name: 'Milk' })
  const reopened = async () => {
    await openRow(page, `Oil ${letters}`)
    await expect(storage).toHaveValue('ambient')
  }
  await reopened()
  await person.presses(page, 'Escape')
  await expect(drawer).toHaveCount(0)

  await reopened()
  await person.chooses(storage, 'chilled')
  await person.presses(page, 'Escape')
  await expect(changes(page)).toBeVisible()
  await person.presses(page, 'Escape')
  await expect(storage).toHaveValue('chilled')
  await person.chooses(storage, 'ambient')
  await person.presses(page, 'Escape')
  await expect(drawer).toHaveCount(0)

  await reopened()
  await person.clicks(milk)
  await page.mouse.click(3, 3, { delay: 10 })
  await person.clicks(changes(page).getByRole('button', { name: 'Discard' }))
  await expect(drawer).toHaveCount(0)

  await reopened()
  await person.clicks(milk)
  await refuseUnload(page, () => page.evaluate(() => location.reload()))
  await person.clicks(drawer.getByRole('button', { name: 'Save', exact: true }))
  await expect(drawer.getByText('Saved.').first()).toBeVisible()
  await person.presses(page, 'Escape')
  await expect(drawer).toHaveCount(0)
})
