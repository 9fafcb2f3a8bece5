import { expect, test } from 'vitest'
import type { PreviewLink } from '#contract/staff/flag-admin-calls.ts'
import { execute } from '../kit/rows.ts'
import {
  type ContentOffice,
  draftedStory,
  fields,
  newsPath as path,
  newStory,
  publishedStory,
  texts,
} from './content-world.ts'

/** Creates a preview link and follows it as a browser would, up to the final page. */
async function follow(office: ContentOffice, id: string) {
  const made = await office.call('POST', `/${id}/drafts/en/preview`, { hours: 24 })
  expect(made.status).toBe(201)
  const { url } = made.body as unknown as PreviewLink
  const answer = await office.get(url.slice(new URL(url).origin.length))
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(path)
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  return { open: (at: string) => office.get(at, { cookie }) }
}

test('a link shows an unpublished draft without an account, and no other visitor sees it', async () => {
  const { office, id } = await draftedStory()
  const { open } = await follow(office, id)
  const page = await open(path)
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toBe('no-store')
  const html = await page.text()
  expect(html).toContain('<h1>Thyme honey is here</h1>')
  expect(html).toContain('<h2>How to order</h2>')
  expect(html).toContain('action="/preview/leave"')
  expect((await office.get(path)).status, 'without the cookie').toBe(404)
  expect((await open(`/el${path}`)).status, 'another language').toBe(404)
  expect(await (await open('/insights/news')).text(), 'the list').not.toContain(fields.slug)
})

test('the same link shows what was written since, and in the end what is published', async () => {
  const { office, id } = await publishedStory()
  await office.draft(id, 'en', { ...texts.en, title: 'Thyme honey, drafted' })
  const { open } = await follow(office, id)
  const title = async () => /<h1>(.*?)<\/h1>/.exec(await (await open(path)).text())?.[1]
  expect(await title()).toBe('Thyme honey, drafted')
  await office.draft(id, 'en', { ...texts.en, title: 'Thyme honey, drafted again' })
  expect(await title()).toBe('Thyme honey, drafted again')
  expect(await office.page(path)).toContain('<h1>Thyme honey is here</h1>')
  await office.publish(id, 'en', { ...texts.en, title: 'Thyme honey for all' })
  expect(await title()).toBe('Thyme honey for all')
})

test('a link needs a draft, and ends with its story and with the rights of its maker', async () => {
  const { office, id } = await newStory()
  const none = await office.call('POST', `/${id}/drafts/en/preview`, { hours: 24 })
  expect([none.status, none.body['code']]).toEqual([409, 'content/version-conflict'])
  expect((await office.call('POST', '/no-story/drafts/en/preview', { hours: 24 })).status).toBe(404)
  await office.draft(id, 'en', texts.en)
  const { open } = await follow(office, id)
  const status = async () => (await open(path)).status
  await office.change(id, { archived: true })
  expect(await status(), 'archived').toBe(404)
  await office.change(id, { archived: false })
  expect(await status()).toBe(200)
  await execute('delete from user_roles')
  expect(await status(), 'of someone who is staff no longer').toBe(404)
})

test('a draft that cannot be read leaves every page as visitors have it', async () => {
  const { office, id } = await draftedStory()
  const { open } = await follow(office, id)
  const statuses = async () => [(await open('/')).status, (await open(path)).status]
  expect(await statuses()).toEqual([200, 200])
  await execute('drop table content_drafts')
  expect(await statuses(), 'unreadable').toEqual([200, 404])
})
