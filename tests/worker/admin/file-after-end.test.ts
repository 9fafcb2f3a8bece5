import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { outboxTable } from '../../../worker/db/schema/outbox.ts'
import { createWarehouse } from '../trade/lots/warehouse.ts'
import { messageRow } from './office.ts'

type Warehouse = Awaited<ReturnType<typeof createWarehouse>>

const year = { from: '2026-01-01', to: '2026-12-31', locale: 'en' } as const

/** Every file that is read while it is sent: whose it is, and what is asked. */
const files: Record<string, (house: Warehouse) => [path: string, token: string, body: object]> = {
  'all orders': ({ shop }) => ['/api/admin/order-exports/orders', shop.staff.token, year],
  'all movements': ({ shop }) => ['/api/admin/order-exports/movements', shop.staff.token, year],
  'all messages': ({ shop }) => [
    '/api/admin/submission-exports',
    shop.staff.token,
    { locale: 'en' },
  ],
  'what was read': ({ shop }) => ['/api/admin/analytics/exports', shop.staff.token, year],
  'own orders': ({ base, buyer }) => [`${base}/exports/orders`, buyer.token, year],
  'own purchases': ({ base, buyer }) => [`${base}/exports/purchases`, buyer.token, year],
}

const ends: Record<string, string> = {
  'the session ends': 'delete from sessions',
  'the role is taken away': 'delete from user_roles',
  'the account is suspended': "update users set banned_until = '9999-12-31T23:59:59.999Z'",
}

async function begun(file: string) {
  const house = await createWarehouse()
  await house.order()
  await house.shop.db.insert(outboxTable).values(messageRow())
  await env.DB.prepare(
    "insert into page_requests values ('2026-11-20', '/', 'en', 'page', 1)",
  ).run()
  const [path, token, body] = files[file]?.(house) ?? ['', '', {}]
  const response = await house.shop.send(path, { method: 'POST', token, body })
  expect(response.status).toBe(200)
  if (!response.body) throw new Error('There is no file')
  return response.body.getReader()
}

for (const file of Object.keys(files)) {
  test(`the file of ${file} is sent whole to who may have it`, async () => {
    const reader = await begun(file)
    let bytes = 0
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.length
    }
    expect(bytes).toBeGreaterThan(20)
  })

  for (const [end, statement] of Object.entries(ends)) {
    test(`the file of ${file} breaks off once ${end}`, async () => {
      const reader = await begun(file)
      expect((await reader.read()).done).toBe(false)
      await env.DB.prepare(statement).run()
      await expect(reader.read()).rejects.toThrow()
    })
  }
}
