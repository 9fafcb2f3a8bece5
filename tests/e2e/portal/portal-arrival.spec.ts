import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { type Locale, localeCodes, localize } from '#contract/locales.ts'
import type Entrance from '../../../web/i18n/en/portal/entrance.ts'
import { person } from '../person/person.ts'
import { client, expect, fillSignIn, test } from '../kit/portal-fixtures.ts'
import { invite, newPassword } from '../kit/session-fixtures.ts'

/* Who comes by a mailed link is told what it does, in words of its own, and never shown a form to sign in by. */

const wordsOf = async (locale: Locale): Promise<typeof Entrance> =>
  (
    await import(
      fileURLToPath(new URL(`../../../web/i18n/${locale}/portal/entrance.ts`, import.meta.url))
    )
  ).default

/** What stood in the page at any moment: headings and names of fields, from the first line of HTML on. */
async function remember(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    const look = () => {
      for (const heading of document.querySelectorAll('main h2')) {
        seen.add(heading.textContent.trim())
      }
      for (const field of document.querySelectorAll('main input')) {
        seen.add((field as HTMLInputElement).autocomplete)
      }
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
    Object.assign(window, { remembered: () => [...seen] })
  })
  return () => page.evaluate(() => (Reflect.get(window, 'remembered') as () => string[])())
}

for (const locale of localeCodes) {
  test(`the server’s page asks a person with a link for nothing, in ${locale}`, async ({
    request,
  }) => {
    const { link, signIn } = await wordsOf(locale)
    for (const page of ['/client/login', '/admin/login']) {
      const path = localize(page, locale)
      for (const query of [
        'token_hash=0123abcd&type=invite',
        'code=0123abcd',
        'mode=recovery&code=0123abcd',
        'error=access_denied',
        'sb',
      ]) {
        const html = await (await request.get(`${path}?${query}`)).text()
        expect(html, query).toContain(link.busyTitle)
        expect(html, query).not.toContain('type="password"')
        expect(html, query).not.toContain('type="email"')
      }
      // and nobody else gets that page
      const plain = await (await request.get(path)).text()
      expect(plain).toContain('type="password"')
      expect(plain).not.toContain(link.busyTitle)
    }
    expect(signIn.title).not.toBe('')
  })
}

test('on a slow phone an invited person sees one moment, then what is asked of them, and nothing else', async ({
  page,
  request,
}) => {
  const { link } = await invite(request)
  await person.slow(page, { cpu: 6, latencyMs: 200 })
  const seen = await remember(page)
  await page.goto(link)
  const password = page.getByLabel('Password', { exact: true })
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
  await expect(password).toBeVisible()
  expect((await seen()).toSorted()).toEqual(
    ['Choose your password', 'One moment, please', 'new-password', 'username'].toSorted(),
  )
  await person.types(password, newPassword)
  await person.presses(page, 'Enter')
  await expect(page.getByRole('heading', { name: 'Your password is saved' })).toBeFocused()
  await expect(page.getByText('other devices')).toHaveCount(0)
})

test('whoever is led on without a link signs in as ever', async ({ page }) => {
  await page.goto('/client/login?sb')
  await fillSignIn(page, client)
  await expect(page).toHaveURL('/client/dashboard')
})

for (const locale of localeCodes) {
  test.describe('an invitation', () => {
    test.use({ expectedComplaint: /status of 403/ })

    test(`speaks of a first password, and says what is left once it is used, in ${locale}`, async ({
      page,
      browser,
      request,
    }) => {
      const words = await wordsOf(locale)
      const { link } = await invite(request)
      const theirs = new URL(link)
      theirs.pathname = localize('/client/login', locale)
      await page.goto(theirs.href)
      await expect(page.getByRole('heading', { name: words.firstPassword.title })).toBeVisible()
      await expect(page.getByText(words.firstPassword.text)).toBeVisible()
      await expect(page.getByText(words.newPassword.text)).toHaveCount(0)
      await page.reload()
      await expect(page.getByRole('heading', { name: words.firstPassword.title })).toBeVisible()

      const again = await browser.newPage()
      await again.goto(theirs.href)
      await expect(again.getByRole('alert').getByText(words.link['invitation-over'])).toBeVisible()
      await expect(again.getByText(words.link.newConfirmation)).toHaveCount(0)
      await person.clicks(again.getByRole('link', { name: words.link.choosePassword }))
      await expect(again.getByRole('button', { name: words.recovery.submit })).toBeVisible()
      await again.close()
    })
  })
}
