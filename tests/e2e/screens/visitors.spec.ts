import type { Page } from '@playwright/test'
import { localize } from '#contract/locales.ts'
import { pageIds, pages } from '#contract/pages.ts'
import type AccountWords from '../../../web/i18n/en/portal/account.ts'
import { knock } from '../kit/admin-fixtures.ts'
import { publicPagePaths, vars, hydrate } from '../kit/fixtures.ts'
import { layoutLocales, widestLanguage, wordsOf } from '../kit/languages.ts'
import { client, expect, test } from '../kit/portal-fixtures.ts'
import { expectUsable } from '../kit/questions.ts'
import { totpCode } from '../kit/factor-fixtures.ts'
import { person } from '../person/person.ts'
import { slowCpu } from '../person/slowness.ts'

/*
 * Every public page and sign-in page once; kit/questions.ts has the checks.
 * A row has an address, and optional steps before the checks.
 */
type Row = { path: string; what?: string; act?: (page: Page) => Promise<void>; widths?: number[] }

const others = pageIds.filter((id) => !pages[id].indexed).map((id) => pages[id].path)
const plain = (paths: string[]): Row[] => paths.map((path) => ({ path }))

const sends = (page: Page) => person.clicks(page.locator('form.form .form-actions .btn').first())

const reading: Row[] = [
  ...plain(publicPagePaths),
  ...plain(['/insights/blog/nothing', '/insights/news/nothing', '/nowhere']),
  {
    path: '/',
    what: 'menu',
    widths: [320, 360],
    act: async (page) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await person.clicks(page.locator('.menu-button'))
      await expect(page.locator('.menu-close')).toBeVisible()
    },
  },
]

const forms: Row[] = [
  ...plain(others.filter((path) => !/[*:]/.test(path))),
  ...plain(['/admin-portal', '/client/dashboard']),
  {
    path: '/client/login',
    what: 'mistakes',
    act: async (page) => {
      await sends(page)
      await expect(page.locator('.form-error').first()).toBeVisible()
    },
  },
  {
    path: '/client/login',
    what: 'refusal',
    act: async (page) => {
      await knock(page, { ...client, password: 'wrong' })
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    },
  },
  {
    path: '/client/login?mode=request',
    what: 'mistakes',
    act: async (page) => {
      await person.types(page.locator('[name=password]'), 'Olives')
      await sends(page)
      await expect(page.locator('.form-error').first()).toBeVisible()
    },
  },
  {
    path: '/client/login?mode=forgot',
    what: 'code',
    act: async (page) => {
      await person.types(page.locator('[name=email]'), 'visitor@example.com')
      await sends(page)
      await expect(page.locator('[autocomplete=one-time-code]')).toBeVisible()
    },
  },
  {
    path: '/simple-admin',
    what: 'switches',
    act: async (page) => {
      await person.types(page.locator('[name=password]'), vars.SIMPLE_ADMIN_PASSWORD)
      await person.presses(page, 'Enter')
      await expect(page.getByRole('switch').first()).toBeVisible()
    },
  },
]

// the fading keyword has too little contrast while it fades
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaint: /status of 4\d\d/ })

for (const locale of layoutLocales) {
  for (const [what, rows] of Object.entries({
    'public pages': reading,
    'sign-in pages': forms,
  })) {
    test(`all ${what} in ${locale} are usable and hydrate without an error`, async ({ page }) => {
      test.setTimeout(400_000 * slowCpu)
      for (const { path, what = '', act, widths } of rows) {
        await page.goto(localize(path, locale))
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        if (act) {
          await page.mouse.move(5, 5)
          await page.mouse.move(9, 9)
          await expect(page.locator('html[data-hydrated]')).toBeAttached()
          await act(page)
        }
        // the layout checks run in the widest language only
        const isWidest = locale === widestLanguage
        const asked = isWidest ? widths : (widths?.slice(-1) ?? [1280])
        await expectUsable(page, `${path} ${what}`, {
          readingAids: isWidest,
          ...(asked && { widths: asked }),
        })
        await hydrate(page)
      }
    })
  }
}

test('the account page passes axe and fits in the widest language', async ({ page, guest }) => {
  test.setTimeout(200_000 * slowCpu)
  const locale = widestLanguage
  const { enrol } = await wordsOf<typeof AccountWords>(locale, 'portal/account')
  const press = (name: string) => person.clicks(page.getByRole('button', { name, exact: true }))
  await page.goto(localize('/admin/login?from=/account', locale))
  await knock(page, guest)
  await press(enrol.open)
  await press(enrol.next)
  await expect(page.locator('.enrol-code')).toBeVisible()
  await expectUsable(page, 'an app that is being set up')
  const secret = (await page.locator('.enrol-secret').textContent()) ?? ''
  await person.types(page.getByLabel(enrol.code), totpCode(secret))
  await press(enrol.confirm)
  await expect(page.getByText(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){5}$/)).toHaveCount(10)
  await expectUsable(page, 'recovery codes')
})
