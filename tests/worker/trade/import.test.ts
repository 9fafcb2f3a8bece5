import { expect, test } from 'vitest'
import { localeCodes } from '#contract/locales.ts'
import type { PricedProduct } from '#contract/trade/catalogue.ts'
import { createShop, readGoods, englishTexts, type Shop } from './shop.ts'
import { parseCents } from '#contract/trade/money.ts'
import { firstRow } from '../kit/rows.ts'

const head = 'sku,category,units_per_case,unit_label,net_g,name_en,name_el,catch_weight'

/** The problems of a file: line, kind and column. */
const problemsOf = async (shop: Shop, target: string, csv: string) =>
  (await shop.import(target, csv)).body.problems.map(({ line, problem, column }) => [
    line,
    problem,
    column,
  ])

const refused = (price: string) => [price, null] as const

async function pricesIn(shop: Shop, listId: string) {
  const { body } = await shop.admin('GET', `/catalogue/price-lists/${listId}/prices`)
  return Object.fromEntries(
    (body['rows'] as PricedProduct[]).map(({ sku, prices }) => [
      sku,
      Object.fromEntries(prices.map(({ min_cases, unit_cents }) => [min_cases, unit_cents])),
    ]),
  )
}

test('a product file is validated, previewed and then imported as a whole', async () => {
  const shop = await createShop()
  const oil = await shop.product({}, englishTexts('Oil'))
  const csv = `${head}\r\noil-1,oliveOils,6,500 ml,5500,"Oil, green",Λάδι,no\r\nFETA,cheeses,2,8 kg,16000,Feta,Φέτα,yes\r\n`
  const before = await readGoods()
  const planned = await shop.import('products', csv)
  expect(planned.body).toMatchObject({
    state: 'planned',
    rows: 2,
    added: 1,
    changed: 1,
    unchanged: 0,
    problem_count: 0,
    changes: [
      {
        sku: 'OIL-1',
        kind: 'changed',
        changes: [
          { what: 'units_per_case', from: '12', to: '6' },
          { what: 'name_en', from: 'Oil', to: 'Oil, green' },
          { what: 'name_el', from: null, to: 'Λάδι' },
        ],
      },
      { sku: 'FETA', kind: 'added' },
    ],
  })
  expect(await readGoods(), 'a dry run writes nothing').toBe(before)

  const done = await shop.import('products', csv, planned.body.seen)
  expect(done.body).toMatchObject({ state: 'done', added: 1, changed: 1 })
  expect((await shop.admin('GET', `/catalogue/products/${oil.id}`)).body).toMatchObject({
    version: 2,
    fields: { units_per_case: 6, net_g: 5500, catch_weight: false, markets: 'CA US' },
    texts: { en: { name: 'Oil, green' }, el: { name: 'Λάδι' } },
  })
  const again = await shop.import('products', csv)
  expect(again.body).toMatchObject({ state: 'planned', added: 0, changed: 0, unchanged: 2 })
})

test('one invalid row is named and stops the whole import', async () => {
  const shop = await createShop()
  await shop.product()
  const list = await shop.list()
  const before = await readGoods()
  const products = await shop.import(
    'products',
    `${head}\nOIL-1,oliveOils,12,1 L,5500,Oil,,no\nOIL-2,oils,12,1 L,,,,maybe\n\nGRAV,cheeses,4,2 kg,,Graviera,,yes\nOIL-1,oliveOils,1,1 L,1,Oil,,no`,
  )
  expect(products.body.state).toBe('refused')
  expect(products.body.seen).toBeNull()
  expect(products.body.problems).toEqual([
    { line: 3, sku: 'OIL-2', column: 'category', problem: 'value', value: 'oils' },
    { line: 3, sku: 'OIL-2', column: 'catch_weight', problem: 'value', value: 'maybe' },
    { line: 3, sku: 'OIL-2', column: 'name_en', problem: 'needed', value: null },
    { line: 5, sku: 'GRAV', column: 'net_g', problem: 'needed', value: null },
    { line: 6, sku: 'OIL-1', column: 'sku', problem: 'sku-twice', value: null },
  ])
  const prices = await shop.import(
    `prices/${list.id}`,
    'sku;min_cases;price\nOIL-1;1;64,80\nOIL-1;5;1.250,00\nABSENT;1;1\nOIL-1;1;60',
  )
  expect(prices.body.problems.map(({ line, problem }) => [line, problem])).toEqual([
    [3, 'money'],
    [4, 'sku-unknown'],
    [5, 'step-twice'],
  ])
  expect(await readGoods()).toBe(before)
})

test('a file replaces a SKU’s price steps and leaves other SKUs unchanged', async () => {
  const shop = await createShop()
  const oil = await shop.product()
  const honey = await shop.product({ sku: 'HONEY' })
  const list = await shop.list()
  await shop.price(list.id, oil.id, { 1: 100, 3: 90 })
  await shop.price(list.id, honey.id, 55)
  const csv = 'sku,min_cases,price\nOIL-1,5,0.80\nOIL-1,,1.00'
  const planned = await shop.import(`prices/${list.id}`, csv)
  expect(planned.body.removed).toBe(1)
  expect(planned.body.changes).toEqual([
    {
      sku: 'OIL-1',
      name: 'Oil',
      kind: 'changed',
      changes: [
        { what: '3', from: '0.90', to: null },
        { what: '5', from: null, to: '0.80' },
      ],
    },
  ])
  await shop.import(`prices/${list.id}`, csv, planned.body.seen)
  expect(await pricesIn(shop, list.id)).toEqual({ 'OIL-1': { 1: 100, 5: 80 }, HONEY: { 1: 55 } })
  expect(await shop.trail(list.id)).toContainEqual({
    action: 'prices/imported',
    actor: shop.staff.user.id,
  })
})

test('price steps must begin at one case and number at most five', async () => {
  const shop = await createShop()
  const oil = await shop.product()
  const prices = `prices/${(await shop.list()).id}`
  const six = [1, 2, 3, 4, 5, 6].map((cases) => `OIL-1,${cases},5.00`).join('\n')
  for (const [csv, ...problem] of [
    ['sku,min_cases,price\nOIL-1,2,5.00', 2, 'first-step', 'min_cases'],
    [`sku,min_cases,price\n${six}`, 7, 'too-many-steps', 'min_cases'],
    ['sku,price,currency\nOIL-1,5.00,USD', 2, 'currency', 'currency'],
    ['sku,price,unit\nOIL-1,5.00,kg', 2, 'unit', 'unit'],
    ['sku,price\nOIL-1,0', 2, 'money', 'price'],
    ['sku,price\nOIL-1,0.00', 2, 'money', 'price'],
  ] as const)
    expect(await problemsOf(shop, prices, csv), csv).toEqual([problem])
  expect((await shop.price(prices.slice(7), oil.id, { 2: 1 })).status).toBe(422)
})

test('a file that cannot be read unambiguously is refused as a whole', async () => {
  const shop = await createShop()
  await shop.product()
  const prices = `prices/${(await shop.list()).id}`
  for (const [csv, ...problem] of [
    ['sku,price,prise\nOIL-1,1,2', 1, 'column-unknown', 'prise'],
    ['sku,sku,price\nA,B,1', 1, 'column-twice', 'sku'],
    ['price\n1', 1, 'column-missing', 'sku'],
    ['sku,price\n\n', 1, 'file-empty', null],
    ['sku,price\nOIL-1,1,2', 2, 'cells', null],
    ['sku,price\n"OIL-1,1', expect.any(Number), 'file-quotes', null],
    [`sku,price\n${'OIL-1,1.00\n'.repeat(2_001)}`, 2_002, 'file-rows', null],
    ['PK\u0003\u0004[Content_Types].xml', 1, 'file-workbook', null],
    ['sku,price\nCH\ufffd,1', 1, 'file-characters', null],
    ['s\u0000k\u0000u\u0000', 1, 'file-characters', null],
  ] as const)
    expect((await problemsOf(shop, prices, csv))[0], csv.slice(0, 40)).toEqual(problem)
  expect((await shop.import(prices, `sku,price\n${'x'.repeat(1024 * 1024)}`)).status).toBe(413)
  expect((await shop.import(prices, 'x'.repeat(3 * 1024 * 1024))).status).toBe(413)
})

test('a file with very many columns is refused after the first few', async () => {
  const shop = await createShop()
  const list = await shop.list()
  const head = Array.from({ length: 100_000 }, (_, index) => index.toString(36)).join(',')
  const { body } = await shop.import(`prices/${list.id}`, `sku,price,${head}\n`)
  expect(body.problems[0]).toMatchObject({ line: 1, problem: 'column-unknown', column: '0' })
  expect(body.problem_count).toBeLessThan(20)
})

test('two thousand products and their prices are imported at once', async () => {
  const shop = await createShop()
  const list = await shop.list()
  const numbers = Array.from({ length: 2_000 }, (_, index) => `SKU-${index}`)
  const long = 'Αγνό παρθένο ελαιόλαδο '.repeat(4).trim()
  const csv = `sku,category,units_per_case,unit_label,name_en,description_el,name_el\n${numbers
    .map((sku) => `${sku},oliveOils,12,500 ml,${sku},${long},${sku}`)
    .join('\n')}`
  const planned = await shop.import('products', csv)
  expect(planned.body).toMatchObject({ state: 'planned', added: 2_000 })
  expect((await shop.import('products', csv, planned.body.seen)).body.state).toBe('done')
  const prices = `sku,price\n${numbers.map((sku, index) => `${sku},${index + 1}.25`).join('\n')}`
  const priced = await shop.import(`prices/${list.id}`, prices)
  await shop.import(`prices/${list.id}`, prices, priced.body.seen)
  const sum = await firstRow('select count(*) n, sum(unit_cents) cents from prices')
  expect(sum).toEqual({ n: 2_000, cents: 2_000 * 25 + (100 * 2_000 * 2_001) / 2 })
})

test('an exported file can be imported unchanged in every language', async () => {
  const shop = await createShop()
  const oil = await shop.product(
    { allergens: [], origin: 'GR', scheme: 'PDO', is_ftl: true },
    {
      en: { name: '=HYPERLINK("x")', description: 'A "good", oil\nwith lines' },
      de: { name: 'Öl', description: null },
    },
  )
  const allergens = ['milk', 'wheat'] as const
  await shop.product({ sku: 'FETA', catch_weight: true, allergens: [...allergens] })
  const code = await shop.product({ sku: '00123', gtin: '96385074', hs_code: '0406.90' })
  const list = await shop.list()
  await shop.price(list.id, oil.id, { 1: 6_405, 10: 6_000 })
  await shop.price(list.id, code.id, 12_345)
  const { response, text } = await shop.export('products')
  expect(response.headers.get('content-type')).toContain('text/csv')
  expect(text.charCodeAt(0), 'byte order mark').toBe(0xfeff)
  expect((await shop.export(`prices/${list.id}`)).text).toContain(
    '"OIL-1","\u200b=HYPERLINK(""x"")","12 × 500 ml","case","1","64.05","CAD"',
  )
  for (const locale of localeCodes) {
    const number = locale === 'en' ? '"123.45"' : '"123,45"'
    for (const [path, unchanged, ...parts] of [
      ['products', 3, '"\u200b=HYPERLINK(""x"")"', '"=""00123"""'],
      [`prices/${list.id}`, 2, number],
    ] as const) {
      const file = (await shop.export(path, locale)).text
      for (const part of parts) expect(file, locale).toContain(part)
      const { body } = await shop.import(path, file)
      expect([body.state, body.unchanged, body.problems], locale).toEqual([
        'planned',
        unchanged,
        [],
      ])
    }
  }
})

/** A shop with codes that spreadsheets tend to change. */
async function spreadsheetShop() {
  const shop = await createShop()
  const feta = await shop.product(
    { sku: 'CHE-FET', gtin: '4006381333931', hs_code: '0406.90' },
    englishTexts('Feta'),
  )
  await shop.product({ sku: 'HON-PINE', hs_code: '0409' }, englishTexts('Honey'))
  await shop.product({ sku: '00123' }, englishTexts('Olives'))
  const list = await shop.list()
  const problems = (target: string, csv: string) => problemsOf(shop, target, csv)
  return { shop, feta, prices: `prices/${list.id}`, problems }
}

test.for([
  ['one decimal', 'sku,price\r\nCHE-FET,28.9\r\n', '28.90'],
  ['a decimal comma between semicolons', 'SKU;Price\r\nCHE-FET;28,9\r\n', '28.90'],
  ['empty columns at the end', 'sku,price,,\r\nCHE-FET,156,,\r\n', '156.00'],
  ['an empty column in the middle', 'sku,,price\r\nCHE-FET,,156\r\n', '156.00'],
  ['a row without its last cells', 'sku,price,min_cases,currency\nCHE-FET,156.00\n', '156.00'],
  ['a line that names the delimiter', 'sep=;\r\nsku;price\r\nCHE-FET;156,00\r\n', '156.00'],
  ['a mark, and that line in quotes', '\ufeff"sep=;"\r\nsku;price\r\nCHE-FET;156\r\n', '156.00'],
  ['line ends of an old Mac', 'sku,price\rCHE-FET,156.5\r', '156.50'],
] as const)('a price file with %s is read', async ([, csv, price]) => {
  const { shop, prices } = await spreadsheetShop()
  const { body } = await shop.import(prices, csv)
  expect(body.problems).toEqual([])
  expect(body.changes[0]?.changes).toEqual([{ what: '1', from: null, to: price }])
})

test.for([
  ['61.50', 6_150],
  ['61,50', 6_150],
  ['61.5', 6_150],
  ['7', 700],
  ['999999.99', 99_999_999],
  ...['1,250', '1.250', '28,900', '1 250', '28.', '.5', '1000000', '-1', '1e3'].map(refused),
  ...['$5', '28.9 $', '٣', ''].map(refused),
])('the amount “%s” is read as %s cents, or refused', ([text, cents]) => {
  expect(parseCents(String(text))).toBe(cents)
})

test('a cell without a heading is refused with its row', async () => {
  const { prices, problems } = await spreadsheetShop()
  expect(await problems(prices, 'sku,price,\nCHE-FET,1,\nCHE-FET,2,x')).toContainEqual([
    3,
    'cells',
    null,
  ])
  expect(await problems(prices, 'sep=,\nsku,price\nCHE-FET,1,2')).toContainEqual([3, 'cells', null])
})

test('a code that lost only zeros counts as unchanged, and a leading apostrophe is ignored', async () => {
  const { shop, feta } = await spreadsheetShop()
  const csv = "sku,gtin,hs_code\r\nCHE-FET,'4006381333931,406.9\r\nHON-PINE,,409\r\n"
  const { body } = await shop.import('products', csv)
  expect(body).toMatchObject({ state: 'planned', changed: 0, unchanged: 2 })
  const stored = await shop.admin('GET', `/catalogue/products/${feta.id}`)
  expect(stored.body).toMatchObject({ fields: { hs_code: '0406.90' } })
})

test('a code damaged by a spreadsheet is refused with its column', async () => {
  const { problems } = await spreadsheetShop()
  const row = (column: string, cell: string) =>
    problems('products', `sku,${column}\r\nCHE-FET,"${cell}"\r\n`)
  expect(await row('gtin', '4.00638E+12')).toEqual([[2, 'spreadsheet', 'gtin']])
  expect(await row('hs_code', '1509.2')).toEqual([[2, 'spreadsheet', 'hs_code']])
  expect(await row('unit_label', 'Nov-50')).toEqual([[2, 'spreadsheet', 'unit_label']])
  expect(await row('unit_label', '10-Jan')).toEqual([[2, 'spreadsheet', 'unit_label']])
  expect(await row('net_g', '12.5')).toEqual([[2, 'value', 'net_g']])
})

test('a new SKU that equals an existing one without its zeros is refused', async () => {
  const { shop, problems } = await spreadsheetShop()
  expect(await problems('products', 'sku,name_en\n123,Olives')).toEqual([[2, 'sku-zeros', 'sku']])
  const { body } = await shop.import('products', 'sku,unit_label\n00123,500 ml')
  expect(body.state).toBe('planned')
})
