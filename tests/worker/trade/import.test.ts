import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { PricedProduct } from '#contract/trade/catalogue.ts'
import { createShop, goods, named, type Shop } from './shop.ts'
import { centsOf } from '#contract/trade/money.ts'

const head = 'sku,category,units_per_case,unit_label,net_g,name_en,name_el,catch_weight'

async function pricesIn(shop: Shop, listId: string) {
  const { body } = await shop.admin('GET', `/catalogue/price-lists/${listId}/prices`)
  return Object.fromEntries(
    (body['rows'] as PricedProduct[]).map(({ sku, prices }) => [
      sku,
      prices.map(({ min_cases, unit_cents }) => [min_cases, unit_cents]),
    ]),
  )
}

test('a file of products is checked, shown as what it changes, and then carried out whole', async () => {
  const shop = await createShop()
  const oil = await shop.product({}, named('Oil'))
  const csv = `${head}\r\noil-1,oliveOils,6,500 ml,5500,"Oil, green",Λάδι,no\r\nFETA,cheeses,2,8 kg,16000,Feta,Φέτα,yes\r\n`
  const before = await goods()
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
  expect(await goods(), 'a dry run writes nothing').toBe(before)

  const done = await shop.import('products', csv, planned.body.seen)
  expect(done.body).toMatchObject({ state: 'done', added: 1, changed: 1 })
  const stored = await shop.admin('GET', `/catalogue/products/${oil.id}`)
  expect(stored.body).toMatchObject({
    version: 2,
    fields: { units_per_case: 6, net_g: 5500, catch_weight: false, markets: 'CA US' },
    texts: { en: { name: 'Oil, green' }, el: { name: 'Λάδι' } },
  })
  const again = await shop.import('products', csv)
  expect(again.body).toMatchObject({ state: 'planned', added: 0, changed: 0, unchanged: 2 })
})

test('one bad row changes nothing, and is named', async () => {
  const shop = await createShop()
  await shop.product()
  const list = await shop.list()
  const before = await goods()
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
    'sku;min_cases;price\nOIL-1;1;64,80\nOIL-1;5;1.250,00\nNOBODY;1;1\nOIL-1;1;60',
  )
  expect(prices.body.problems.map(({ line, problem }) => [line, problem])).toEqual([
    [3, 'money'],
    [4, 'sku-unknown'],
    [5, 'step-twice'],
  ])
  expect(await goods()).toBe(before)
})

const written = [
  ['61.50', 6_150],
  ['"61,50"', 6_150],
  ['7', 700],
  ['999999.99', 99_999_999],
  ['"1,250"', null],
  ['1 250', null],
  ['61.5', 6_150],
  ['1000000', null],
  ['-1', null],
  ['0', null],
  ['0.00', null],
  ['1e3', null],
  ['$5', null],
  ['٣', null],
  ['', null],
] as const

test('a price is read from the ways of writing it that are certain, and refused in others', async () => {
  const shop = await createShop()
  await shop.product()
  const list = await shop.list()
  for (const [price, cents] of written) {
    const csv = `sku,price\nOIL-1,${price}`
    const { body } = await shop.import(`prices/${list.id}`, csv)
    if (cents === null) {
      expect(body.problems, price).toMatchObject([{ line: 2, sku: 'OIL-1', problem: 'money' }])
    } else {
      await shop.import(`prices/${list.id}`, csv, body.seen)
      expect(await pricesIn(shop, list.id)).toEqual({ 'OIL-1': [[1, cents]] })
    }
  }
})

test('a file gives a SKU exactly its steps, and leaves other SKUs alone', async () => {
  const shop = await createShop()
  const oil = await shop.product()
  const honey = await shop.product({ sku: 'HONEY' })
  const list = await shop.list()
  await shop.price(list.id, oil.id, [
    { min_cases: 1, unit_cents: 100 },
    { min_cases: 3, unit_cents: 90 },
  ])
  await shop.price(list.id, honey.id, [{ min_cases: 1, unit_cents: 55 }])
  const csv = 'sku,min_cases,price\nOIL-1,5,0.80\nOIL-1,,1.00'
  const planned = await shop.import(`prices/${list.id}`, csv)
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
  expect(await pricesIn(shop, list.id)).toEqual({
    'OIL-1': [
      [1, 100],
      [5, 80],
    ],
    HONEY: [[1, 55]],
  })
  expect(await shop.trail(list.id)).toContainEqual({
    action: 'prices/imported',
    actor: shop.staff.user.id,
  })
})

test('a ladder that does not begin with one case, or has six steps, is refused', async () => {
  const shop = await createShop()
  const oil = await shop.product()
  const list = await shop.list()
  const problemsOf = async (csv: string) =>
    (await shop.import(`prices/${list.id}`, csv)).body.problems.map(({ line, problem }) => [
      line,
      problem,
    ])
  expect(await problemsOf('sku,min_cases,price\nOIL-1,2,5.00')).toEqual([[2, 'first-step']])
  const six = [1, 2, 3, 4, 5, 6].map((cases) => `OIL-1,${cases},5.00`).join('\n')
  expect(await problemsOf(`sku,min_cases,price\n${six}`)).toEqual([[7, 'too-many-steps']])
  expect(await problemsOf('sku,price,currency\nOIL-1,5.00,USD')).toEqual([[2, 'currency']])
  expect(await problemsOf('sku,price,unit\nOIL-1,5.00,kg')).toEqual([[2, 'unit']])
  expect((await shop.price(list.id, oil.id, [{ min_cases: 2, unit_cents: 1 }])).status).toBe(422)
})

test('files that cannot be read for certain are refused whole', async () => {
  const shop = await createShop()
  await shop.product()
  const list = await shop.list()
  const problemsOf = async (csv: string) =>
    (await shop.import(`prices/${list.id}`, csv)).body.problems.map(({ line, problem, column }) => [
      line,
      problem,
      column,
    ])
  expect(await problemsOf('sku,price,prise\nOIL-1,1,2')).toEqual([[1, 'column-unknown', 'prise']])
  expect(await problemsOf('sku,sku,price\nA,B,1')).toEqual([[1, 'column-twice', 'sku']])
  expect(await problemsOf('price\n1')).toEqual([[1, 'column-missing', 'sku']])
  expect(await problemsOf('sku,price\n\n')).toEqual([[1, 'file-empty', null]])
  expect(await problemsOf('sku,price\nOIL-1,1,2')).toContainEqual([2, 'cells', null])
  expect(await problemsOf('sku,price\n"OIL-1,1')).toEqual([
    [expect.any(Number), 'file-quotes', null],
  ])
  const rows = (n: number) => `sku,price\n${'OIL-1,1.00\n'.repeat(n)}`
  expect(await problemsOf(rows(2_001))).toEqual([[2_002, 'file-rows', null]])
  const large = await shop.import(`prices/${list.id}`, `sku,price\n${'x'.repeat(1024 * 1024)}`)
  expect(large.status).toBe(413)
  const enormous = await shop.import(`prices/${list.id}`, 'x'.repeat(3 * 1024 * 1024))
  expect(enormous.status).toBe(413)
})

test('a file of very many columns is refused after a look at the first few', async () => {
  const shop = await createShop()
  const list = await shop.list()
  const head = Array.from({ length: 100_000 }, (_, index) => index.toString(36)).join(',')
  const { body } = await shop.import(`prices/${list.id}`, `sku,price,${head}\n`)
  expect(body.problems[0]).toMatchObject({ line: 1, problem: 'column-unknown', column: '0' })
  expect(body.problem_count).toBeLessThan(20)
})

test('two thousand products and their prices arrive in one go', async () => {
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
  const sum = await env.DB.prepare('select count(*) n, sum(unit_cents) cents from prices').first()
  expect(sum).toEqual({ n: 2_000, cents: 2_000 * 25 + (100 * 2_000 * 2_001) / 2 })
})

test('what we export can be imported again and changes nothing, formulas stay text', async () => {
  const shop = await createShop()
  const oil = await shop.product(
    { allergens: [], origin: 'GR', scheme: 'PDO', is_ftl: true },
    {
      en: { name: '=HYPERLINK("x")', description: 'A "good", oil\nwith lines' },
      de: { name: 'Öl', description: null },
    },
  )
  await shop.product({
    sku: 'FETA',
    catch_weight: true,
    allergens: ['milk', 'wheat'],
    gtin: '4006381333931',
  })
  const list = await shop.list()
  await shop.price(list.id, oil.id, [
    { min_cases: 1, unit_cents: 6_405 },
    { min_cases: 10, unit_cents: 6_000 },
  ])
  const products = await shop.export('products')
  expect(products.response.headers.get('content-type')).toContain('text/csv')
  expect(products.text.charCodeAt(0), 'byte order mark').toBe(0xfeff)
  expect(products.text).toContain('"\u200b=HYPERLINK(""x"")"')
  const prices = await shop.export(`prices/${list.id}`)
  expect(prices.text).toContain(
    '"OIL-1","\u200b=HYPERLINK(""x"")","12 × 500 ml","case","1","64.05","CAD"',
  )
  for (const [path, { text }] of [
    ['products', products],
    [`prices/${list.id}`, prices],
  ] as const) {
    expect((await shop.import(path, text)).body, path).toMatchObject({
      state: 'planned',
      added: 0,
      changed: 0,
      problem_count: 0,
    })
  }
})

test('a file that removes prices says how many before it is carried out', async () => {
  const shop = await createShop()
  const list = await shop.list()
  const product = await shop.product()
  await shop.price(list.id, product.id, [
    { min_cases: 1, unit_cents: 10_000 },
    { min_cases: 5, unit_cents: 9_000 },
  ])
  const { body } = await shop.import(`prices/${list.id}`, 'sku,price\nOIL-1,100.00')
  expect([body.state, body.removed]).toEqual(['planned', 1])
})

test('an exported file in every language is read back as it was, codes and prices included', async () => {
  const shop = await createShop()
  const list = await shop.list()
  const product = await shop.product({ sku: '00123', gtin: '96385074', hs_code: '0406.90' })
  await shop.price(list.id, product.id, [{ min_cases: 1, unit_cents: 12_345 }])
  for (const locale of ['en', 'de', 'el', 'fr', 'it']) {
    const products = (await shop.export('products', locale)).text
    expect(products).toContain('"=""00123"""')
    const prices = (await shop.export(`prices/${list.id}`, locale)).text
    expect(prices).toContain(locale === 'en' ? '"123.45"' : '"123,45"')
    for (const [path, text] of [
      ['products', products],
      [`prices/${list.id}`, prices],
    ] as const) {
      const { body } = await shop.import(path, text)
      expect([body.state, body.unchanged, body.problems], locale).toEqual(['planned', 1, []])
    }
  }
})

/** A shop whose goods have codes that spreadsheets like to change. */
async function spreadsheetShop() {
  const shop = await createShop()
  const feta = await shop.product(
    { sku: 'CHE-FET', gtin: '4006381333931', hs_code: '0406.90' },
    named('Feta'),
  )
  await shop.product({ sku: 'HON-PINE', hs_code: '0409' }, named('Honey'))
  await shop.product({ sku: '00123' }, named('Olives'))
  const list = await shop.list()
  const problems = async (target: string, csv: string) =>
    (await shop.import(target, csv)).body.problems.map(({ line, problem, column }) => [
      line,
      problem,
      column,
    ])
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
] as const)('a price file with %s is read', async ([, csv, price], { expect }) => {
  const { shop, prices } = await spreadsheetShop()
  const { body } = await shop.import(prices, csv)
  expect(body.problems).toEqual([])
  expect(body.changes[0]?.changes).toEqual([{ what: '1', from: null, to: price }])
})

test.for(['1,250', '1.250', '28,900', '28.', '.5', '1e3', '28.9 $'])(
  'the amount "%s" is refused',
  (text, { expect }) => {
    expect(centsOf(text)).toBeNull()
  },
)

test('a cell without a heading is refused with its row', async ({ expect }) => {
  const { prices, problems } = await spreadsheetShop()
  expect(await problems(prices, 'sku,price,\nCHE-FET,1,\nCHE-FET,2,x')).toContainEqual([
    3,
    'cells',
    null,
  ])
  expect(await problems(prices, 'sep=,\nsku,price\nCHE-FET,1,2')).toContainEqual([3, 'cells', null])
})

test('codes that lost nothing but zeros are unchanged, and an apostrophe before digits is none of them', async ({
  expect,
}) => {
  const { shop, feta } = await spreadsheetShop()
  const csv = "sku,gtin,hs_code\r\nCHE-FET,'4006381333931,406.9\r\nHON-PINE,,409\r\n"
  const { body } = await shop.import('products', csv)
  expect(body).toMatchObject({ state: 'planned', changed: 0, unchanged: 2 })
  const stored = await shop.admin('GET', `/catalogue/products/${feta.id}`)
  expect(stored.body).toMatchObject({ fields: { hs_code: '0406.90' } })
})

test('what a spreadsheet destroyed is refused by name', async ({ expect }) => {
  const { problems } = await spreadsheetShop()
  const row = (column: string, cell: string) =>
    problems('products', `sku,${column}\r\nCHE-FET,"${cell}"\r\n`)
  expect(await row('gtin', '4.00638E+12')).toEqual([[2, 'spreadsheet', 'gtin']])
  expect(await row('hs_code', '1509.2')).toEqual([[2, 'spreadsheet', 'hs_code']])
  expect(await row('unit_label', 'Nov-50')).toEqual([[2, 'spreadsheet', 'unit_label']])
  expect(await row('unit_label', '10-Jan')).toEqual([[2, 'spreadsheet', 'unit_label']])
  expect(await row('net_g', '12.5')).toEqual([[2, 'value', 'net_g']])
})

test('a new SKU that is an old one without its zeros is refused', async ({ expect }) => {
  const { shop, problems } = await spreadsheetShop()
  expect(await problems('products', 'sku,name_en\n123,Olives')).toEqual([[2, 'sku-zeros', 'sku']])
  const { body } = await shop.import('products', 'sku,unit_label\n00123,500 ml')
  expect(body.state).toBe('planned')
})

test('a workbook and a file of another encoding are refused by name', async ({ expect }) => {
  const { prices, problems } = await spreadsheetShop()
  expect(await problems(prices, 'PK\u0003\u0004[Content_Types].xml')).toEqual([
    [1, 'file-workbook', null],
  ])
  expect(await problems(prices, 'sku,price\nCH\ufffd,1')).toEqual([[1, 'file-characters', null]])
  expect(await problems(prices, 's\u0000k\u0000u\u0000')).toEqual([[1, 'file-characters', null]])
})
