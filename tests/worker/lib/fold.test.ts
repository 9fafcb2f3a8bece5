import { expect, test } from 'vitest'
import { fold, isFound } from '#contract/text/fold.ts'
import { findProducts } from '../../../web/features/portal/trade/find-products.ts'
import type { CatalogueProduct } from '#contract/trade/catalogue.ts'

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
] as const)('a text "%s" is found by "%s"', ([text, search]) => {
  expect(isFound([text], search)).toBe(true)
})

test.for([
  ['12 × 500 ml', '5 L'],
  ['Olives', 'olives vertes'],
  ['order 1500', '500'],
] as const)('a text "%s" is not found by "%s"', ([text, search]) => {
  expect(isFound([text], search)).toBe(false)
})

test('a search that holds nothing but punctuation finds everything', () => {
  expect(isFound(['Olives'], ' ’ - ')).toBe(true)
  expect(fold(' \u2019\u2010 ')).toBe('')
})

test('a product is found by its pack and by its SKU without hyphens', () => {
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
})
