import { test } from 'vitest'
import { centsOf } from '#contract/trade/money.ts'
import { createShop, named } from './shop.ts'

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
