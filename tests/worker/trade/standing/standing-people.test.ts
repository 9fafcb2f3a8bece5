import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { allOn, setFlags } from '../../kit/flag-states.ts'
import { announced, createRepeating, cutoff, friday, sent } from './repeating.ts'

const nextFriday = '2026-12-04'

test('above the limit it waits for an approver, and where there is none it asks', async () => {
  const repeating = await createRepeating({}, { approval_over_cents: 10_000 })
  await repeating.begun()
  await repeating.minuteOf(announced)
  expect((await repeating.mailed()).map(({ kind }) => kind)).toEqual(['approver'])
  await repeating.colleague('approver')
  await repeating.minuteOf(sent)
  const [order] = await repeating.sent()
  expect(order?.status).toBe('awaiting-approval')
  expect((await repeating.staffSees(order?.id ?? '')).status).toBe(404)
  expect((await repeating.causes()).map(({ kind }) => kind)).toEqual(['approval'])
})

test('where nobody may order any more it pauses, and the office hears of it', async () => {
  const repeating = await createRepeating()
  await repeating.begun()
  await env.DB.prepare("update memberships set role = 'viewer'").run()
  await repeating.minuteOf(announced)
  expect(await repeating.mailed()).toMatchObject([{ kind: 'officeNobody', isOffice: true }])
  expect((await repeating.all()).rows).toMatchObject([{ state: 'paused' }])
  await repeating.minuteOf(sent)
  expect(await repeating.sent()).toEqual([])
})

test('who began it has left: a colleague’s name stands on the order', async () => {
  const repeating = await createRepeating()
  const colleague = await repeating.colleague('buyer')
  await repeating.begun()
  await env.DB.prepare('delete from memberships where user_id = ?')
    .bind(repeating.buyer.user.id)
    .run()
  await repeating.minuteOf(sent)
  const [order] = await repeating.sent()
  const { body } = await repeating.read(order?.id ?? '', colleague.token)
  expect(body.placed_name).toBe(colleague.user.email)
})

test('after weeks without a cron nothing is made up for: one mail, and the next delivery', async () => {
  const repeating = await createRepeating()
  await repeating.begun()
  await repeating.minuteOf(new Date('2027-02-01T12:00:00.000Z'))
  expect(await repeating.sent()).toEqual([])
  expect((await repeating.mailed()).filter(({ isOffice }) => !isOffice)).toMatchObject([
    { kind: 'missed', day: friday },
  ])
  expect((await repeating.all()).rows).toMatchObject([{ next_on: '2027-02-05' }])
})

test('while ordering is switched off nothing is told or sent', async () => {
  const repeating = await createRepeating()
  await repeating.begun()
  await setFlags({ ...allOn, client_orders: false })
  await repeating.minuteOf(announced)
  await repeating.minuteOf(sent)
  expect([await repeating.mailed(), await repeating.sent()]).toEqual([[], []])
})

test('paused, nothing happens; resumed, it goes on with the next delivery; ended, it is gone', async () => {
  const repeating = await createRepeating()
  const standing = await repeating.begun()
  expect((await repeating.act(standing, 'pause')).body.rows).toMatchObject([{ state: 'paused' }])
  await repeating.minuteOf(announced)
  await repeating.minuteOf(cutoff)
  expect([await repeating.mailed(), await repeating.sent()]).toEqual([[], []])
  const resumed = await repeating.act({ ...standing, version: 2 }, 'resume')
  expect(resumed.body.rows).toMatchObject([{ state: 'active', next_on: nextFriday }])
  const ended = await repeating.act({ ...standing, version: 3 }, 'end')
  expect(ended.body.rows).toEqual([])
  expect((await repeating.act({ ...standing, version: 3 }, 'end')).status).toBe(200)
  expect((await repeating.see(standing.id)).status).toBe(404)
  expect((await repeating.act({ ...standing, version: 4 }, 'resume')).status).toBe(404)
})

test('archiving the samples ends a sample’s standing order, and leaves those of clients', async () => {
  const repeating = await createRepeating()
  const sample = await repeating.begun()
  const own = await repeating.begun()
  await env.DB.prepare('update standing_orders set is_sample = 1 where id = ?')
    .bind(sample.id)
    .run()
  const { status } = await repeating.shop.send('/api/admin/catalogue/samples/archived', {
    method: 'POST',
    token: repeating.shop.staff.token,
    body: {},
  })
  expect(status).toBe(204)
  expect((await repeating.all()).rows.map(({ id }) => id)).toEqual([own.id])
  await repeating.minuteOf(sent)
  expect(await repeating.sent()).toMatchObject([{ delivery: friday }])
})
