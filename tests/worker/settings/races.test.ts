import { test } from 'vitest'
import type { StaffSettings } from '#contract/staff/settings.ts'
import { env } from 'cloudflare:workers'
import { createOffice } from '../admin/office.ts'
import { everyFault, everyOrder } from '../kit/every-order.ts'
import { rememberRows } from '../kit/remember-rows.ts'
import { call } from '../kit/client.ts'
import { ownKv } from '../health/world.ts'
import { noLimits } from '../kit/outages.ts'
import type { Db } from '../../../worker/db/client.ts'
import { holidays } from './settings-world.ts'

type Outcome = { status: number; body: Record<string, unknown> }

/** Two administrators who save at the same moment, each in an isolate of their own. */
const twoSavers = async (wanted: readonly Wanted[]) => twoSaversOf(await createOffice(), wanted)

type Wanted = [method: string, path: string, body: unknown]

async function twoSaversOf(
  office: Awaited<ReturnType<typeof createOffice>>,
  wanted: readonly Wanted[],
) {
  const anna = await office.member('anna@meltemi.test', 'admin')
  const outcomes: Outcome[] = []
  const actor = (index: 0 | 1) => async (db: Db) => {
    const [method, path, body] = wanted[index]!
    const token = index === 0 ? office.staff.token : anna.token
    const response = await call(
      `/api/admin/settings${path}`,
      { method, token, body },
      { db, kv: ownKv(), limits: noLimits, sendMail: async () => {} },
    )
    outcomes[index] = { status: response.status, body: await response.json() }
  }
  return { outcomes, actors: [actor(0), actor(1)] as const, reset: await rememberRows() }
}

const trail = async () =>
  (
    await env.DB.prepare('select key, "from", "to" from setting_changes order by id').all<{
      key: string
      from: string | null
      to: string | null
    }>()
  ).results
const stored = async (key: string) =>
  env.DB.prepare('select value from settings where key = ?').bind(key).first<string>('value')

test('of two who save the same setting one wins, whoever comes when, and the other learns the value', async ({
  expect,
}) => {
  const save = (value: string): Wanted => [
    'PATCH',
    '',
    { settings: [{ key: 'phone', value, version: 0 }] },
  ]
  const { actors, outcomes, reset } = await twoSavers([
    save('+1 613 555 0101'),
    save('+1 613 555 0102'),
  ])
  const orders = await everyOrder({
    actors,
    reset,
    check: async (story) => {
      expect(outcomes.map(({ status }) => status).toSorted(), story).toEqual([200, 409])
      const winner = outcomes[0]?.status === 200 ? '+1 613 555 0101' : '+1 613 555 0102'
      expect(await stored('phone'), story).toBe(JSON.stringify(winner))
      expect(await trail(), story).toEqual([
        { key: 'phone', from: null, to: JSON.stringify(winner) },
      ])
      const loser = outcomes.find(({ status }) => status === 409)
      expect(loser?.body, story).toMatchObject({ conflicts: [{ key: 'phone', theirs: winner }] })
    },
  })
  expect(orders).toBeGreaterThan(2)
})

test('what two save about different things is both saved', async ({ expect }) => {
  const { actors, outcomes, reset } = await twoSavers([
    ['PATCH', '', { settings: [{ key: 'phone', value: '+1 613 555 0101', version: 0 }] }],
    ['PATCH', '', { exceptions: [{ id: crypto.randomUUID(), value: holidays, version: 0 }] }],
  ])
  await everyOrder({
    actors,
    reset,
    check: async (story) => {
      expect(
        outcomes.map(({ status }) => status),
        story,
      ).toEqual([200, 200])
      expect(await stored('phone'), story).toBe('"+1 613 555 0101"')
      expect(await trail(), story).toHaveLength(2)
    },
  })
})

test('an undo and a new change never mix', async ({ expect }) => {
  const first = await createOffice()
  const made = await first.admin('PATCH', '/settings', {
    settings: [{ key: 'phone', value: '+1 613 555 0101', version: 0 }],
  })
  const { settings } = made.body as unknown as StaffSettings
  const { actors, outcomes, reset } = await twoSaversOf(first, [
    ['POST', '/undo', { change_set: made.body['change_set'] }],
    [
      'PATCH',
      '',
      { settings: [{ key: 'phone', value: '+1 613 555 0102', version: settings.phone.version }] },
    ],
  ])
  await everyOrder({
    actors,
    reset,
    check: async (story) => {
      expect(outcomes.map(({ status }) => status).toSorted(), story).toEqual([200, 409])
      const isUndone = outcomes[0]?.status === 200
      expect(await stored('phone'), story).toBe(isUndone ? null : '"+1 613 555 0102"')
    },
  })
})

test('a change that fails half-way leaves trail and setting alike', async ({ expect }) => {
  const { actors, reset } = await twoSavers([
    ['PATCH', '', { settings: [{ key: 'retentionDays', value: 30, version: 0 }] }],
    ['PATCH', '', { settings: [{ key: 'phone', value: '+1 613 555 0102', version: 0 }] }],
  ])
  await everyFault({
    actors,
    reset,
    check: async (story) => {
      for (const { key, to } of await trail()) expect(await stored(key), story).toBe(to)
      const rows = await env.DB.prepare('select count(*) as n from settings').first<number>('n')
      expect(rows, story).toBe((await trail()).length)
    },
  })
})
