import fc from 'fast-check'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { newsItems } from '#contract/site/insights.ts'
import { renewSite } from '../../../worker/features/site/snapshot.ts'
import { createDb } from '../../../worker/db/client.ts'
import { call, noPause } from '../kit/client.ts'
import { decode } from '../kit/crawler.ts'
import { ownKv } from '../kit/own-kv.ts'
import { brokenDatabase, brokenKv, silent } from '../kit/outages.ts'
import { parseRichText } from '#contract/text/rich-text.ts'
import { tries } from '../kit/soak.ts'
import { newsPath as path, newStory, publishedStory, texts } from './content-world.ts'

test('no page carries more of the news than it shows', async () => {
  const { office } = await publishedStory()
  const bootOf = (html: string) =>
    JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
  expect(bootOf(await office.page('/')).news).toEqual([])
  const own = bootOf(await office.page(path)).news
  expect(own).toHaveLength(2)
  expect(own[0].body).toEqual(parseRichText(texts.en.body))
  expect(own[1].body).toBeUndefined()
  const list = bootOf(await office.page('/insights/news')).news
  expect(list).toHaveLength(newsItems.length + 1)
  expect(JSON.stringify(list)).not.toContain('By the pallet')
})

test('while D1 is down published news are read from KV; while both are, the built-in site is shown', async () => {
  await publishedStory()
  const without = await call(path, {}, { kv: ownKv(), db: brokenDatabase })
  expect(without.status).toBe(200)
  expect(await without.text()).toContain('It is dark and dry.')
  const [story] = newsItems
  const away = { kv: brokenKv(), db: brokenDatabase }
  expect((await call(`/insights/news/${story.slug}`, {}, away)).status).toBe(200)
})

test('while KV hangs over a text staff wait a second, and text and list are put again behind the answer', async () => {
  let hangs = true
  const put = ((key: string, value: string) => {
    if (!hangs || !key.startsWith('text:')) return env.KV.put(key, value)
    hangs = false
    return silent()
  }) as never
  const later: Promise<unknown>[] = []
  const defer = (work: Promise<unknown>) => void later.push(work)
  const { office, id } = await newStory({ kv: ownKv({ put }), pause: noPause, defer })
  const tooLong = new Promise<null>((resolve) => setTimeout(() => resolve(null), 8_000))
  expect((await Promise.race([office.publish(id, 'en', texts.en), tooLong]))?.status).toBe(200)
  await Promise.all(later)
  const shown = await call(path, {}, { kv: ownKv(), db: brokenDatabase })
  expect(await shown.text()).toContain('It is dark and dry.')
})

test('readers write nothing to KV, and read a text there or in D1', async () => {
  await publishedStory()
  const puts: string[] = []
  const put = (async (key: string) => void puts.push(key)) as never
  const read = async () =>
    (await call(`${path}?error=${crypto.randomUUID()}`, {}, { kv: ownKv({ put }) })).text()
  expect(await read()).toContain('It is dark and dry.')
  const keys = (await env.KV.list({ prefix: 'text:' })).keys
  await Promise.all(keys.map(({ name }) => env.KV.delete(name)))
  expect(await read()).toContain('It is dark and dry.')
  expect(puts).toEqual([])
})

test('a location that once missed a text in KV finds it there a little later, not a day later', async () => {
  await publishedStory()
  // KV caches a miss for the `cacheTtl` of the read
  const get = (async (key: string, options: { cacheTtl: number }) =>
    key.startsWith('text:') && options.cacheTtl > 60
      ? null
      : env.KV.get(key, options as never)) as never
  const answer = await call(path, {}, { kv: ownKv({ get }), db: brokenDatabase })
  expect(await answer.text()).toContain('It is dark and dry.')
})

test('readers learn of a text when KV has it: an entry that names it is put after it, and not without it', async () => {
  const puts: string[] = []
  let refuses = false
  const put = (async (key: string, value: string) => {
    if (refuses && key.startsWith('text:')) throw new Error('500')
    puts.push(key.split(':')[0] ?? '')
    await env.KV.put(key, value)
  }) as never
  const { office, id } = await newStory({ kv: ownKv({ put }), pause: noPause })
  puts.length = 0
  await office.publish(id, 'en', texts.en)
  expect(puts).toEqual(['text', 'site'])
  await office.publish(id, 'el', texts.el)
  expect(puts, 'only what is new').toEqual(['text', 'site', 'text', 'site'])
  refuses = true
  expect((await office.publish(id, 'en', { ...texts.en, title: 'Later' })).status).toBe(200)
  expect(await env.KV.get('site')).not.toContain('Later')
  refuses = false
  await renewSite({ db: createDb(env.DB), kv: ownKv(), now: () => new Date(), pause: noPause })
  expect(await env.KV.get('site')).toContain('Later')
  const without = await call(path, {}, { kv: ownKv(), db: brokenDatabase })
  expect(await without.text(), 'the cron has put it').toContain('Later')
})

test('nothing that staff can type breaks a page, a feed or its own text', async () => {
  const { office, id } = await newStory()
  // the number of scripts of a built-in story
  const shipped = await office.page(`/insights/news/${newsItems[0].slug}`)
  const scripts = shipped.match(/<script/g)?.length
  expect(scripts).toBeGreaterThan(0)
  const signs = `{name} {0|x} <script> </script> ]]> &amp; " ' \\ javascript:x \u202e \u0301 😀 Ω a * $& </main>`
  const piece = fc.constantFrom(...signs.split(' '), '`', '## ', '- ', '\n\n', ' ')
  const typed = fc.array(piece, { minLength: 1, maxLength: 12 }).map((all) => all.join(''))
  await fc.assert(
    fc.asyncProperty(typed, typed, typed, async (one, two, three) => {
      const line = (text: string) => `x${text.replaceAll('\n', ' ')}`
      const text = { title: line(one), excerpt: line(two), body: `x${three}` }
      const { status, body } = await office.publish(id, 'en', text)
      expect(status).toBe(200)
      const live = body.texts.en.live as typeof text
      const response = await office.get(path)
      expect(response.status).toBe(200)
      const html = await response.text()
      const title = /<h1>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''
      expect(decode(title)).toBe(live.title)
      expect(html.match(/<script/g)?.length).toBe(scripts)
      const feed = await office.page('/insights/news/feed.xml')
      expect(feed.match(/<entry>/g)).toHaveLength(newsItems.length + 1)
    }),
    { numRuns: tries(100) },
  )
})
