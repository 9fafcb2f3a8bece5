import { expect, test } from 'vitest'
import { newsItems } from '#contract/site/insights.ts'
import type { Analytics } from '#contract/analytics/analytics.ts'
import type { Overview } from '#contract/staff/overview.ts'
import type { ContentHistory } from '#contract/staff/content/stories.ts'
import {
  type ContentOffice,
  contentOffice,
  newStory,
  publishedStory,
  texts,
} from './content-world.ts'
import { scalar } from '../kit/rows.ts'

const later = { ...texts.en, title: 'Thyme honey is nearly sold out' }

const draftOf = async (office: ContentOffice, id: string) => {
  const { draft } = (await office.read(id)).texts.en
  return draft && { title: draft.title, excerpt: draft.excerpt, body: draft.body }
}
const earlierOf = async (office: ContentOffice, id: string) =>
  (
    (await office.call('GET', `/${id}/history?locale=en&drafts=true`))
      .body as unknown as ContentHistory
  ).sets.map(({ cause, can_undo, changes }) => ({ cause, can_undo, ...changes[0] }))

test('a first publication that is undone is a draft again, and publishing it again leaves none', async () => {
  const { office, id } = await newStory()
  const { change_set } = (await office.publish(id, 'en', texts.en)).body
  const undone = await office.undo(id, change_set)
  expect(undone.body.story.texts.en.live).toBe('withdrawn')
  expect(await draftOf(office, id)).toEqual(texts.en)
  await office.undo(id, undone.body.change_set)
  expect((await office.read(id)).story.texts.en).toMatchObject({ live: 'written', draft: null })
})

test('an undone publication is a draft over the text that visitors read before, unless someone is writing', async () => {
  const { office, id } = await publishedStory()
  await office.undo(id, (await office.publish(id, 'en', later)).body.change_set)
  expect(await draftOf(office, id)).toEqual(later)
  const second = (await office.publish(id, 'en', later)).body.change_set
  const third = { ...texts.en, title: 'Something else' }
  await office.draft(id, 'en', third)
  await office.undo(id, second)
  expect(await draftOf(office, id)).toEqual(third)
})

test('a text that is taken off the website is a draft, and undoing that leaves none', async () => {
  const { office, id } = await publishedStory()
  const { version } = (await office.read(id)).story.texts.en
  const taken = await office.call('POST', `/${id}/withdraw`, { locale: 'en', version })
  expect(taken.body.story.texts.en).toMatchObject({ live: 'withdrawn' })
  expect(await draftOf(office, id)).toEqual(texts.en)
  await office.undo(id, taken.body.change_set)
  expect(await draftOf(office, id)).toBeNull()
  const [item] = newsItems
  const shipped = await office.call('POST', `/${item.id}/withdraw`, { locale: 'en', version: 0 })
  expect(shipped.body.story.texts.en).toMatchObject({ live: 'withdrawn', draft: null })
})

test('a discarded draft is among the earlier ones, and visitors read nothing of it', async () => {
  const { office, id } = await newStory()
  const { draft } = (await office.draft(id, 'en', texts.en)).body.texts.en
  await office.call('DELETE', `/${id}/drafts/en?version=${draft?.version}`)
  expect(await draftOf(office, id)).toBeNull()
  expect(await earlierOf(office, id)).toMatchObject([
    { cause: 'discarded', can_undo: false, locale: 'en', from: texts.en, to: null },
  ])
  expect((await office.read(id)).story.texts.en.live).toBe('none')
  const set = await scalar<string>(
    "select change_set from content_changes where key like 'draft:%'",
  )
  expect((await office.undo(id, set)).status).toBe(409)
})

test('a draft that loses a sentence is kept for 30 days, once, for its writer and for colleagues', async () => {
  const { office, id } = await newStory()
  const anna = (await office.member('anna@meltemi.test', 'admin')).token
  await office.draft(id, 'en', texts.en)
  await office.draft(id, 'en', later)
  await office.draft(id, 'en', later, null, anna)
  await office.draft(id, 'en', { ...later, body: `${later.body} Ask us.` })
  expect(await earlierOf(office, id)).toMatchObject([{ cause: 'replaced', from: texts.en }])
  await office.draft(id, 'en', texts.el, null, anna)
  await office.draft(id, 'en', texts.en)
  await office.draft(id, 'en', texts.el, null, anna)
  const kept = [texts.en, texts.el, { body: `${later.body} Ask us.` }]
  expect(await earlierOf(office, id)).toMatchObject(kept.map((from) => ({ from })))
  const version = (await office.read(id)).texts.en.draft?.version
  office.passes(31 * 24 * 60)
  const { access_token } = await office.session(office.staff.user)
  const change = { text: later, publish_at: null, version, live: 0 }
  await office.call('PUT', `/${id}/drafts/en`, change, access_token)
  expect(await scalar("select count(*) from content_changes where key like 'draft:%'")).toBe(1)
})

test('a text that is refused because a colleague was quicker is kept, once', async () => {
  const { office, id } = await newStory()
  await office.draft(id, 'en', texts.en)
  const late = { text: later, publish_at: null, version: null, live: 0 }
  for (const _ of [1, 2])
    expect((await office.call('PUT', `/${id}/drafts/en`, late)).status).toBe(409)
  expect(await draftOf(office, id)).toEqual(texts.en)
  expect(await earlierOf(office, id)).toMatchObject([{ cause: 'refused', from: later }])
})

test('the figures name what was published, undone and taken off the website, and the dashboard counts it', async () => {
  const office = await contentOffice()
  const pages = async () =>
    ((await office.admin('GET', '/overview')).body as unknown as Overview).figures.pages.now
  const before = await pages()
  const id = await office.make()
  await office.publish(id, 'en', texts.en)
  expect(await pages()).toBe(before + 1)
  const { change_set } = (await office.publish(id, 'en', later)).body
  await office.undo(id, change_set)
  await office.change(id, { archived: true })
  await office.change(id, { archived: false })
  const { version } = (await office.read(id)).story.texts.en
  await office.call('POST', `/${id}/withdraw`, { locale: 'en', version })
  expect(await pages()).toBe(before)
  const day = (shift: number) =>
    new Date(Date.now() + shift * 86_400_000).toISOString().slice(0, 10)
  const { body } = await office.admin('GET', `/analytics?from=${day(-1)}&to=${day(1)}`)
  expect((body as unknown as Analytics).notes).toMatchObject([
    { kind: 'withdrawn', title: texts.en.title },
    { kind: 'unarchived', title: texts.en.title },
    { kind: 'archived', title: texts.en.title },
    { kind: 'restored', title: texts.en.title },
    { kind: 'published', title: later.title },
    { kind: 'published', title: texts.en.title },
  ])
})
