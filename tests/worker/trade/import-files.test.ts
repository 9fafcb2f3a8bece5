import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createShop } from './shop.ts'

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
  expect(products.text).toContain(`"'=HYPERLINK(""x"")"`)
  const prices = await shop.export(`prices/${list.id}`)
  expect(prices.text).toContain(
    '"OIL-1","\'=HYPERLINK(""x"")","12 × 500 ml","case","1","64.05","CAD"',
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
