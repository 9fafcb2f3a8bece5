import { maxCases } from '#contract/trade/prices.ts'
import type { Reordered } from '#contract/trade/orders.ts'
import { expect, test } from 'vitest'
import { createDesk } from './order-desk.ts'

test('ordering again lowers no quantity and takes nothing out unless the cart is to be replaced', async () => {
  const desk = await createDesk()
  const order = await desk.order()
  await desk.put([
    [desk.honey, 6],
    [desk.feta, 1],
  ])
  const again = async (basket: string) => {
    const { body } = await desk.ask<Reordered>('POST', `/orders/${order.id}/reorder`, { basket })
    return body.basket.lines.map(({ sku, cases }) => [sku, cases])
  }
  const kept = [
    ['FETA', 1],
    ['HONEY', 6],
    ['OIL', 1],
  ]
  expect(await again('keep')).toEqual(kept)
  expect(await again('keep'), 'twice is once').toEqual(kept)
  expect(await again('replace')).toEqual([
    ['HONEY', 2],
    ['OIL', 1],
  ])
})

test('what steps would bring beyond the largest order is left out and named', async () => {
  const desk = await createDesk()
  await desk.put([[desk.oil, 9_000]])
  const order = (await desk.submit()).body
  const { body } = await desk.shop.admin('GET', `/catalogue/products/${desk.oil.id}`)
  const { version, fields, texts } = body as { version: number; fields: object; texts: object }
  await desk.shop.admin('PUT', `/catalogue/products/${desk.oil.id}`, {
    version,
    fields: { ...fields, min_cases: 1, step_cases: 9_999 },
    texts,
  })
  const again = await desk.ask<Reordered>('POST', `/orders/${order.id}/reorder`, { basket: 'keep' })
  expect(again.body.left_out).toEqual(['Oil'])
  expect(again.body.basket.lines.every(({ cases }) => cases <= maxCases)).toBe(true)
})

test('the dashboard says that an order which is being changed is not with us', async () => {
  const desk = await createDesk()
  const order = await desk.order()
  await desk.does(order.id, 'call-back', order.version)
  const { body } = await desk.ask<{ changing: string | null }>('GET', '/overview')
  expect(body.changing).toBe(order.number)
  await desk.submit()
  expect((await desk.ask<{ changing: string | null }>('GET', '/overview')).body.changing).toBeNull()
})
