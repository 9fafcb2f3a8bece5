import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { FlagAuditEntry } from '#contract/flag-calls.ts'
import { flagNames } from '#contract/flags.ts'
import { indexedPages } from '#contract/site/indexed-pages.ts'
import { flagImpactOf } from '#contract/staff/flag-impact.ts'
import { createDb, type Db } from '../../../worker/db/client.ts'
import { flagsTable } from '../../../worker/db/schema/flags.ts'
import { seed } from '../../../worker/db/seed.ts'
import {
  enableGroup,
  undoChangeSet,
  updateFlag,
} from '../../../worker/features/flags/change-sets.ts'
import { renewSite } from '../../../worker/features/site/snapshot.ts'
import { expectOutcome } from '../auth/world.ts'
import { call, noPause } from '../kit/client.ts'
import { counting } from '../kit/counting.ts'
import { everyOrder } from '../kit/every-order.ts'
import { allOn } from '../kit/flag-states.ts'
import { twoAtOnce, type Work } from '../kit/two-at-once.ts'
import { unlock } from '../kit/staff.ts'
import { execute, rows as rowsOf, scalar } from '../kit/rows.ts'
import { seededAt } from './admin-world.ts'
import { list, patch, turnOff } from './flag-calls.ts'

const db = () => createDb(env.DB)
const author = (actor: string, now = new Date()) => ({ actor, now })

beforeEach(async () => {
  await seed(db(), [], seededAt)
  // as after the cron, because pages also read settings and news
  await renewSite({ db: db(), kv: env.KV, now: () => new Date(), pause: noPause })
})

/** The stored rows, to compare byte for byte. */
const rows = async () => JSON.stringify(await rowsOf('select * from feature_flags order by id'))
const count = (where = '1') =>
  scalar<number>(`select count(*) as n from flag_changes where ${where}`)

const post = (path: string, token: string, body: unknown, override = {}) =>
  call(`/api/flags/${path}`, { method: 'POST', token, body }, override)

/** Runs two changes in every order of their D1 operations. @returns the accepted ones */
async function race(works: readonly [Work, Work], isOneRefused: boolean) {
  const outcomes: unknown[] = []
  const noted = (index: 0 | 1) => async (on: Db) => {
    outcomes[index] = await works[index](on)
  }
  return twoAtOnce(
    [noted(0), noted(1)],
    async ({ story }) => {
      expect(outcomes.filter(isChange), story).toHaveLength(1)
      if (isOneRefused) expect(outcomes, story).toContain('version-conflict')
      return outcomes.findIndex(isChange)
    },
    { explore: everyOrder },
  )
}

const isChange = (outcome: unknown) => typeof outcome === 'object'
const at = (ms: number) => new Date(seededAt.getTime() + ms)

test('of two writers who saw the same state of a flag exactly one wins, in every order', async () => {
  const enabled = (await scalar("select enabled from feature_flags where id = 'blog'")) === 0
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
  for (const id of ['teams', 'founder', 'solutions']) await turnOff(id, token)
  const before = await rows()
  const versionBefore = (await list(token)).version
  const enabled = await post('enable', token, { group: 'main_navigation' })
  const { change_set }: { change_set: string } = await enabled.json()
  expect(await rows()).not.toBe(before)

  const { counts, override } = counting()
  const undone = await post('undo', token, { change_set, note: 'Too early' }, override)
  expect(undone.status).toBe(200)
  const body: { flags: { id: string; enabled: boolean }[]; change_set: string } =
    await undone.json()
  const off = ['founder', 'solutions', 'teams'].map((id) => ({ id, enabled: false }))
  expect(body.flags).toMatchObject(off)
  expect(await rows()).toBe(before)
  expect((await list(token)).version).toBe(versionBefore)
  expect({ batches: counts.batches, puts: counts.puts }).toEqual({ batches: 3, puts: 1 })

  const trail = await call('/api/flags/changes', { token })
  const { changes }: { changes: FlagAuditEntry[] } = await trail.json()
  const undoing = { cause: `undo:${change_set}`, change_set: body.change_set, note: 'Too early' }
  const change = { ...undoing, from: true, to: false }
  expect(changes.slice(0, 3)).toMatchObject([change, change, change])

  // the undo can be undone, which lets the first change set be undone again
  expect((await post('undo', token, { change_set: body.change_set })).status).toBe(200)
  expect((await post('undo', token, { change_set })).status).toBe(200)
  expect(await rows()).toBe(before)
})

test('a set is not undone once any of its flags was changed after it', async () => {
  const token = await unlock()
  await execute("update feature_flags set enabled = 0 where id in ('teams', 'founder')")
  const { change_set }: { change_set: string } = await (
    await post('enable', token, { group: 'main_navigation' })
  ).json()
  await turnOff('teams', token)
  const before = await rows()
  await expectOutcome(await post('undo', token, { change_set }), 409, 'flag/version-conflict')
  expect(await rows()).toBe(before)
  expect(await count(`cause = 'undo:${change_set}'`)).toBe(0)
})

test('undoing twice, and undoing what never was, is refused', async () => {
  const token = await unlock()
  const { change_set }: { change_set: string } = await (await turnOff('teams', token)).json()
  const undo = () => post('undo', token, { change_set })
  const both = await Promise.all([undo(), undo()])
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
        const enabled = await scalar('select enabled from feature_flags where id = ?', flag)
        const changed = all
          ? await enableGroup(db(), 'all', author('ann', now))
          : await updateFlag(db(), flag, { enabled: enabled === 0 }, author('ann', now))
        if (typeof changed === 'object' && changed.changeSet) sets.push(changed.changeSet)
      }
      for (const set of sets.toReversed())
        expect(await undoChangeSet(db(), set, author('bob', now))).toBeTypeOf('object')
      expect(await rows()).toBe(before)
    }),
    { numRuns: 40, seed: 7, endOnFailure: true },
  )
})

test('a note is kept with the change, and one that is too long is refused', async () => {
  const token = await unlock()
  const say = (note: string) => patch('news', { enabled: false, note }, token)
  expect((await say('x'.repeat(501))).status).toBe(422)
  expect((await say('  Waiting for pictures  ')).status).toBe(200)
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
  expect(flagImpactOf(flag, allOn)).toMatchObject(impact)
  expect(flagImpactOf(flag, allOn).inLanguages).toBe(5)
})

test('a flag takes nothing that is hidden already, or that switching it on does not bring back', () => {
  expect(flagImpactOf('insights', { ...allOn, news: false })).toMatchObject({
    pages: ['blog', 'article'],
    menu: ['blog'],
  })
  for (const name of flagNames)
    expect(flagImpactOf(name, { ...allOn, [name]: false })).toEqual(flagImpactOf(name, allOn))
})
