import type { Page } from '@playwright/test'
import { admin, enterPortal, expect, knock, screens, test } from '../kit/admin-fixtures.ts'
import { barriers, excessWidth, phoneAndDesk } from '../kit/barriers.ts'
import { person } from '../person/person.ts'
import { slowCpu } from '../person/slowness.ts'

async function expectNoBarriers(page: Page, what: string) {
  expect(await barriers(page), what).toEqual([])
}

for (const width of phoneAndDesk) {
  test(`no screen and no dialog has a barrier that axe finds at ${width} px`, async ({ page }) => {
    test.setTimeout(300_000 * slowCpu)
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/admin-portal/dashboard')
    await expectNoBarriers(page, 'gate')
    await knock(page, admin)
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    for (const [path, title] of screens) {
      if (path !== 'dashboard') {
        if (width < 768) {
          await person.clicks(page.getByRole('button', { name: 'Open the menu' }))
          if (path === 'sections') await expectNoBarriers(page, 'sheet')
        }
        const menu = page.getByRole('navigation', { name: 'Admin portal' })
        // by its text: what is unread is part of a link’s name
        await person.clicks(menu.getByRole('link').getByText(title, { exact: true }))
      }
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectNoBarriers(page, path)
      if (path !== 'sections') continue
      for (const button of ['History: blog', 'Note or plan: blog', 'Preview link: blog']) {
        await person.clicks(page.getByRole('button', { name: button }))
        const dialog = page.locator('dialog[open]')
        if (button.startsWith('Note')) await person.clicks(dialog.getByLabel('At a set time'))
        if (button.startsWith('Preview')) {
          await person.clicks(dialog.getByRole('button', { name: 'Create the link' }))
          await expect(dialog.getByLabel('Preview link')).toBeVisible()
        }
        await expectNoBarriers(page, button)
        await page.keyboard.press('Escape')
        if (button.startsWith('Note')) {
          const discard = dialog.getByRole('button', { name: 'Discard' })
          await expect(discard).toBeVisible()
          await expectNoBarriers(page, 'whether it is discarded')
          await person.clicks(discard)
        }
      }
      await person.clicks(page.getByRole('switch', { name: 'french language' }))
      await expectNoBarriers(page, 'question')
      await page.keyboard.press('Escape')
    }
  })
}

test('no screen is wider than a phone in the languages with the longest words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const locale of ['el', 'de', 'fr', 'it'] as const) {
    await enterPortal(page, 'dashboard', locale)
    for (const index of screens.keys()) {
      await person.clicks(page.locator('.staff-bar button'))
      await person.clicks(page.locator('dialog[open] .side-list a').nth(index))
      await page.waitForLoadState('networkidle')
      expect(await excessWidth(page), `${locale} ${page.url()}`).toBeLessThanOrEqual(0)
    }
  }
})

test('the portal is used with the keyboard alone', async ({ page, admin: flags }) => {
  await flags.setFlag('our_process', true)
  await page.goto('/admin-portal')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.getByLabel('E-mail').focus()
  await person.keys(page, admin.email)
  await page.keyboard.press('Tab')
  await person.keys(page, admin.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  /** Goes on with Tab until something of that name has the focus; a step must never lead to nowhere. */
  async function tabTo(name: RegExp, key = 'Tab') {
    for (let step = 0; step < 120; step++) {
      await page.keyboard.press(key)
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        const label = element?.getAttribute('aria-labelledby')
        return (
          element?.getAttribute('aria-label') ??
          (label && document.getElementById(label)?.textContent) ??
          element?.textContent ??
          ''
        )
      })
      if (name.test(focused)) return
    }
    throw new Error(`The keyboard does not reach ${name}`)
  }

  // the new screen has the focus, the sidebar stands before it
  await tabTo(/^Sections & Features$/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Sections & Features' })).toBeVisible()
  await expect(page.locator('.staff-main')).toBeFocused()
  await expect(page.getByRole('switch').first()).toBeVisible()
  await tabTo(/^our process$/)
  await page.keyboard.press('Space')
  await expect(page.getByText('Our process is now hidden.')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'our process' })).toBeFocused()
  await tabTo(/^History: our process$/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const history = page.getByRole('dialog', { name: 'History of our process' })
  await expect(history).toBeVisible()
  await tabTo(/^Undo this change$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Undone: our process.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'History: our process' })).toBeFocused()
  await tabTo(/^Logout$/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('E-mail')).toBeVisible()
})
