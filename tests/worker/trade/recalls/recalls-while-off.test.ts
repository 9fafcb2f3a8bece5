import type { ClientDocument } from '#contract/trade/documents/documents.ts'
import type { OwnBusiness } from '#contract/staff/companies.ts'
import { expect, test } from 'vitest'
import { allOn, setFlags } from '../../kit/flag-states.ts'
import { createRecallHouse } from './recall-house.ts'

test('recalls and papers of what was shipped are read and answered while no orders are taken', async () => {
  const house = await createRecallHouse()
  const lot = await house.lot(house.oil, { code: 'A-1' })
  await house.shippedTo(house.company, [[lot, 2]])
  const { id } = (await house.open([lot])).body
  await setFlags({ ...allOn, client_orders: false })
  expect((await house.sees(id)).status).toBe(200)
  expect((await house.answers(id, 1)).status).toBe(200)
  const papers = await house.ask<{ rows: ClientDocument[] }>('GET', '/documents?of=own')
  expect([200, 422]).toContain(papers.status)
  expect((await house.ask('GET', '/overview')).status).toBe(200)
  expect((await house.ask('GET', '/basket')).status).toBe(404)
  const options = { token: house.buyer.token }
  const business = await house.shop.send('/api/account/business', options)
  expect((await business.json()) as OwnBusiness).toMatchObject({
    can_order: false,
    trade: [{ id: house.company }],
  })
})

test('goods of which the company received a recalled lot say so where they are sold, until the recall is over', async () => {
  const house = await createRecallHouse()
  const lot = await house.lot(house.oil, { code: 'A-1' })
  const other = await house.client('Not reached')
  await house.shippedTo(house.company, [[lot, 2]])
  const { id } = (await house.open([lot])).body
  await house.put([
    [house.oil, 1],
    [house.honey, 1],
  ])
  const inBasket = async () =>
    (await house.basket()).lines.map(({ sku, recall_id }) => [sku, recall_id])
  expect(await inBasket()).toEqual([
    ['HONEY', null],
    ['OIL', id],
  ])
  const sold = async (company: string, token: string) =>
    (await house.shop.catalogue(company, token)).body.rows.find(({ sku }) => sku === 'OIL')
  expect((await sold(house.company, house.buyer.token))?.recall_id).toBe(id)
  expect((await sold(other.company, other.buyer.token))?.recall_id).toBeNull()
  await house.minutes()
  const { version } = (await house.opened(id)).body
  const closed = await house.admin('POST', `/${id}/closing`, { version })
  expect(closed.status).toBe(200)
  expect((await sold(house.company, house.buyer.token))?.recall_id).toBeNull()
})
