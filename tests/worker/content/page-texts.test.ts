import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localeCodes } from '#contract/locales.ts'
import { findPageText, pageTexts } from '#contract/site/page-texts.ts'
import { PageTextsChange } from '#contract/staff/content/page-texts.ts'
import { loadSharedWords, loadWords } from '../../../web/i18n/load-words.ts'
import { loadedWords, wordsOf } from '../../../web/i18n/words-of.ts'
import { contentOffice } from './content-world.ts'

const key = 'home.contact.title'
const shipped = 'Tell us what you are looking for'

async function pageTextOffice() {
  const office = await contentOffice()
  const call = (method: string, path = '', body?: unknown, token?: string) =>
    office.admin(method, `/page-texts${path}`, body, token)
  return {
    ...office,
    call,
    write: (text: string | null, version = 0, change: object = {}) =>
      call('PATCH', '', { texts: [{ key, locale: 'en', text, shipped, version, ...change }] }),
  }
}

test('a text that staff publish is on its page, in its Markdown copy and in what wakes the page, in its language only', async () => {
  const office = await pageTextOffice()
  expect(await office.page('/')).toContain(shipped)
  const { status } = await office.write('Which <b>goods</b> & "dates"?')
  expect(status).toBe(200)
  const page = await office.page('/')
  expect(page).toContain('Which &lt;b&gt;goods&lt;/b&gt; &amp; &quot;dates&quot;?</h2>')
  expect(page, 'and what React wakes with').toContain('"home.contact.title":"Which \\u003cb>goods')
  expect(page).not.toContain(shipped)
  expect(await office.page('/index.md')).not.toContain(shipped)
  expect(await office.page('/de'), 'other languages carry none of it').not.toContain(key)
})

test('what search engines are told of a page follows its texts', async () => {
  const office = await pageTextOffice()
  const about = { key: 'page.about.solutions.title', shipped: 'Solutions for food buyers' }
  await office.write('Ranges that sell', 0, about)
  expect(await office.page('/solutions')).toContain('<title>Ranges that sell · ')
  expect(await office.page('/llms.txt')).toContain('Ranges that sell')
})

test('once it is undone or the original is back, every page is to the byte as before', async () => {
  const office = await pageTextOffice()
  const places = ['/', '/solutions', '/insights/news', '/llms.txt', '/insights/news/feed.xml']
  const all = () => Promise.all(places.map(office.page))
  const before = await all()
  const saved = (await office.write('Something else')).body as unknown as { change_set: string }
  expect(await all()).not.toEqual(before)
  const undone = await office.call('POST', '/undo', { change_set: saved.change_set })
  expect(undone.status).toBe(200)
  expect(await all()).toEqual(before)
})

test('of two who saw the same text the second is told, and nothing of theirs is published', async () => {
  const office = await pageTextOffice()
  expect((await office.write('First')).status).toBe(200)
  const late = await office.write('Second')
  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({ code: 'content/changed-since' })
  expect(await office.page('/')).toContain('First</h2>')
})

test('the trail says who wrote what instead of what', async () => {
  const office = await pageTextOffice()
  await office.write('First')
  const { body } = await office.call('GET', `/history?key=${key}`)
  expect(body).toMatchObject({
    sets: [
      { can_undo: true, is_undo: false, changes: [{ locale: 'en', from: null, to: 'First' }] },
    ],
  })
})

test('what is no text of a page, has braces, line breaks or unseen marks, or is too long is refused', async () => {
  const office = await pageTextOffice()
  const wrong = [
    '',
    ' ',
    'a{b}',
    'a\nb',
    'a\u200bb',
    'a\u202eb',
    'a\ud800',
    '__proto__',
    'constructor',
    'x'.repeat(91),
  ]
  for (const text of wrong) expect((await office.write(text)).status, text).toBe(422)
  for (const other of ['legal.privacy.body', '__proto__.x', 'home.contact']) {
    expect((await office.write('Text', 0, { key: other })).status, other).toBe(422)
  }
})

test('whatever may be saved is said by the page as it was typed', async () => {
  await loadSharedWords('en')
  await loadWords('en', ['home'])
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      const change = { key, locale: 'en', text, shipped, version: 0 }
      const parsed = PageTextsChange.safeParse({ texts: [change] })
      const accepted = parsed.data?.texts[0]?.text
      if (accepted === null || accepted === undefined) return
      expect(wordsOf('en', { [key]: accepted }).home.contact.title()).toBe(accepted)
      expect(wordsOf('en').home.contact.title(), 'nothing else is changed').toBe(shipped)
    }),
    { numRuns: 2000 },
  )
})

test('every text that staff may change exists in every language, without placeholder, and fits', async () => {
  for (const locale of localeCodes) {
    await loadSharedWords(locale)
    await loadWords(locale, ['home', 'company', 'news', 'blog', 'page'])
    for (const { key: each } of pageTexts) {
      let words: unknown = loadedWords[locale]
      for (const part of each.split('.')) words = Reflect.get(words as object, part)
      const change = { key: each, locale, text: words, shipped: words, version: 0 }
      expect(PageTextsChange.safeParse({ texts: [change] }).error, `${locale} ${each}`).toBe(
        undefined,
      )
    }
  }
  expect(findPageText(key)?.most).toBe(90)
})
