import type { Page } from '@playwright/test'
import { enterPortal, expect, test } from '../kit/admin-fixtures.ts'

/** Per screen: the call that is slow, what is pressed meanwhile, and what shows that the answer is there. */
const screens = {
  sections: {
    call: '**/api/admin/flags',
    pressed: (page: Page) => page.getByRole('searchbox', { name: 'Search sections and features' }),
    loaded: (page: Page) => page.getByRole('switch').first(),
  },
  content: {
    call: '**/api/admin/content',
    pressed: (page: Page) => page.getByRole('button', { name: 'Articles' }),
    loaded: (page: Page) => page.getByRole('row').nth(1),
  },
  'content?kind=pages': {
    call: '**/api/admin/page-texts',
    pressed: (page: Page) => page.getByRole('button', { name: 'Articles' }),
    loaded: (page: Page) => page.getByRole('row').nth(1),
  },
}

test('what is pressed by staff stays in place when data come', async ({ page }) => {
  for (const [screen, { call, pressed, loaded }] of Object.entries(screens)) {
    const answer = Promise.withResolvers<void>()
    let isAsked = false
    await page.route(call, async (route) => {
      isAsked = true
      await answer.promise
      await route.continue()
    })
    await enterPortal(page, screen)
    await expect(pressed(page)).toBeVisible()
    await expect.poll(() => isAsked).toBe(true)
    const before = await pressed(page).boundingBox()
    answer.resolve()
    await expect(loaded(page)).toBeVisible()
    expect(await pressed(page).boundingBox()).toEqual(before)
    await page.unroute(call)
  }
})
