import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createWarehouse } from './warehouse.ts'

test('a lot is added, changed, held and released, and each step is in its trail', async () => {
  const house = await createWarehouse()
  const lot = await house.lot(house.oil, { code: ' kor-1 ', harvested: '2025/26' })
  expect(lot).toMatchObject({ code: 'KOR-1', state: 'available', sku: 'OIL', name: 'Oil' })
  const { code, producer_lot, harvested, produced_on, arrived_on } = lot
  const best_before = '2028-02-29'
  const fields = { code, producer_lot, harvested, produced_on, arrived_on, best_before }
  const path = `/catalogue/lots/${lot.id}`
  const changed = await house.shop.admin('PUT', path, { version: 1, fields })
  expect(changed.body).toMatchObject({ best_before: '2028-02-29', version: 2 })
  const stale = await house.shop.admin('PUT', path, { version: 1, fields })
  expect([stale.status, stale.body['code']]).toEqual([409, 'lot/changed-since'])
  expect((await house.setLot({ ...lot, version: 2 }, 'held')).body).toMatchObject({ state: 'held' })
  expect((await house.setLot({ ...lot, version: 2 }, 'available')).status).toBe(409)
  const { body } = await house.setLot({ ...lot, version: 3 }, 'available')
  const actions = body['actions'] as { action: string }[]
  expect(actions.map(({ action }) => action)).toEqual([
    'lot/available',
    'lot/held',
    'lot/changed',
    'lot/created',
  ])
})

test('a product has no two lots of one number, whatever its letter case; another product may', async () => {
  const house = await createWarehouse()
  await house.lot(house.oil, { code: 'A-1' })
  await house.lot(house.honey, { code: 'A-1' })
  await expect(house.lot(house.oil, { code: 'a-1' })).rejects.toThrow(/lot\/code-taken/)
  await expect(house.lot({ id: crypto.randomUUID() })).rejects.toThrow(/product\/unknown/)
  await expect(house.lot(house.oil, { code: '=1+1' })).rejects.toThrow(/fields\.code/)
  const wrong = { code: 'B', produced_on: '2026-01-02', best_before: '2026-01-01' }
  await expect(house.lot(house.oil, wrong)).rejects.toThrow(/best_before/)
  const { body } = await house.shop.admin('GET', '/catalogue/lots')
  expect((body['rows'] as unknown[]).length).toBe(2)
})

test('only staff see lots, change them and ship', async () => {
  const house = await createWarehouse()
  const lot = await house.lot(house.oil)
  const order = await house.confirmed([[house.oil, 1]])
  const { token } = house.buyer
  const calls: [method: string, path: string, body?: unknown][] = [
    ['GET', '/catalogue/lots'],
    ['POST', '/catalogue/lots', {}],
    ['GET', `/catalogue/lots/${lot.id}`],
    ['PUT', `/catalogue/lots/${lot.id}`, {}],
    ['PUT', `/catalogue/lots/${lot.id}/state`, { version: 1, state: 'held' }],
    ['GET', `/orders/${order.id}/lots`],
    ['POST', `/orders/${order.id}/shipment?locale=en`, house.shipment(order, { OIL: lot })],
  ]
  for (const [method, path, body] of calls) {
    expect((await house.shop.admin(method, path, body, token)).status, path).toBe(403)
  }
  expect((await house.staffSees(order.id)).body.status).toBe('confirmed')
})

test('samples that are archived take their lots along, and nothing that staff added', async () => {
  const house = await createWarehouse()
  const own = await house.lot(house.oil, { code: 'OWN' })
  const sample = await house.lot(house.oil, { code: 'SAMPLE-1' })
  await env.DB.prepare('update lots set is_sample = 1 where id = ?').bind(sample.id).run()
  const { token } = house.shop.staff
  const path = '/api/admin/catalogue/samples/archived'
  const answer = await house.shop.send(path, { method: 'POST', token, body: {} })
  expect(answer.status).toBe(204)
  const stateOf = async ({ id }: { id: string }) =>
    (await house.shop.admin('GET', `/catalogue/lots/${id}`)).body['state']
  expect([await stateOf(own), await stateOf(sample)]).toEqual(['available', 'gone'])
})
