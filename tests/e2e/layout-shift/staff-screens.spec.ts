import type { Page } from '@playwright/test'
import { enterPortal, expect, test } from '../kit/admin-fixtures.ts'

/** For each screen: the slow call, the control pressed meanwhile, and the sign that the response arrived. */
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

test('controls of staff screens do not move when data load during a press', async ({ page }) => {
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
