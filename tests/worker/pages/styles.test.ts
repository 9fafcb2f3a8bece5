import { expect, test } from 'vitest'
import type { Locale } from '#contract/locales.ts'
import { stylesFrom } from '../../../worker/ssr/styles.ts'
import { rulesOf, type StyleRule } from '../../../web/server/build/style-rules.ts'

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
  const face = (name: string) => `@font-face{font-family:${name};src:url(x)}`
  const faces = [face('Text en'), face('"Text el"'), face('Text rest')]
  const stack = (locale: string) => `:root:lang(${locale}){--font-text:x}`
  const sheet = stylesFrom(rulesOf([...faces, stack('en'), stack('el')].join('')))
  expect(sheet('<p>', 'el').text).toBe(`${faces[1]}${faces[2]}${stack('el')}`)
  expect(sheet('<p>', 'en').text).toBe(`${faces[0]}${faces[2]}${stack('en')}`)
  expect(sheet('<p>', 'de').text).toBe(faces[2])
})
