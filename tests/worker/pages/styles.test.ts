import { expect, test } from 'vitest'
import type { Locale } from '#contract/locales.ts'
import { stylesFrom } from '../../../worker/ssr/styles.ts'
import type { StyleRule } from '../../../web/server/build/style-rules.ts'

const a = { text: '.a', classes: ['a'] }
const b = { text: '.b>i', classes: ['b'] }
const both = { text: '.a .b', classes: ['a', 'b'] }
const media = '@media (width>9px)'
const rules: StyleRule[] = [
  { selectors: [], body: '@font-face{font-family:x}' },
  { selectors: [{ text: 'body', classes: [] }], body: '{margin:0}' },
  { selectors: [a, b], body: '{top:0}' },
  { selectors: [both], body: '{top:1px}' },
  { media, selectors: [a], body: '{top:2px}' },
  { media, selectors: [b], body: '{top:3px}' },
  { selectors: [b], body: '{top:4px}' },
]
const cssFor = (html: string, locale: Locale = 'en') => stylesFrom(rules)(html, locale).text
const always = '@font-face{font-family:x}body{margin:0}'

test('a page carries the rules that its markup can use, in their order', () => {
  expect(cssFor('<p>')).toBe(always)
  expect(cssFor('<p class="x b">')).toBe(`${always}.b>i{top:0}${media}{.b>i{top:3px}}.b>i{top:4px}`)
  expect(cssFor('<p class="a"><i class="b">')).toBe(
    `${always}.a,.b>i{top:0}.a .b{top:1px}${media}{.a{top:2px}.b>i{top:3px}}.b>i{top:4px}`,
  )
})

test('pages with the same classes share their styles', () => {
  const styles = stylesFrom(rules)
  expect(styles('<p class="a b">', 'en')).toBe(styles('<i class="b"><b class="a">', 'en'))
  expect(styles('<p class="a">', 'en').hash).not.toBe(styles('<p class="b">', 'en').hash)
})

test('a page carries the faces of its own language, and those that all share', () => {
  const sheet = stylesFrom([
    { selectors: [], language: 'en', body: 'en{}' },
    { selectors: [], language: 'el', body: 'el{}' },
    { selectors: [], body: 'rest{}' },
  ])
  expect(sheet('<p>', 'el').text).toBe('el{}rest{}')
  expect(sheet('<p>', 'en').text).toBe('en{}rest{}')
  expect(sheet('<p>', 'de').text).toBe('rest{}')
})
