import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { localeCodes } from '#contract/locales.ts'
import type { OrderDetail, OrderSummary } from '#contract/trade/orders.ts'
import { Ladder } from '#contract/trade/catalogue.ts'
import { CheckedFields } from '#contract/trade/products.ts'
import { createDb } from '../../../worker/db/client.ts'
import { sampleProducts } from '../../../worker/db/samples/products.ts'
import { seedSamples } from '../../../worker/db/samples/seed-samples.ts'
import { seed } from '../../../worker/db/seed.ts'
import { createOffice } from '../admin/office.ts'
import { goods } from './shop.ts'

test('a local site starts with a catalogue that its sample client can read, all of it marked', async () => {
  const db = createDb(env.DB)
  await seed(db, [], new Date())
  const office = await createOffice()
  const client = await office.member('client@sample.test', 'client')
  await seedSamples(db, env.FILES, 'Client@sample.test', new Date())
  const business = await office.send('/api/account/business', { token: client.token })
  const { trade }: { trade?: { id: string }[] } = await business.json()
  expect(trade).toHaveLength(1)
  const path = `/api/trade/${trade?.[0]?.id}/catalogue?locale=el`
  const answer = await office.send(path, { token: client.token })
  const { rows, list }: { rows: Record<string, unknown>[]; list: unknown } = await answer.json()
  expect(list).toMatchObject({ currency: 'CAD' })
  expect(rows).toHaveLength(sampleProducts.length)
  expect(rows.every((row) => row['is_sample'] === true)).toBe(true)
  expect(rows.find((row) => row['sku'] === 'CHE-FET')).toMatchObject({ name: 'Φέτα' })

  const orders = await office.send(`/api/trade/${trade?.[0]?.id}/orders`, { token: client.token })
  const page = (await orders.json()) as { rows: OrderSummary[] }
  expect(page.rows.map((order) => [order.is_sample, order.status])).toEqual([
    [true, 'submitted'],
    [true, 'proposed'],
    [true, 'declined'],
    [true, 'cancelled'],
    [true, 'shipped'],
    [true, 'shipped'],
  ])
  for (const { id } of page.rows) {
    const path = `/api/trade/${trade?.[0]?.id}/orders/${id}?locale=el`
    const order: OrderDetail = await (await office.send(path, { token: client.token })).json()
    expect(order).toMatchObject({ is_sample: true })
    expect(order.events[0]?.kind).toBe('submitted')
    const sum = order.lines.reduce((total, line) => total + line.amount_cents, 0)
    expect(order.total_cents).toBe(sum)
    const shipped = order.shipment?.lots.map(({ code }) => code) ?? []
    const left = order.status === 'shipped' ? order.lines.map(({ sku }) => `SAMPLE-${sku}`) : []
    expect(shipped).toEqual(left)
  }

  const before = await goods()
  await seedSamples(db, env.FILES, 'client@sample.test', new Date())
  expect(await goods(), 'a second start changes nothing').toBe(before)
})

test('a deployed site starts empty, with ordering off', async () => {
  await seed(
    createDb(env.DB),
    [{ email: 'a@b.test', password: 'Olive-grove-7', role: 'client' }],
    new Date(),
  )
  expect(await env.DB.prepare('select count(*) n from products').first('n')).toBe(0)
  const flag = env.DB.prepare("select enabled from feature_flags where name = 'client_orders'")
  expect(await flag.first('enabled')).toBe(0)
})

test('every sample is a product that staff could have entered, named in every language', () => {
  for (const { fields, names, prices } of sampleProducts) {
    expect(CheckedFields.safeParse(fields).error?.issues, fields.sku).toBeUndefined()
    expect(Ladder.safeParse(prices).success, fields.sku).toBe(true)
    expect(Object.keys(names).toSorted()).toEqual(localeCodes.toSorted())
    expect(prices.length > 0, fields.sku).toBe(fields.ordering === 'order')
  }
})
