import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { FlagAuditEntry, FlagList } from '#contract/flag-calls.ts'
import { flagNames } from '#contract/flags.ts'
import { createDb } from '../../../worker/db/client.ts'
import { expectOutcome } from '../auth/world.ts'
import { call } from '../kit/client.ts'
import { brokenDatabase, brokenKv, noLimits } from '../kit/outages.ts'
import { tries } from '../kit/soak.ts'
import { unlock } from '../kit/staff.ts'
import { isOn, list, patch, turnOff } from './flag-calls.ts'
import { execute, rows } from '../kit/rows.ts'
import { seedFlags } from '../kit/flag-states.ts'

const seededAt = new Date('2026-01-02T00:00:00.000Z')

beforeEach(() => seedFlags(seededAt))
const stored = () => env.DB.prepare('select * from feature_flags order by id').all()
const audited = async (token: string): Promise<FlagAuditEntry[]> => {
  const answer = await call('/api/flags/changes', { token })
  const body: { changes: FlagAuditEntry[] } = await answer.json()
  return body.changes
}

test('anyone reads all flags, by name, with descriptions and groups', async () => {
  const { flags } = await list()
  expect(flags.map((flag) => flag.name)).toEqual([...flagNames].toSorted())
  expect(flags.find((flag) => flag.name === 'founder')).toEqual({
    id: 'founder',
    name: 'founder',
    enabled: true,
    description: 'Founder section on the home page',
    group: 'main_navigation',
    updated_at: seededAt.toISOString(),
  })
})

test('a reader who has the current version gets 304 and no body', async () => {
  const tag = (await call('/api/flags')).headers.get('etag') ?? ''
  const second = await call('/api/flags', { headers: { 'if-none-match': tag } })
  expect([second.status, await second.text()]).toEqual([304, ''])

  await turnOff('founder', await unlock())
  expect((await call('/api/flags', { headers: { 'if-none-match': tag } })).status).toBe(200)
})

test('staff switch a flag off and the next reader sees it', async () => {
  const before = await list()
  const response = await turnOff('insights', await unlock())
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ id: 'insights', enabled: false })
  expect(await isOn('insights')).toBe(false)
  expect((await list()).version).not.toBe(before.version)
})

test('every change is recorded: who, when, from and to; asking for the same value is none', async () => {
  const token = await unlock()
  await turnOff('teams', token)
  await turnOff('teams', token)
  expect(await audited(token)).toEqual([
    {
      id: 1,
      flag_id: 'teams',
      actor: 'simple-admin',
      changed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      from: true,
      to: false,
      change_set: expect.stringMatching(/^[0-9a-f-]{36}$/),
      note: null,
      cause: null,
    },
  ])
})

test('a flag that someone changed meanwhile is left alone', async () => {
  const token = await unlock()
  await turnOff('insights', token)
  const stale = { enabled: true, if_updated_at: seededAt.toISOString() }
  await expectOutcome(await patch('insights', stale, token), 409, 'flag/version-conflict')
  expect(await isOn('insights')).toBe(false)
  expect(await audited(token)).toHaveLength(1)
})

test('a whole group is enabled at once, and only what was off is touched', async () => {
  const token = await unlock()
  await turnOff('teams', token)
  await turnOff('founder', token)
  await turnOff('hero_section', token)
  const asked = { method: 'POST', token, body: { group: 'main_navigation' } }
  const body: FlagList = await (await call('/api/flags/enable', asked)).json()
  expect(body.flags.map((flag) => flag.id)).toEqual(['founder', 'teams'])
  expect(await isOn('hero_section')).toBe(false)
  const { flags } = await list()
  expect(flags.find((flag) => flag.id === 'products')?.updated_at).toBe(seededAt.toISOString())
  expect(await audited(token)).toHaveLength(5)
})

test('bad requests get a specific error and change nothing', async () => {
  const token = await unlock()
  const before = await stored()
  await expectOutcome(await patch('nothing', { enabled: true }, token), 404, 'flag/unknown')
  await expectOutcome(await patch('insights', '{"enabled":', token), 400, 'request/not-json')
  const form = await call('/api/flags/insights', {
    method: 'PATCH',
    token,
    body: 'enabled=false',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  await expectOutcome(form, 400, 'request/not-json')
  const unknownKey = await patch('insights', { enabled: false, colour: 'red' }, token)
  expect(unknownKey.status).toBe(422)
  const errors = [{ path: 'colour', message: 'Unknown key' }]
  expect(await unknownKey.json()).toMatchObject({ code: 'request/invalid', errors })
  const huge = await patch('insights', { enabled: 'x'.repeat(70_000) }, token)
  await expectOutcome(huge, 413, 'request/too-large')
  expect(await stored()).toMatchObject({ results: before.results })
})

test('no body, however odd, breaks the flag API or changes a row', async () => {
  const token = await unlock()
  const before = await stored()
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc.jsonValue().map((value) => JSON.stringify({ enabled: value })),
      ),
      async (body) => {
        fc.pre(!/^\s*\{\s*"enabled"\s*:\s*(true|false)\s*\}\s*$/.test(body))
        const answer = await patch('insights', body, token, { limits: noLimits })
        expect([400, 413, 422]).toContain(answer.status)
        expect(answer.headers.get('content-type')).toBe('application/problem+json')
      },
    ),
    { numRuns: tries(600) },
  )
  expect(await stored()).toMatchObject({ results: before.results })
})

test('seeding again adds what is missing and keeps what staff changed', async () => {
  await turnOff('teams', await unlock())
  await execute("delete from feature_flags where id = 'blog'")
  await seedFlags()
  const stored = "select id, enabled from feature_flags where id in ('teams', 'blog') order by id"
  const [blog, teams] = [
    { id: 'blog', enabled: 1 },
    { id: 'teams', enabled: 0 },
  ]
  expect(await rows(stored)).toEqual([blog, teams])
})

test('while D1 is down flags come from the last snapshot, and writes say 503', async () => {
  const token = await unlock()
  await list() // warms KV
  expect((await call('/api/flags', {}, { db: brokenDatabase })).status).toBe(200)
  const write = await turnOff('insights', token, { db: brokenDatabase })
  expect(write.headers.get('content-type')).toBe('application/problem+json')
  await expectOutcome(write, 503, 'server/database-unavailable')
})

const lost = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))
const statement = { bind: () => statement, all: lost, raw: lost, run: lost, first: lost }
const failing = createDb({ prepare: () => statement } as unknown as D1Database)

test.for([
  ['down', brokenDatabase],
  ['taking a query and then failing', failing],
] as const)('with D1 %s and no snapshot the flag API says 503', async ([, db]) => {
  await env.KV.delete('site')
  const now = () => new Date(Date.now() + 10 * 60_000) // after every cache has expired
  const answer = await call('/api/flags', {}, { db, now, kv: brokenKv() })
  await expectOutcome(answer, 503, 'server/database-unavailable')
})

test('with KV down flags are read from D1, and a change is still seen at once', async () => {
  const kv = brokenKv()
  expect((await turnOff('news', await unlock(), { kv })).status).toBe(200)
  expect(await isOn('news', { kv })).toBe(false)
})
