import { expect, test } from 'vitest'
import { drain } from '../../../worker/features/outbox/deliver.ts'
import { announced, createRepeating } from './standing/repeating.ts'
import { createDesk } from './orders/order-desk.ts'

const hourMs = 3_600_000

test('whoever was taken out of the company gets no mail about its orders that was waiting; colleagues do', async () => {
  let isAway = true
  const delivered: string[] = []
  const desk = await createDesk({
    sendMail: async ({ to }) => {
      if (isAway) throw new Error('away')
      delivered.push(to)
    },
  })
  const { shop, company, buyer } = desk
  await desk.order()
  const colleague = await desk.colleague('buyer')
  await desk.put([[desk.oil, 1]], colleague.token)
  await desk.submit(undefined, colleague.token)
  await drain(shop.deps())
  const removed = await shop.admin('DELETE', `/companies/${company}/members/${buyer.user.id}`)
  expect(removed.status).toBe(200)
  isAway = false
  for (let hour = 0; hour < 3; hour++) {
    desk.at(new Date(desk.now().getTime() + hourMs))
    await drain(shop.deps())
  }
  expect(delivered).not.toContain(buyer.user.email)
  expect(delivered).toContain(colleague.user.email)
})

test('nor one about its standing orders', async () => {
  const repeating = await createRepeating({
    sendMail: async () => {
      throw new Error('away')
    },
  })
  const { shop, company, buyer } = repeating
  await repeating.begun()
  await repeating.minuteOf(announced)
  const unsent = async () => {
    const rows = await shop.db.all(
      "select 1 from outbox where payload is not null and idempotency_key like 'mail:standing:%'",
    )
    return rows.length
  }
  expect(await unsent()).toBe(1)
  await shop.admin('DELETE', `/companies/${company}/members/${buyer.user.id}`)
  expect(await unsent()).toBe(0)
})
