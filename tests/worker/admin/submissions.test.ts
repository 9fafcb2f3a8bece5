import { test } from 'vitest'
import { deliveryAttemptsTable, outboxTable } from '../../../worker/db/schema.ts'
import { countOf, createOffice } from './office.ts'

type Row = typeof outboxTable.$inferInsert

const rowOf = (changes: Partial<Row> = {}): Row & { id: string } => ({
  id: crypto.randomUUID(),
  kind: 'contact',
  idempotencyKey: crypto.randomUUID(),
  payloadHash: 'x',
  locale: 'en',
  payload: { firstName: 'Ada', lastName: 'L', email: 'ada@example.com', message: 'Hello' },
  context: null,
  state: 'delivered',
  attempts: 1,
  nextAt: '2026-11-01T00:00:00.000Z',
  createdAt: '2026-11-01T00:00:00.000Z',
  ...changes,
})

test('dead letters come first, then the newest; mails are no submissions', async ({ expect }) => {
  const office = await createOffice()
  const old = rowOf({
    state: 'dead',
    lastError: 'hubspot: 400',
    createdAt: '2026-10-01T00:00:00.000Z',
  })
  const rows = Array.from({ length: 30 }, (_, n) =>
    rowOf({ createdAt: `2026-11-01T00:00:${10 + n}.000Z`, kind: n % 2 ? 'contact' : 'b2b-access' }),
  )
  for (const row of [old, rowOf({ kind: 'mail' }), ...rows]) {
    await office.db.insert(outboxTable).values(row)
  }
  const first = await office.admin('GET', '/submissions')
  expect(first.body['counts']).toEqual({ waiting: 0, delivered: 30, dead: 1 })
  const cursor = new URLSearchParams({ cursor: String(first.body['next']) })
  const second = await office.admin('GET', `/submissions?${cursor}`)
  const seen = [first, second].flatMap(({ body }) => body['rows'] as { id: string }[])
  expect(seen.map(({ id }) => id)).toEqual([old.id, ...rows.toReversed().map(({ id }) => id)])
  const b2b = await office.admin('GET', '/submissions?kind=b2b-access&state=delivered')
  expect(b2b.body['rows']).toHaveLength(15)
})

test('staff read what was sent and every try, and send a dead letter again, by name', async ({
  expect,
}) => {
  const office = await createOffice({
    sendContactEmail: async () => {},
    hubspot: () => null,
  })
  const row = rowOf({ state: 'dead', attempts: 6, lastError: 'mail: E_DELIVERY_FAILED' })
  await office.db.insert(outboxTable).values(row)
  await office.db.insert(deliveryAttemptsTable).values({
    outboxId: row.id,
    attemptedAt: '2026-11-01T00:00:00.000Z',
    destination: 'mail',
    outcome: 'refused',
    detail: 'E_DELIVERY_FAILED',
    durationMs: 12,
  })
  const seen = await office.admin('GET', `/submissions/${row.id}`)
  expect(seen.body).toMatchObject({
    payload: { message: 'Hello' },
    tries: [{ destination: 'mail', outcome: 'refused', duration_ms: 12 }],
  })
  const again = await office.admin('POST', `/submissions/${row.id}/send-again`, {})
  expect(again.status).toBe(202)
  const after = await office.admin('GET', `/submissions/${row.id}`)
  expect(after.body).toMatchObject({ state: 'delivered', destination: 'mail' })
  expect(await office.trail(row.id)).toEqual([
    { action: 'submission/sent-again', actor: office.staff.user.id },
  ])
})

test('what is erased, unknown, or being sent right now is not sent again', async ({ expect }) => {
  const office = await createOffice()
  const erased = rowOf({ payload: null, erasedAt: '2026-11-01T00:00:00.000Z' })
  const busy = rowOf({ state: 'waiting', leaseUntil: '9999-01-01T00:00:00.000Z' })
  const mail = rowOf({ kind: 'mail' })
  for (const row of [erased, busy, mail]) await office.db.insert(outboxTable).values(row)
  const again = (id: string) => office.admin('POST', `/submissions/${id}/send-again`, {})
  expect((await again(erased.id)).body).toMatchObject({ code: 'submission/not-sendable' })
  expect((await again(busy.id)).body).toMatchObject({ code: 'submission/not-sendable' })
  expect((await again(mail.id)).status).toBe(404)
  expect((await again(crypto.randomUUID())).status).toBe(404)
  expect(await countOf('admin_actions')).toBe(0)
})
