import { expect, test } from 'vitest'
import { localeCodes, localize } from '#contract/locales.ts'
import { importNamespaceAsync } from '../../../web/i18n/i18n-util.async.ts'
import { html } from './pages-world.ts'

/* What journeys look at in one language, the server writes in all. */

test('the page behind a mailed link asks for nothing before it is followed, in every language', async () => {
  for (const locale of localeCodes) {
    const { busyTitle } = (await importNamespaceAsync(locale, 'portal')).link
    for (const page of ['/client/login', '/admin/login']) {
      const path = localize(page, locale)
      for (const query of [
        'token_hash=0123abcd&type=invite',
        'code=0123abcd',
        'mode=recovery&code=0123abcd',
        'error=access_denied',
        'sb',
      ]) {
        const followed = await html(`${path}?${query}`)
        expect(followed, query).toContain(busyTitle)
        expect(followed, query).not.toMatch(/type="(password|email)"/)
      }
      const plain = await html(path)
      expect(plain).toContain('type="password"')
      expect(plain).not.toContain(busyTitle)
    }
  }
})

test('a page that needs scripts says so without them, in every language', async () => {
  for (const locale of localeCodes) {
    const { needsScripts } = await importNamespaceAsync(locale, 'page')
    for (const page of [
      '/client/dashboard',
      '/client/login',
      '/account',
      '/admin-portal',
      '/simple-admin',
    ]) {
      const said = /<noscript>([\s\S]*?)<\/noscript>/.exec(await html(localize(page, locale)))
      expect(said?.[1], page).toContain(needsScripts.title)
    }
  }
})
