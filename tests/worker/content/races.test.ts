import { expect, test } from 'vitest'
import { everyOrder, someFaults } from '../kit/every-order.ts'
import { asking, type Found, type Options, twoAtOnce, type Wanted } from '../kit/two-at-once.ts'
import {
  type ContentOffice,
  contentOffice,
  fields,
  newStory,
  texts,
  wantSecondPerson,
} from './content-world.ts'
import { firstRow, scalar } from '../kit/rows.ts'

/** Runs two administrators' actions concurrently, each in an isolate of its own. */
async function race(
  office: ContentOffice,
  wanted: readonly [Wanted, Wanted],
  check: (found: Found<{ status: number }, unknown>) => Promise<unknown>,
  options: Options<unknown> = {},
) {
  const anna = await office.member('anna@meltemi.test', 'admin')
  const work = ([method, path, body]: Wanted, token: string) =>
    asking([method, `content${path}`, body], token)
  const works = [work(wanted[0], office.staff.token), work(wanted[1], anna.token)] as const
  return twoAtOnce(works, check, options)
}

const kept = () => scalar('select title from content_drafts')
const live = (id: string) =>
  scalar(`select value ->> 'title' from content where key = 'news:${id}:en'`)
const count = (table: string, where = '1') =>
  scalar<number>(`select count(*) as n from ${table} where ${where}`)

/** A news item with a draft, and the requests that two editors may send. */
async function drafted() {
  const { office, id } = await newStory()
  const draft = (await office.draft(id, 'en', texts.en)).body.texts.en.draft?.version
  const path = `/${id}/drafts/en`
  const later = { ...texts.en, title: 'Later' }
  const publishing = { texts: [{ locale: 'en', draft, version: 0 }] }
  const publish: Wanted = ['POST', `/${id}/publish`, publishing]
  const change: Wanted = ['PUT', path, { text: later, publish_at: null, version: draft, live: 0 }]
  const answer = (state: string, note?: string): Wanted => [
    'POST',
    `${path}/review`,
    { state, draft, note },
  ]
  return { office, id, path, draft, publish, change, answer }
}

test('of two editors who save the same draft one wins, and the other overwrites nothing', async () => {
  const { office, id } = await newStory()
  const save = (title: string): Wanted => [
    'PUT',
    `/${id}/drafts/en`,
    { text: { ...texts.en, title }, publish_at: null, version: null, live: 0 },
  ]
  await race(
    office,
    [save('One'), save('Two')],
    async ({ statuses, story }) => {
      expect(statuses.toSorted(), story).toEqual([200, 409])
      expect(await kept(), story).toBe(statuses[0] === 200 ? 'One' : 'Two')
    },
    { explore: everyOrder },
  )
})

test('a draft that is saved while a colleague publishes is published as it was seen, or kept as it was saved', async () => {
  const { office, id, publish, change } = await drafted()
  await race(office, [publish, change], async ({ statuses, story }) => {
    expect(statuses.toSorted(), story).toEqual([200, 409])
    const isPublished = statuses[0] === 200
    const expected = isPublished ? [texts.en.title, null] : [null, 'Later']
    expect([await live(id), await kept()], story).toEqual(expected)
  })
})

test('of two stories that ask for the same address one gets it', async () => {
  const make = (): Wanted => ['PUT', `/${crypto.randomUUID()}`, { fields, version: 0 }]
  await race(await contentOffice(), [make(), make()], async ({ statuses, story }) => {
    expect(statuses.toSorted(), story).toEqual([200, 409])
    expect(await count('content'), story).toBe(1)
  })
})

test('a publication that fails half-way leaves trail, text and draft alike', async () => {
  const { office, id, publish } = await drafted()
  const check = async ({ story }: { story: string }) => {
    const published = await count('content', `key = 'news:${id}:en'`)
    expect(await count('content_changes', `key = 'news:${id}:en'`), story).toBe(published)
    expect(await count('content_drafts'), story).toBe(1 - (published ?? 0))
  }
  await race(office, [publish, ['GET', '', undefined]], check, { explore: someFaults })
})

test('an approval counts only for the words that were read, though their writer changes them at that moment', async () => {
  const { office, change, answer } = await drafted()
  await race(office, [change, answer('approved')], async ({ statuses, story }) => {
    expect(statuses[0], story).toBe(200)
    expect([200, 409], story).toContain(statuses[1])
    const row = await firstRow('select title, review from content_drafts')
    expect(row, story).toEqual({ title: 'Later', review: null })
  })
})

test('while a second person must publish, a text that is sent back as it is published is either public or back', async () => {
  const { office, id, publish, answer } = await drafted()
  await wantSecondPerson()
  const boris = await office.member('boris@meltemi.test', 'admin')
  await office.call(...answer('approved'), boris.token)
  const returned = answer('returned', 'Which honey?')
  await race(office, [publish, returned], async ({ statuses, story }) => {
    const [isPublished, isReturned] = statuses.map((status) => status === 200)
    expect(isPublished, story).toBe(!isReturned)
    expect((await live(id)) !== null, story).toBe(isPublished)
  })
})
