import { expect, test } from 'vitest'
import type { StaffSettings } from '#contract/staff/settings.ts'
import { env } from 'cloudflare:workers'
import { createOffice } from '../admin/office.ts'
import { someFaults, someOrders } from '../kit/every-order.ts'
import { call } from '../kit/client.ts'
import { ownKv } from '../health/world.ts'
import { noLimits } from '../kit/outages.ts'
import { rows } from '../kit/rows.ts'
import { thenLook, twoAtOnce } from '../kit/two-at-once.ts'
import type { Db } from '../../../worker/db/client.ts'
import { holidays } from './settings-world.ts'

type Wanted = [method: string, path: string, body: unknown]
type Answer = { status: number; conflicts?: { key: string; theirs: unknown }[] }

/** Two administrators who save at the same moment, each in an isolate of their own. */
const twoSavers = async (wanted: readonly [Wanted, Wanted]) =>
  twoSaversOf(await createOffice(), wanted)

async function twoSaversOf(
  office: Awaited<ReturnType<typeof createOffice>>,
  wanted: readonly [Wanted, Wanted],
) {
  const anna = await office.member('anna@meltemi.test', 'admin')
  const saving =
    ([method, path, body]: Wanted, token: string) =>
    (db: Db) =>
      call(
        `/api/admin/settings${path}`,
        { method, token, body },
        { db, kv: ownKv(), limits: noLimits, sendMail: async () => {} },
      )
  return twoAtOnce<Answer>([saving(wanted[0], office.staff.token), saving(wanted[1], anna.token)])
}

const trail = () =>
  rows<{ key: string; from: string | null; to: string | null }>(
    'select key, "from", "to" from setting_changes order by id',
  )
const stored = async (key: string) =>
  env.DB.prepare('select value from settings where key = ?').bind(key).first<string>('value')

test('of two administrators who save the same setting one wins, and the other learns the value', async () => {
  const save = (value: string): Wanted => [
    'PATCH',
    '',
    { settings: [{ key: 'phone', value, version: 0 }] },
  ]
  const { actors, answers, reset } = await twoSavers([
    save('+1 613 555 0101'),
    save('+1 613 555 0102'),
  ])
  const orders = await someOrders({
    actors,
    reset,
    check: async (story) => {
      expect(answers.map(({ status }) => status).toSorted(), story).toEqual([200, 409])
      const winner = answers[0]?.status === 200 ? '+1 613 555 0101' : '+1 613 555 0102'
      expect(await stored('phone'), story).toBe(JSON.stringify(winner))
      expect(await trail(), story).toEqual([
        { key: 'phone', from: null, to: JSON.stringify(winner) },
      ])
      const loser = answers.find(({ status }) => status === 409)
      expect(loser, story).toMatchObject({ conflicts: [{ key: 'phone', theirs: winner }] })
    },
  })
  expect(orders).toBeGreaterThan(2)
})

test('two administrators who save different settings both succeed', async () => {
  const { actors, answers, reset } = await twoSavers([
    ['PATCH', '', { settings: [{ key: 'phone', value: '+1 613 555 0101', version: 0 }] }],
    ['PATCH', '', { exceptions: [{ id: crypto.randomUUID(), value: holidays, version: 0 }] }],
  ])
  await someOrders({
    actors,
    reset,
    check: async (story) => {
      expect(
        answers.map(({ status }) => status),
        story,
      ).toEqual([200, 200])
      expect(await stored('phone'), story).toBe('"+1 613 555 0101"')
      expect(await trail(), story).toHaveLength(2)
    },
  })
})

test('of an undo and a new change of the same setting one wins', async () => {
  const first = await createOffice()
  const made = await first.admin('PATCH', '/settings', {
    settings: [{ key: 'phone', value: '+1 613 555 0101', version: 0 }],
  })
  const { settings } = made.body as unknown as StaffSettings
  const { actors, answers, reset } = await twoSaversOf(first, [
    ['POST', '/undo', { change_set: made.body['change_set'] }],
    [
      'PATCH',
      '',
      { settings: [{ key: 'phone', value: '+1 613 555 0102', version: settings.phone.version }] },
    ],
  ])
  await someOrders({
    actors,
    reset,
    check: async (story) => {
      expect(answers.map(({ status }) => status).toSorted(), story).toEqual([200, 409])
      const isUndone = answers[0]?.status === 200
      expect(await stored('phone'), story).toBe(isUndone ? null : '"+1 613 555 0102"')
    },
  })
})

test('a change that fails half-way leaves trail and setting alike', async () => {
  const { actors, reset } = await twoSavers([
    ['PATCH', '', { settings: [{ key: 'retentionDays', value: 30, version: 0 }] }],
    ['PATCH', '', { settings: [{ key: 'phone', value: '+1 613 555 0102', version: 0 }] }],
  ])
  await someFaults({
    actors,
    reset,
    check: async (story) => {
      for (const { key, to } of await trail()) expect(await stored(key), story).toBe(to)
      const rows = await env.DB.prepare('select count(*) as n from settings').first<number>('n')
      expect(rows, story).toBe((await trail()).length)
    },
  })
})

test('a setting is saved by an administrator while they are one, and not a moment later', async () => {
  const office = await createOffice()
  const anna = await office.member('anna@meltemi.test', 'admin')
  const sent = (path: string, method: string, token: string, body: unknown) => (db: Db) =>
    call(
      `/api/admin/${path}`,
      { method, token, body },
      { db, kv: ownKv(), limits: noLimits, sendMail: async () => {} },
    )
  const settings = [{ key: 'phone', value: '+1 613 555 0101', version: 0 }]
  const { actors, answers, reset } = await twoAtOnce<Answer>([
    sent('settings', 'PATCH', anna.token, { settings }),
    sent(`users/${anna.user.id}/role`, 'PUT', office.staff.token, { role: 'none' }),
  ])
  const { looking, last } = thenLook(actors[1], () => stored('phone'))
  const outcomes = new Set<number>()
  const orders = await someOrders({
    actors: [actors[0], looking],
    reset,
    check: async (story) => {
      const [saved, demoted] = answers
      expect(demoted?.status, story).toBeLessThan(300)
      outcomes.add(saved?.status ?? 0)
      expect((await stored('phone')) !== null, story).toBe(saved?.status === 200)
      if (saved?.status === 200) expect(last.seen, story).not.toBeNull()
    },
  })
  expect(orders).toBeGreaterThan(2)
  expect(outcomes.size).toBeGreaterThan(1)
})
