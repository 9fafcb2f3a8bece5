import { expect, test } from 'vitest'
import { localeCodes, localize } from '#contract/locales.ts'
import { loadWords } from '../../../web/i18n/load-words.ts'
import { loadedWords } from '../../../web/i18n/words-of.ts'
import { call } from '../kit/client.ts'

const html = async (path: string) => (await call(path)).text()

/* What journeys look at in one language, the server writes in all. */

test('the page behind a mailed link asks for nothing before it is followed, in every language', async () => {
  for (const locale of localeCodes) {
    await loadWords(locale, ['portal'])
    const busyTitle = loadedWords[locale]?.portal.link.busyTitle ?? ''
    expect(busyTitle).not.toBe('')
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
    await loadWords(locale, ['page'])
    const title = loadedWords[locale]?.page.needsScripts.title
    for (const page of [
      '/client/dashboard',
      '/client/login',
      '/account',
      '/admin-portal',
      '/simple-admin',
    ]) {
      const said = /<noscript>([\s\S]*?)<\/noscript>/.exec(await html(localize(page, locale)))
      expect(said?.[1], page).toContain(title)
    }
  }
})
