import { allowErrors } from '../kit/fixtures.ts'
import type { Page } from '@playwright/test'
import { admin, client, enterPortal, expect, knock, screens, test } from '../kit/admin-fixtures.ts'
import { databaseAway, problem } from '../kit/problem.ts'
import { person } from '../person/person.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Admin portal' })

test('the sidebar links to every screen and collapses', async ({ page }) => {
  allowErrors(/403/)
  await page.setViewportSize({ width: 1280, height: 800 })
  await enterPortal(page)
  // the public footer is not part of the admin portal
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeHidden()
  // without the unread badge, which other tests change
  const names = sidebar(page).getByRole('link').locator('span')

  await test.step('every screen is in the sidebar, in order, and shows its heading', async () => {
    await expect(names).toHaveText(screens.map(([, title]) => title))
    for (const [path, title] of screens) {
      await person.clicks(names.getByText(title, { exact: true }))
      await expect(heading(page, title)).toBeVisible()
      await expect(page).toHaveURL(`/admin-portal/${path}`)
      await expect(page).toHaveTitle(new RegExp(`^${title}`))
      await expect(sidebar(page).locator('[aria-current=page] span')).toHaveText(title)
    }
    await page.goBack()
    await expect(heading(page, screens.at(-2)?.[1] ?? '')).toBeVisible()
  })

  await test.step('the Amazon material is one text file for six categories', async () => {
    await person.clicks(names.getByText('Amazon Assets', { exact: true }))
    await expect(page.getByText('45–60 minutes')).toBeVisible()
    const file = await person.saves(page.getByRole('link', { name: 'Download all assets' }))
    expect(file.name).toBe('meltemi-amazon-brand-store.txt')
  })

  await test.step('the sidebar collapses to icons by its button or Ctrl+B, and stays collapsed', async () => {
    await person.clicks(names.getByText('User Management', { exact: true }))
    const width = async () => (await page.locator('.staff-side').boundingBox())?.width
    await expect.poll(width).toBe(256)
    await page.keyboard.press('Control+b')
    await expect.poll(width).toBe(48)
    await expect(sidebar(page).getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await page.getByRole('searchbox').focus()
    await page.keyboard.press('Control+b')
    await expect.poll(width).toBe(48)

    const cookies = await page.context().cookies()
    const cookie = cookies.find(({ name }) => name === 'sidebar_collapsed')
    expect(cookie?.value).toBe('true')
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
    await enterPortal(page, 'content')
    await expect.poll(width).toBe(48)
    await person.clicks(page.getByRole('button', { name: 'Expand the sidebar' }))
    await expect.poll(width).toBe(256)
    await page.keyboard.press('Meta+b')
    await expect.poll(width).toBe(48)
  })

  await test.step('an administrator who loses the role is sent to the sign-in page', async () => {
    await page.route('**/api/admin/flags', (route) =>
      route.fulfill(problem(403, 'auth/session-gone')),
    )
    await person.clicks(sidebar(page).getByRole('link', { name: 'Sections & Features' }))
    await expect(heading(page, 'Admin Portal')).toBeVisible()
  })
})

test('the staff sign-in page admits administrators only', async ({ page }) => {
  allowErrors(/40[034]/)
  await test.step('the staff sign-in page admits an administrator with the right password', async () => {
    await page.goto('/admin-portal/users')
    await knock(page, { ...admin, password: 'wrong' })
    await expect(page.getByRole('alert').getByText('the password is wrong')).toBeVisible()
    await expect(sidebar(page)).toHaveCount(0)
    await page.reload()
    await knock(page, client)
    await expect(
      page.getByText('This account does not have access to the admin portal.'),
    ).toBeVisible()
    await knock(page, admin)
    await expect(heading(page, 'User Management')).toBeVisible()
  })

  await test.step('an unknown address in the portal shows the portal’s own 404 page', async () => {
    const response = await page.goto('/admin-portal/treasury')
    expect(response?.status()).toBe(404)
    await knock(page, admin)
    await expect(heading(page, 'Page not found')).toBeVisible()
    await person.clicks(page.getByRole('link', { name: 'Go to the dashboard' }))
    await expect(heading(page, 'Dashboard')).toBeVisible()
  })
})

test('the menu works on a phone and asks about unsaved text', async ({ page, admin: flags }) => {
  allowErrors(/status of 503/)
  await page.setViewportSize({ width: 360, height: 740 })
  await flags.setFlag('solutions', true)
  await enterPortal(page)
  const open = page.getByRole('button', { name: 'Open the menu' })
  const sheet = page.getByRole('dialog', { name: 'Admin portal' })
  const entry = (name: string) => sheet.getByRole('link', { name })

  await test.step('the phone menu is a sheet that returns the focus when it closes', async () => {
    await person.clicks(open)
    await expect(sheet).toBeVisible()
    expect((await sheet.boundingBox())?.width).toBe(288)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(open).toBeFocused()
    // the sheet is a history entry, which is removed shortly after it closes
    await expect(page).not.toHaveURL(/menu=/)
  })

  await test.step('going back closes the phone menu and leaves no history entry', async () => {
    await person.clicks(open)
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await page.keyboard.press('Control+b')
    await person.clicks(entry('Settings'))
    await expect(heading(page, 'Settings')).toBeVisible()
    await expect(sheet).toBeHidden()
    await page.goBack()
    await expect(heading(page, 'Dashboard')).toBeVisible()
    await page.goForward()
    await expect(heading(page, 'Settings')).toBeVisible()
  })

  await test.step('the phone menu asks about unsaved settings', async () => {
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await person.types(page.getByLabel('Clients’ account manager'), '!')
    await person.clicks(open)
    await person.clicks(entry('Sections & Features'))
    await person.clicks(question.getByRole('button', { name: 'Stay' }))
    await expect(sheet).toBeVisible()
    await person.clicks(entry('Sections & Features'))
    await person.clicks(question.getByRole('button', { name: 'Leave and discard' }))
    await expect(heading(page, 'Sections & Features')).toBeVisible()
    await expect(sheet).toBeHidden()
  })

  await test.step('a pressed switch is in view after its save', async () => {
    const solutions = page.getByRole('switch', { name: 'solutions', exact: true })
    await expect(solutions).toBeChecked()
    await solutions.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await page.route('**/api/flags/*', (route) => route.fulfill(databaseAway), { times: 1 })
    await solutions.press('Space')
    const asked = page.getByRole('dialog')
    const hide = asked.getByRole('button', { name: 'Hide it' })
    await person.clicks(hide)
    await expect(asked.getByRole('alert')).toBeVisible()
    await person.clicks(hide)
    await expect(page.getByText('Solutions is now hidden.')).toBeVisible()
    await expect(solutions).toBeFocused()
    await expect(solutions).toBeInViewport({ ratio: 1 })
  })
})

test('the admin portal can be used with the keyboard alone', async ({ page, admin: flags }) => {
  await flags.setFlag('our_process', true)
  await page.goto('/admin-portal')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(heading(page, 'Admin Portal')).toBeVisible()
  await page.getByLabel('Email').focus()
  await person.keys(page, admin.email)
  await page.keyboard.press('Tab')
  await person.keys(page, admin.password)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await expect(page).toHaveURL('/admin-portal/dashboard')
  await expect(page).toHaveTitle(/^Dashboard/)

  // the new screen has the focus, the sidebar stands before it
  const link = sidebar(page).getByRole('link', { name: 'Feature Flags' })
  await person.tabsTo(link, -1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Feature Flags' })).toBeVisible()
  await expect(page.locator('.staff-main')).toBeFocused()
  await expect(page.getByRole('switch').first()).toBeVisible()
  await person.tabsTo(page.getByRole('switch', { name: 'our process' }))
  await page.keyboard.press('Space')
  await expect(page.getByText('Our process is now hidden.')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'our process' })).toBeFocused()
  await person.tabsTo(page.getByRole('button', { name: 'History: our process' }), -1)
  await page.keyboard.press('Enter')
  const history = page.getByRole('dialog', { name: 'History of our process' })
  await expect(history).toBeVisible()
  await person.tabsTo(history.getByRole('button', { name: 'Undo this change' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Undone: our process.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'History: our process' })).toBeFocused()
  await person.tabsTo(page.getByRole('button', { name: 'Logout' }), -1)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toBeVisible()
})
