import type { Page } from '@playwright/test'
import { enterPortal, expect, test } from '../../kit/admin-fixtures.ts'
import { cancelReload } from '../../kit/session-fixtures.ts'
import { person } from '../../person/person.ts'
import { slowCpu } from '../../person/slowness.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })
const stay = (page: Page) => question(page).getByRole('button', { name: 'Stay' })
const discard = (page: Page) => question(page).getByRole('button', { name: 'Leave and discard' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin portal' }).getByRole('link', { name })
const manager = (page: Page) => page.getByLabel('Clients’ account manager')

test('staff are asked about unsaved text on every way of leaving', async ({ page }) => {
  test.setTimeout(150_000 * slowCpu)
  await enterPortal(page)

  await test.step('unsaved settings trigger a question on every way of leaving', async () => {
    await person.clicks(menu(page, 'Settings'))
    await expect(manager(page)).toBeVisible()
    const before = await manager(page).inputValue()
    // no question without unsaved text
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
      // goBack and goForward would wait for the navigation that is held back
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
    await cancelReload(page)
    await expect(manager(page)).toHaveValue(`${before} and Ada`)

    await person.clicks(menu(page, 'Orders'))
    await person.clicks(discard(page))
    await expect(heading(page, 'Orders')).toBeVisible()
    await page.goBack()
    await expect(manager(page)).toHaveValue(before)
    await person.clicks(menu(page, 'Orders'))
    await expect(heading(page, 'Orders')).toBeVisible()
  })

  await test.step('an unsaved slug of a news item triggers a question', async () => {
    await person.clicks(menu(page, 'Content Management'))
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

  await test.step('going back continues after “discard” is confirmed', async () => {
    await person.clicks(menu(page, 'Dashboard'))
    await expect(heading(page, 'Dashboard')).toBeVisible()
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
})
