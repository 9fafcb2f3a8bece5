import { expect, test } from 'vitest'
import { freshIsolate } from '../front/isolates.ts'
import { contentOffice, fields, texts } from './content-world.ts'

const path = `/insights/news/${fields.slug}`

test('a story that staff published is kept at the location like any page, and never shown as it was', async () => {
  const build = { build: crypto.randomUUID() }
  const office = await contentOffice()
  const id = await office.make()
  await office.publish(id, 'en', texts.en)
  const first = await freshIsolate({}, build)
  const shown = await first.visit(path)
  expect([shown.status, first.hasRendered()]).toEqual([200, true])
  const second = await freshIsolate({}, build)
  const again = await second.visit(path)
  expect([again.status, second.hasRendered()]).toEqual([200, false])
  expect(await again.text()).toContain('It is dark and dry.')

  await office.publish(id, 'en', { ...texts.en, body: 'It is light.' })
  const third = await freshIsolate({}, build)
  expect(await (await third.visit(path)).text()).toContain('It is light.')
  for (const unknown of [`${path}-`, '/insights/news/x', `/de${path}`]) {
    expect((await (await freshIsolate({}, build)).visit(unknown)).status, unknown).toBe(404)
  }
})

test('what the build rendered is not shown once any news changed', async () => {
  const build = { build: crypto.randomUUID() }
  const about = { facts: {}, past: [] }
  const ahead = {
    '/web/ahead/insights/news.txt': `${JSON.stringify(about)}\nfrom the build`,
  }
  const office = await contentOffice()
  const id = await office.make()
  await office.publish(id, 'en', texts.en)
  const isolate = await freshIsolate({}, { ...build, ahead })
  const page = await (await isolate.visit('/insights/news')).text()
  expect(page).not.toContain('from the build')
  expect(page).toContain(texts.en.title)
})
