import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { everyOrder, someFaults, someOrders } from '../kit/every-order.ts'
import { call } from '../kit/client.ts'
import { ownKv } from '../health/world.ts'
import { noLimits } from '../kit/outages.ts'
import { twoAtOnce } from '../kit/two-at-once.ts'
import type { Db } from '../../../worker/db/client.ts'
import { contentOffice, fields, texts } from './content-world.ts'

type Wanted = [method: string, path: string, body: unknown]

/** Two administrators who do something at the same moment, each in an isolate of their own. */
async function two(
  office: Awaited<ReturnType<typeof contentOffice>>,
  wanted: readonly [Wanted, Wanted],
) {
  const anna = await office.member('anna@meltemi.test', 'admin')
  const asking =
    ([method, path, body]: Wanted, token: string) =>
    (db: Db) =>
      call(
        `/api/admin/content${path}`,
        { method, token, body },
        { db, kv: ownKv(), limits: noLimits },
      )
  return twoAtOnce([asking(wanted[0], office.staff.token), asking(wanted[1], anna.token)])
}

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()

test('of two editors who save the same draft one wins, and the other overwrites nothing', async () => {
  const office = await contentOffice()
  const id = await office.make()
  const save = (title: string): Wanted => [
    'PUT',
    `/${id}/drafts/en`,
    { text: { ...texts.en, title }, publish_at: null, version: null, live: 0 },
  ]
  const { actors, answers, reset } = await two(office, [save('One'), save('Two')])
  await everyOrder({
    actors,
    reset,
    check: async (story) => {
      expect(statuses(answers), story).toEqual([200, 409])
      const winner = answers[0]?.status === 200 ? 'One' : 'Two'
      const title = await env.DB.prepare('select title from content_drafts').first('title')
      expect(title, story).toBe(winner)
    },
  })
})

test('a draft that is saved while a colleague publishes is published as it was seen, or kept as it was saved', async () => {
  const office = await contentOffice()
  const id = await office.make()
  const draft = (await office.draft(id, 'en', texts.en)).body.texts.en.draft?.version
  const { actors, answers, reset } = await two(office, [
    ['POST', `/${id}/publish`, { texts: [{ locale: 'en', draft, version: 0 }] }],
    [
      'PUT',
      `/${id}/drafts/en`,
      { text: { ...texts.en, title: 'Later' }, publish_at: null, version: draft, live: 0 },
    ],
  ])
  await someOrders({
    actors,
    reset,
    check: async (story) => {
      expect(statuses(answers), story).toEqual([200, 409])
      const live = await env.DB.prepare(
        `select value ->> 'title' as title from content where key = 'news:${id}:en'`,
      ).first('title')
      const kept = await env.DB.prepare('select title from content_drafts').first('title')
      const isPublished = answers[0]?.status === 200
      expect([live, kept], story).toEqual(isPublished ? [texts.en.title, null] : [null, 'Later'])
    },
  })
})

test('of two stories that ask for the same address one gets it', async () => {
  const office = await contentOffice()
  const make = (): Wanted => ['PUT', `/${crypto.randomUUID()}`, { fields, version: 0 }]
  const { actors, answers, reset } = await two(office, [make(), make()])
  await someOrders({
    actors,
    reset,
    check: async (story) => {
      expect(statuses(answers), story).toEqual([200, 409])
      const rows = await env.DB.prepare('select count(*) as n from content').first('n')
      expect(rows, story).toBe(1)
    },
  })
})

test('a publication that fails half-way leaves trail, text and draft alike', async () => {
  const office = await contentOffice()
  const id = await office.make()
  const draft = (await office.draft(id, 'en', texts.en)).body.texts.en.draft?.version
  const { actors, reset } = await two(office, [
    ['POST', `/${id}/publish`, { texts: [{ locale: 'en', draft, version: 0 }] }],
    ['GET', '', undefined],
  ])
  await someFaults({
    actors,
    reset,
    check: async (story) => {
      const count = (table: string, where: string) =>
        env.DB.prepare(`select count(*) as n from ${table} where ${where}`).first<number>('n')
      const live = await count('content', `key = 'news:${id}:en'`)
      expect(await count('content_changes', `key = 'news:${id}:en'`), story).toBe(live)
      expect(await count('content_drafts', '1'), story).toBe(1 - (live ?? 0))
    },
  })
})

test('an approval counts only for the words that were read, though their writer changes them at that moment', async () => {
  const office = await contentOffice()
  const id = await office.make()
  const draft = (await office.draft(id, 'en', texts.en)).body.texts.en.draft?.version
  const later = { ...texts.en, title: 'Later' }
  const { actors, answers, reset } = await two(office, [
    ['PUT', `/${id}/drafts/en`, { text: later, publish_at: null, version: draft, live: 0 }],
    ['POST', `/${id}/drafts/en/review`, { state: 'approved', draft }],
  ])
  await someOrders({
    actors,
    reset,
    check: async (story) => {
      const [saved, approved] = answers.map(({ status }) => status)
      expect(saved, story).toBe(200)
      expect([200, 409], story).toContain(approved)
      const row = await env.DB.prepare('select title, review from content_drafts').first()
      expect(row, story).toEqual({ title: 'Later', review: null })
    },
  })
})

test('while a second person must publish, a text that is sent back as it is published is either public or back', async () => {
  const office = await contentOffice()
  await env.DB.prepare(
    `insert into settings (key, value, version, updated_by, updated_at)
      values ('secondPerson', 'true', 1, 'x', '2026-11-20T00:00:00.000Z')`,
  ).run()
  const id = await office.make()
  const draft = (await office.draft(id, 'en', texts.en)).body.texts.en.draft?.version
  const boris = await office.member('boris@meltemi.test', 'admin')
  const path = `/${id}/drafts/en/review`
  await office.call('POST', path, { state: 'approved', draft }, boris.token)
  const { actors, answers, reset } = await two(office, [
    ['POST', `/${id}/publish`, { texts: [{ locale: 'en', draft, version: 0 }] }],
    ['POST', path, { state: 'returned', draft, note: 'Which honey?' }],
  ])
  await someOrders({
    actors,
    reset,
    check: async (story) => {
      const [published, returned] = answers.map(({ status }) => status === 200)
      expect(published, story).toBe(!returned)
      const live = await env.DB.prepare(
        `select count(*) as n from content where key = 'news:${id}:en'`,
      ).first('n')
      expect(live, story).toBe(published ? 1 : 0)
    },
  })
})
