import { expect, test } from 'vitest'
import { normalizeEmail } from '#contract/text/email-address.ts'
import { settingCatalogue } from '#contract/settings/catalogue.ts'
import { LotFields } from '#contract/trade/lots/lots.ts'
import { ProductText } from '#contract/trade/products.ts'
import { foldForSearch, matchesSearch } from '#contract/text/fold.ts'
import { filterRows } from '../../../web/features/admin/catalogue/use-all-pages.ts'
import { findProducts } from '../../../web/features/portal/trade/find-products.ts'
import type { CatalogueProduct } from '#contract/trade/catalogue.ts'

test.for([
  ['info@παράδειγμα.ελ', 'info@xn--hxajbheg2az3al.xn--qxam'],
  ['info@xn--hxajbheg2az3al.xn--qxam', 'info@xn--hxajbheg2az3al.xn--qxam'],
  ['küche@müller.example', null],
  ['kueche@müller.example', 'kueche@xn--mller-kva.example'],
  ['r&d@foods.example', 'r&d@foods.example'],
  ['fish/chips@foods.example', 'fish/chips@foods.example'],
  ['a=b@foods.example', 'a=b@foods.example'],
  ["o'neill+orders@foods.example", "o'neill+orders@foods.example"],
  ['"two words"@foods.example', null],
  ['a..b@foods.example', null],
  ['a@b', null],
  ['a@127.0.0.1', null],
  ['a@foods.example/x', null],
  ['a@ελλ/άδα.ελ', null],
  ['a@-foods.example', null],
  [`${'a'.repeat(65)}@foods.example`, null],
  ['@foods.example', null],
  ['anna', null],
  ['a@foods.example\r\nbcc: x@evil.example', null],
] as const)('the address “%s” is normalised to %s', ([given, read]) => {
  expect(normalizeEmail(given)).toBe(read)
})

test.for([
  ['613 555 0199', '+1 613 555 0199'],
  ['(613) 555-0199', '+1 613 555 0199'],
  ['1-613-555-0199', '+1 613 555 0199'],
  ['+1 (613) 555.0199', '+1 613 555 0199'],
  ['+30 210 1234567', '+30 210 1234567'],
  ['+49 (0)30/123456', '+49 30 123456'],
  ['0030 210 1234567', '+30 210 1234567'],
] as const)('the office phone “%s” is stored as %s', ([typed, kept]) => {
  expect(settingCatalogue.phone.schema.parse(typed)).toBe(kept)
})

test.for(['call me', '+1 613 555 0199 ext. 4', '12345', '+', ''])(
  'the office phone “%s” is refused',
  (typed) => {
    expect(settingCatalogue.phone.schema.safeParse(typed).success).toBe(false)
  },
)

const lot = (code: string) =>
  LotFields.safeParse({
    code,
    producer_lot: ' ',
    harvested: null,
    produced_on: null,
    best_before: null,
    arrived_on: null,
  })

test.for([
  ['l2026/04#7', 'L2026/04#7'],
  ['Λ-113 (β)', 'Λ-113 (Β)'],
  ['12:45 L3+4', '12:45 L3+4'],
  ['(10) AB*7', '(10) AB*7'],
  ['A\nB\u202e\u200b7\u0000', 'A B7'],
] as const)('the printed lot code “%s” is stored as “%s”', ([printed, kept]) => {
  const { data } = lot(printed)
  expect(data?.code).toBe(kept)
  expect(data?.producer_lot).toBeNull()
})

test.for(['=1+1', '-7', '@x', '\u200b+1', '\u0000', ''])('the lot code “%s” is refused', (code) => {
  expect(lot(code).success).toBe(false)
})

test('a name has one line, a description several, and invisible characters are removed from both', () => {
  const text = (name: string, description: string | null) =>
    Object.values(ProductText.safeParse({ name, description }).data ?? {})
  const lines = ['Feta P.D.O. «Παρνασσός»', 'Two lines:\nMerci ❤️ 👩🏽‍🍳 👩‍🍳']
  expect(text(lines[0] ?? '', lines[1] ?? '')).toEqual(lines)
  expect(text('A\nB\u0000\u202eC\ud800™\u00ad', 'A\u202e\r\nB')).toEqual(['A BC™', 'A\nB'])
  expect(text('\u200b\u3164', null)).toEqual([])
  for (const unseen of ['\u3164', '\u200b', '\u200d\u061c'])
    expect(text('A', unseen)).toEqual(['A', null])
})

test.for([
  ['Huile d’olive extra-vierge', "huile d'olive"],
  ['Huile d’olive extra-vierge', 'HUILE D´OLIVE extra vierge'],
  ['Huile d’olive extra‑vierge', 'extra-vierge'],
  ["Siobhán O'Brien", 'o’brien siobhan'],
  ['Œufs de cælacanthe', 'oeufs cael'],
  ['Weißer Weinessig', 'weisser essig'],
  ['STRASSE', 'straße'],
  ['Λάδι για τους φίλους', 'ΛΑΔΙ ΦΙΛΟΥΣ'],
  ['Feta in 5 L tins', '5l'],
  ['Feta, 500ml', '500 ml'],
  ['Łukasz Grødem', 'lukasz grodem'],
  ['Crème fraîche', 'creme'],
] as const)('the text “%s” is found by “%s”', ([text, search]) => {
  expect(matchesSearch([text], search)).toBe(true)
})

test.for([
  ['12 × 500 ml', '5 L'],
  ['Olives', 'olives vertes'],
  ['order 1500', '500'],
] as const)('the text “%s” is not found by “%s”', ([text, search]) => {
  expect(matchesSearch([text], search)).toBe(false)
})

test('a search of punctuation only finds everything', () => {
  expect(matchesSearch(['Olives'], ' ’ - ')).toBe(true)
  expect(foldForSearch(' \u2019\u2010 ')).toBe('')
})

test('a product is found by its pack size and by its SKU without hyphens', () => {
  const koroneiki = {
    sku: 'KOR-5L',
    name: 'Koroneiki',
    description: null,
    units_per_case: 4,
    unit_label: '5 L',
    category: 'olive-oils',
  } as unknown as CatalogueProduct
  const small = { ...koroneiki, sku: 'KOR-500', units_per_case: 12, unit_label: '500 ml' }
  const find = (text: string) =>
    findProducts([koroneiki, small], { text, category: undefined }).map(({ sku }) => sku)
  expect(find('koroneiki 500 ml')).toEqual(['KOR-500'])
  expect(find('5 l')).toEqual(['KOR-5L'])
  expect(find('kor5l')).toEqual(['KOR-5L'])
  expect(find('kor-5l')).toEqual(['KOR-5L'])
  expect(find('4 x 5l')).toEqual(['KOR-5L'])
  expect(filterRows([koroneiki, small], 'kor500'), 'staff').toEqual([small])
  expect(filterRows([koroneiki, small], '4 × 5'), 'staff').toEqual([koroneiki])
})
