import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { FlagList } from '#contract/flag-calls.ts'
import { createDb } from '../../../worker/db/client.ts'
import { seed } from '../../../worker/db/seed.ts'
import { createMeter } from '../kit/meter.ts'
import { contentOffice, fields, texts } from './content-world.ts'

test('a title that looks like a link is text in what language models read', async () => {
  const office = await contentOffice()
  const id = await office.make()
  const title = 'T…](https://evil.example) [x'
  await office.publish(id, 'en', { ...texts.en, title })
  const page = await office.page('/llms.txt')
  expect(page).toContain('T…\\](https://evil.example) \\[x')
  expect(page).not.toMatch(/[^\\]\]\(https:\/\/evil/)
})

test('a Markdown copy that there is none of costs no story’s text, however many there are', async () => {
  const meter = createMeter()
  const office = await contentOffice({ kv: meter.kv, db: meter.db })
  for (const slug of ['first', 'second', 'third']) {
    const id = await office.make(crypto.randomUUID(), { ...fields, slug })
    await office.publish(id, 'en', texts.en)
  }
  const costOf = (path: string) =>
    meter.of(async () => expect((await office.get(path)).status).toBe(404))
  await costOf('/none')
  expect((await costOf('/none.md')).kvReads).toBe((await costOf('/none')).kvReads)
  expect((await costOf('/none/feed.xml')).kvReads).toBe((await costOf('/none')).kvReads)
  expect(await office.page('/insights/news/first.md')).toContain(texts.en.title)
  expect((await office.get('/fr/insights/news/first.md')).status, 'nobody wrote it').toBe(404)
})

test('the feed of a page that is off costs no story’s text', async () => {
  await seed(createDb(env.DB), [], new Date())
  const meter = createMeter()
  const office = await contentOffice({ kv: meter.kv, db: meter.db })
  await office.publish(await office.make(), 'en', texts.en)
  const { token } = office.staff
  const list = await (await office.send('/api/flags', { token })).json<FlagList>()
  const blog = list.flags.find(({ name }) => name === 'blog')
  const off = { method: 'PATCH', token, body: { enabled: false } }
  expect((await office.send(`/api/flags/${blog?.id}`, off)).status).toBe(200)
  const costOf = (path: string) =>
    meter.of(async () => expect((await office.get(path)).status).toBe(404))
  await costOf('/none')
  expect((await costOf('/insights/blog/feed.xml')).kvReads).toBe((await costOf('/none')).kvReads)
})
