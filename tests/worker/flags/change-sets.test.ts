import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { FlagAuditEntry, FlagList } from '#contract/flag-calls.ts'
import { flagNames } from '#contract/flags.ts'
import { indexedPages } from '#contract/site/indexed-pages.ts'
import { impactOf } from '#contract/staff/flag-impact.ts'
import { createDb, type Db } from '../../../worker/db/client.ts'
import { flagsTable } from '../../../worker/db/schema/flags.ts'
import { seed } from '../../../worker/db/seed.ts'
import { renewContent } from '../../../worker/features/content/snapshot.ts'
import {
  enableGroup,
  undoChangeSet,
  updateFlag,
} from '../../../worker/features/flags/change-sets.ts'
import { renewSettings } from '../../../worker/features/settings/snapshot.ts'
import { call, noPause } from '../kit/client.ts'
import { counting } from '../kit/counting.ts'
import { everyOrder } from '../kit/every-order.ts'
import { allOn } from '../kit/flag-states.ts'
import { twoAtOnce, type Work } from '../kit/two-at-once.ts'
import { unlock } from '../kit/staff.ts'
import { execute, firstRow, scalar } from '../kit/rows.ts'

const seededAt = new Date('2026-01-02T00:00:00.000Z')
const db = () => createDb(env.DB)
const author = (actor: string, now = new Date()) => ({ actor, now })

beforeEach(async () => {
  await seed(db(), [], seededAt)
  // as the cron leaves it: pages read settings and news, too
  const site = { db: db(), kv: env.KV, now: () => new Date(), pause: noPause }
  await Promise.all([renewSettings(site), renewContent(site)])
})

/** The table as it is stored, byte for byte. */
const rows = async () =>
  JSON.stringify((await env.DB.prepare('select * from feature_flags order by id').all()).results)
const count = (where = '1') =>
  scalar<number>(`select count(*) as n from flag_changes where ${where}`)

const post = (path: string, token: string, body: unknown, override = {}) =>
  call(`/api/flags/${path}`, { method: 'POST', token, body }, override)

/** Runs two changes in every order of their D1 operations. @returns which of them won */
async function race(works: readonly [Work, Work], isOneRefused: boolean) {
  const outcomes: unknown[] = []
  const noted = (index: 0 | 1) => async (on: Db) => {
    outcomes[index] = await works[index](on)
  }
  return twoAtOnce(
    [noted(0), noted(1)],
    async ({ story }) => {
      expect(outcomes.filter(isChange), story).toHaveLength(1)
      if (isOneRefused) expect(outcomes, story).toContain('changed-since')
      return outcomes.findIndex(isChange)
    },
    { explore: everyOrder },
  )
}

const isChange = (outcome: unknown) => typeof outcome === 'object'
const at = (ms: number) => new Date(seededAt.getTime() + ms)

test('of two writers who saw the same state of a flag exactly one wins, in every order', async () => {
  const enabled = !(await db().select().from(flagsTable).where(eq(flagsTable.id, 'blog')))[0]
    ?.enabled
  const change = { enabled, if_updated_at: seededAt.toISOString() }
  const write = (actor: string) => (on: Db) => updateFlag(on, 'blog', change, author(actor, at(1)))
  expect(await race([write('ann'), write('bob')], true)).toEqual([0, 1])
})

test('a set and a change of one of its flags, or two undoings of it, never both win blindly', async () => {
  await db().update(flagsTable).set({ enabled: false })
  const set = await enableGroup(db(), 'all', author('ann', at(1)))
  const enabledAt = at(1).toISOString()
  const undo = (ms: number) => (on: Db) =>
    undoChangeSet(on, set.changeSet ?? '', author('bob', at(ms)))
  const close = (on: Db) =>
    updateFlag(on, 'blog', { enabled: false, if_updated_at: enabledAt }, author('cay', at(2)))
  expect(await race([undo(3), close], false)).toEqual([0, 1])
  expect(await race([undo(3), undo(4)], false)).toEqual([0, 1])
})

test('a set is undone in one action, and the flags are to the byte what they were', async () => {
  const token = await unlock()
  for (const id of ['teams', 'founder', 'solutions']) {
    await call(`/api/flags/${id}`, { method: 'PATCH', token, body: { enabled: false } })
  }
  const before = await rows()
  const versionBefore = await version(token)
  const enabled = await post('enable', token, { group: 'main_navigation' })
  const { change_set }: { change_set: string } = await enabled.json()
  expect(await rows()).not.toBe(before)

  const { counts, override } = counting()
  const undone = await post('undo', token, { change_set, note: 'Too early' }, override)
  expect(undone.status).toBe(200)
  const body: { flags: { id: string; enabled: boolean }[]; change_set: string } =
    await undone.json()
  expect(body.flags.map(({ id, enabled }) => [id, enabled])).toEqual([
    ['founder', false],
    ['solutions', false],
    ['teams', false],
  ])
  expect(await rows()).toBe(before)
  expect(await version(token)).toBe(versionBefore)
  expect({ batches: counts.batches, puts: counts.puts }).toEqual({ batches: 1, puts: 1 })

  const trail = await call('/api/flags/changes', { token })
  const { changes }: { changes: FlagAuditEntry[] } = await trail.json()
  expect(changes.slice(0, 3)).toMatchObject(
    Array.from({ length: 3 }, () => ({
      cause: `undo:${change_set}`,
      change_set: body.change_set,
      note: 'Too early',
      from: true,
      to: false,
    })),
  )

  // and the undoing can be undone, which makes it the set's turn again
  expect((await post('undo', token, { change_set: body.change_set })).status).toBe(200)
  expect((await post('undo', token, { change_set })).status).toBe(200)
  expect(await rows()).toBe(before)
})

const version = async (token: string) =>
  ((await (await call('/api/flags', { token })).json()) as FlagList).version

test('a set is not undone once any of its flags was changed after it', async () => {
  const token = await unlock()
  await execute("update feature_flags set enabled = 0 where id in ('teams', 'founder')")
  const { change_set }: { change_set: string } = await (
    await post('enable', token, { group: 'main_navigation' })
  ).json()
  await call('/api/flags/teams', { method: 'PATCH', token, body: { enabled: false } })
  const before = await rows()
  const answer = await post('undo', token, { change_set })
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'flag/changed-since' }])
  expect(await rows()).toBe(before)
  expect(await count(`cause = 'undo:${change_set}'`)).toBe(0)
})

test('undoing twice, and undoing what never was, is refused', async () => {
  const token = await unlock()
  const answer = await call('/api/flags/teams', {
    method: 'PATCH',
    token,
    body: { enabled: false },
  })
  const { change_set }: { change_set: string } = await answer.json()
  const both = await Promise.all([
    post('undo', token, { change_set }),
    post('undo', token, { change_set }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await post('undo', token, { change_set: crypto.randomUUID() })).status).toBe(404)
  expect((await post('undo', token, { change_set: 'x' })).status).toBe(422)
})

test('any row of changes, undone from the last to the first, leaves no trace in the flags', async () => {
  const step = fc.record({ flag: fc.constantFrom(...flagNames), all: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const before = await rows()
      const sets: string[] = []
      let now = new Date(Date.now())
      for (const { flag, all } of steps) {
        now = new Date(now.getTime() + 1)
        const row = await firstRow<{ enabled: number }>(
          'select enabled from feature_flags where id = ?',
          flag,
        )
        const changed = all
          ? await enableGroup(db(), 'all', author('ann', now))
          : await updateFlag(db(), flag, { enabled: row?.enabled === 0 }, author('ann', now))
        if (typeof changed === 'object' && changed.changeSet) sets.push(changed.changeSet)
      }
      for (const set of sets.toReversed()) {
        expect(await undoChangeSet(db(), set, author('bob', now))).toBeTypeOf('object')
      }
      expect(await rows()).toBe(before)
    }),
    { numRuns: 40, seed: 7, endOnFailure: true },
  )
})

test('a note is kept with the change, and one that is too long is refused', async () => {
  const token = await unlock()
  const patch = (note: string) =>
    call('/api/flags/news', { method: 'PATCH', token, body: { enabled: false, note } })
  expect((await patch('x'.repeat(501))).status).toBe(422)
  expect((await patch('  Waiting for pictures  ')).status).toBe(200)
  expect(await count("note = 'Waiting for pictures'")).toBe(1)
})

const heldByInsights = indexedPages(allOn).filter(({ path }) => path.startsWith('/insights'))

test.for([
  ['teams', { pages: ['teams'], languages: [], menu: ['teams'], sitemapLines: 5 }],
  [
    'insights',
    {
      pages: ['news', 'newsStory', 'blog', 'article'],
      menu: ['news', 'blog'],
      sitemapLines: heldByInsights.length * 5,
    },
  ],
  [
    'french_language',
    { pages: [], languages: ['fr'], menu: [], sitemapLines: indexedPages(allOn).length },
  ],
  ['rotating_keywords', { pages: [], menu: [], sitemapLines: 0 }],
] as const)('hiding %s takes what it holds, and no more', ([flag, impact]) => {
  expect(impactOf(flag, allOn)).toMatchObject(impact)
  expect(impactOf(flag, allOn).inLanguages).toBe(5)
})

test('a flag takes nothing that is hidden already, or that switching it on does not bring back', () => {
  expect(impactOf('insights', { ...allOn, news: false })).toMatchObject({
    pages: ['blog', 'article'],
    menu: ['blog'],
  })
  for (const name of flagNames) {
    expect(impactOf(name, { ...allOn, [name]: false })).toEqual(impactOf(name, allOn))
  }
})
