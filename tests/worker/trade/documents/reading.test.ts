import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { ClientDocument } from '#contract/trade/documents/documents.ts'
import { comparableResponse } from '../../kit/answer-of.ts'
import { createQueryBudget } from '../screens.ts'
import { createClient } from '../shop.ts'
import { createArchive, pdf } from './archive.ts'
import { execute } from '../../kit/rows.ts'

test('an order shows exactly the analysis of the shipped lot, and its download is complete', async () => {
  const archive = await createArchive()
  const lot = await archive.lot(archive.oil, { code: 'KOR-26' })
  const other = await archive.lot(archive.oil, { code: 'KOR-27' })
  const analysis = await archive.kept({
    place: ['lot', lot.id],
    fields: { file_name: 'Ανάλυση "26".pdf' },
  })
  await archive.kept({ place: ['lot', other.id], bytes: pdf('other') })
  const order = await archive.shipped({ OIL: 1 }, { OIL: lot })
  const { rows } = (await archive.ofOrder(order.id)).body
  expect(rows).toMatchObject([{ id: analysis.id, lot_id: lot.id, lot: 'KOR-26', product: 'Oil' }])
  const { url } = (await archive.link(analysis.id)).body
  const response = await archive.open(url)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="________ _26_.pdf"; filename*=UTF-8''${encodeURIComponent('Ανάλυση "26".pdf')}`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  })
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(pdf())
})

test('a lot’s document is public while the lot is on sale, then only for companies that received it', async () => {
  const archive = await createArchive()
  const stranger = await createClient(archive.shop)
  await archive.shop.terms(stranger.company)
  const lot = await archive.lot(archive.oil)
  const { id } = await archive.kept({ place: ['lot', lot.id] })
  const may = async () => [
    (await archive.link(id)).status,
    (await archive.link(id, stranger.buyer.token, stranger.company)).status,
  ]
  expect(await may()).toEqual([200, 200])
  await archive.setLot(lot, 'held')
  expect(await may()).toEqual([404, 404])
  await execute("update lots set state = 'available', version = 1")
  await archive.shipped({ OIL: 1 }, { OIL: lot })
  for (const state of ['held', 'gone', 'recalled']) {
    await execute('update lots set state = ?', state)
    expect(await may(), state).toEqual([200, 404])
  }
})

test('documents of a company, an order, a market and everyone reach exactly their readers', async () => {
  const archive = await createArchive()
  const stranger = await createClient(archive.shop)
  await archive.shop.terms(stranger.company, { market: 'US', currency: 'USD' })
  const order = await archive.order()
  const honey = await archive.shop.product(
    { sku: 'HONEY-CA', category: 'honeys', markets: 'CA' },
    { en: { name: 'Honey for Canada', description: null } },
  )
  const kept = {
    company: await archive.kept({ place: ['company', archive.company], bytes: pdf('1') }),
    order: await archive.kept({ place: ['order', order.id], bytes: pdf('2') }),
    market: await archive.kept({ place: ['product', honey.id], bytes: pdf('3') }),
    product: await archive.kept({ place: ['product', archive.oil.id], bytes: pdf('4') }),
    everyone: await archive.kept({ bytes: pdf('5') }),
  }
  for (const [name, { id }] of Object.entries(kept)) {
    expect((await archive.link(id)).status, name).toBe(200)
    const theirs = (await archive.link(id, stranger.buyer.token, stranger.company)).status
    expect(theirs, name).toBe(['product', 'everyone'].includes(name) ? 200 : 404)
  }
  const own = (await archive.list('own')).body.rows
  expect(new Set(own.map(({ id }) => id))).toEqual(
    new Set([kept.company.id, kept.order.id, kept.everyone.id]),
  )
  expect(own.find(({ id }) => id === kept.order.id)?.order).toEqual({
    id: order.id,
    number: order.number,
  })
  const goods = (await archive.list('goods')).body.rows
  expect(goods.map(({ id }) => id).toSorted()).toEqual([kept.market.id, kept.product.id].toSorted())
  await archive.withdraw(kept.company)
  expect((await archive.list('own')).body.rows).toHaveLength(2)
  expect((await archive.link(kept.company.id)).status).toBe(404)
})

test('a product shows its documents and those of its lots on sale to entitled buyers', async () => {
  const archive = await createArchive()
  const { id } = archive.oil
  const [sold, held] = [
    await archive.lot(archive.oil, { code: 'KOR-26' }),
    await archive.lot(archive.oil, { code: 'KOR-27' }),
  ]
  const kept = [
    await archive.kept({ place: ['product', id], bytes: pdf('1') }),
    await archive.kept({ place: ['lot', sold.id], bytes: pdf('2') }),
  ]
  await archive.kept({ place: ['lot', held.id], bytes: pdf('3') })
  await archive.kept({ place: ['company', archive.company], bytes: pdf('4') })
  const withdrawn = await archive.kept({ place: ['product', id], bytes: pdf('5') })
  await archive.setLot(held, 'held')
  await archive.withdraw(withdrawn)
  const { rows } = (await archive.ofProduct(id)).body
  expect(rows.map(({ id: one }) => one).toSorted()).toEqual(kept.map((one) => one.id).toSorted())
  expect(rows.find(({ lot }) => lot !== null)).toMatchObject({ lot: 'KOR-26', product: 'Oil' })

  const random = await archive.ofProduct(crypto.randomUUID())
  expect(random).toMatchObject({ status: 404, body: { code: 'request/not-found' } })
  const stranger = await createClient(archive.shop)
  expect((await archive.ofProduct(id, stranger.buyer.token)).status).toBe(404)
  for (const change of [`markets = 'US'`, `markets = 'CA', archived_at = '2026'`]) {
    await execute(`update products set ${change} where id = ?`, id)
    expect((await archive.ofProduct(id)).status, change).toBe(404)
  }
})

test('unknown, foreign and withdrawn documents answer alike, and so do their download links', async () => {
  const archive = await createArchive()
  const foreign = await createClient(archive.shop)
  const theirs = await archive.kept({ place: ['company', foreign.company] })
  const withdrawn = await archive.kept({ place: ['company', archive.company], bytes: pdf('2') })
  const { url } = (await archive.link(withdrawn.id)).body
  await archive.withdraw(withdrawn)
  const ask = async (id: string, company = archive.company) =>
    comparableResponse(
      await archive.shop.send(`/api/trade/${company}/documents/${id}/link`, {
        method: 'POST',
        token: archive.buyer.token,
        body: {},
      }),
    )
  const random = await ask(crypto.randomUUID())
  expect(random.status).toBe(404)
  expect(await ask(theirs.id)).toEqual(random)
  expect(await ask(theirs.id, foreign.company)).toEqual(random)
  expect(await ask(withdrawn.id)).toEqual(random)

  const made = await comparableResponse(await archive.open(`/api/files/${crypto.randomUUID()}`))
  expect(made.status).toBe(404)
  expect(await comparableResponse(await archive.open(url)), 'withdrawn since').toEqual(made)
})

test('a lost file is reported as missing', async () => {
  const archive = await createArchive()
  const { id } = await archive.kept()
  await env.FILES.delete(id)
  expect((await archive.link(id)).body.code).toBe('document/not-read')
})

test('document pages end, list each document once, and read few rows among 2,000', async () => {
  const screens = createQueryBudget()
  const archive = await createArchive({ db: screens.db })
  const lot = await archive.lot(archive.oil)
  const one = await archive.kept({ place: ['lot', lot.id] })
  const own = await archive.kept({ place: ['company', archive.company], bytes: pdf('2') })
  for (let time = 0; time < 12; time++) await archive.shipped({ OIL: 1 }, { OIL: lot })
  const copy = (id: string, letter: string, lots: string) =>
    env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
       insert into documents select printf('${letter}%07d', i), company_id, product_id, ${lots}, order_id, recipient,
         kind, title, valid_until, file_name, type, bytes, sha256, uploaded_by, 0, 1,
         printf('2026-01-01T00:00:%06d.000Z', i), null
       from n, documents where id = ?`,
    ).bind(id)
  await env.DB.batch([
    env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
       insert into lots (id, product_id, code, state, is_sample, version, created_at, updated_at)
       select 'l' || i, ?, 'L' || i, case i % 2 when 0 then 'gone' else 'available' end, 0, 1, '2026', '2026' from n`,
    ).bind(archive.oil.id),
    copy(one.id, 'g', "'l' || i"),
    copy(own.id, 'o', 'null'),
  ])
  const papers = `${archive.base}/products/${archive.oil.id}/documents?locale=en`
  await archive.ofProduct(archive.oil.id)
  const { rows } = await screens.ask<{ rows: unknown[] }>(archive.shop, papers, archive.buyer.token)
  expect(rows).toHaveLength(20)
  for (const [group, size] of Object.entries({ own: 2001, received: 12, goods: 1001 })) {
    const path = `${archive.base}/documents?locale=en&group=${group}`
    const rows = await screens.walk<ClientDocument>(archive.shop, path, archive.buyer.token)
    const seen = new Set(rows.map(({ id, order }) => `${id} ${order?.id ?? ''}`))
    expect([rows.length, seen.size], group).toEqual([size, size])
  }
})
