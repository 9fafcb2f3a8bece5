import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { localeCodes } from '#contract/locales.ts'
import type { StaffPictures } from '#contract/pictures/staff-pictures.ts'
import { newsItems } from '#contract/site/insights.ts'
import { liveDeps } from '../../../../worker/deps.ts'
import { runJobs } from '../../../../worker/jobs.ts'
import { ownKv } from '../../kit/own-kv.ts'
import { call, origin } from '../../kit/client.ts'
import { bucketAway } from '../../kit/outages.ts'
import { asking, twoAtOnce, type Wanted } from '../../kit/two-at-once.ts'
import { fields, newsPath as path, texts } from '../content-world.ts'
import {
  decorates,
  described,
  pictureOffice,
  shows,
  uploaded,
  withPicture,
} from './picture-office.ts'
import { scalar } from '../../kit/rows.ts'

const stored = async () => (await env.MEDIA.list()).objects.map(({ key }) => key).toSorted()
const namesOf = (id: string) => [`${id}-1000`, `${id}-480`, `${id}-960`, `${id}-share`]

/** An R2 bucket whose deletions fail. */
const clinging = bucketAway(env.MEDIA, (name) => name === 'delete')

const hourly = '17 * * * *'
const daily = '23 5 * * *'
const cron = (name: string, now = new Date()) =>
  runJobs(
    { ...liveDeps(env, new Request(origin), { waitUntil() {} }), kv: ownKv(), now: () => now },
    name,
  )

test('a picture that stands in a text, in a draft or at the top is not deleted; once it stands nowhere it is, for good', async () => {
  const { office, picture, story } = await described()
  const used = async () => (await office.one(picture))?.is_used
  const remove = () => office.admin('DELETE', `/pictures/${picture}`)
  expect(await used()).toBe(false)

  await office.draft(story, 'en', withPicture(picture))
  expect([await used(), (await remove()).body['code']]).toEqual([true, 'picture/in-use'])
  await office.publish(story, 'en', withPicture(picture))
  expect((await office.read(story)).texts.en.draft, 'no draft is left').toBeNull()
  expect([await used(), (await remove()).status]).toEqual([true, 409])
  await office.publish(story, 'en', texts.en)
  await office.cover(story, picture)
  expect([await used(), (await remove()).status]).toEqual([true, 409])
  expect(await stored()).toEqual(namesOf(picture))

  await office.cover(story, null)
  expect([await used(), (await remove()).status]).toEqual([false, 200])
  expect(await stored()).toEqual([])
  expect((await office.get(`/media/${picture}-480`)).status).toBe(404)
  expect(await office.one(picture)).toBeUndefined()
  expect((await office.trail(picture)).at(-1)?.action).toBe('picture/deleted')
  expect((await remove()).status, 'gone already').toBe(404)
  expect((await office.describe(picture, { en: shows('Jars') }, 0)).status).toBe(404)
  expect(await office.upload(), 'another one, with another name').not.toBe(picture)
})

test('what an undo brings back of a deleted picture is the text without it; published again it is asked about', async () => {
  const { office, picture, story } = await described()
  await office.publish(story, 'en', withPicture(picture))
  const { body } = await office.publish(story, 'en', texts.en)
  expect((await office.admin('DELETE', `/pictures/${picture}`)).status).toBe(200)
  expect((await office.undo(story, body.change_set)).status).toBe(200)
  expect(await office.page(path)).toContain('<p>Before it.</p><p>After it.</p>')
  const again = await office.publish(story, 'en', withPicture(picture))
  expect(again.body['code']).toBe('content/undescribed')
})

test('while R2 deletes nothing a deleted picture is gone for everyone, and its bytes go within the hour', async () => {
  const { office, picture } = await uploaded({ media: clinging })
  const kept = await office.upload(400)
  expect((await office.admin('DELETE', `/pictures/${picture}`)).status).toBe(200)
  const { rows } = (await office.admin('GET', '/pictures')).body as unknown as StaffPictures
  expect(rows.map(({ id }) => id)).toEqual([kept])
  expect(await stored()).toHaveLength(8)
  await cron(hourly)
  expect(await stored()).toEqual(namesOf(kept))
  expect(await scalar('select count(*) as n from media_removals')).toBe(0)
})

test('bytes that no picture has are swept once no database can be set back to where it had them; others stay', async () => {
  const { picture } = await uploaded()
  const unowned = ['0', '7', 'f'].map((digit) => `${digit.repeat(32)}-480`)
  for (const name of unowned) await env.MEDIA.put(name, 'left behind')
  const later = async (fromDay: number) => {
    for (let day = fromDay; day < fromDay + 16; day++)
      await cron(daily, new Date(Date.now() + day * 86_400_000))
  }
  await later(1)
  expect(await stored()).toEqual([...unowned, ...namesOf(picture)].toSorted())
  await later(32)
  expect(await stored()).toEqual(namesOf(picture))
}, 60_000)

test('a cover that is chosen while a colleague deletes it leads the story, or is gone', async () => {
  const { office, picture } = await uploaded()
  const story = await office.make()
  const anna = await office.member('anna@meltemi.test', 'admin')
  const { version } = (await office.read(story)).story
  const chosen: Wanted = ['PUT', `content/${story}`, { fields: { ...fields, picture }, version }]
  const works = [
    asking(chosen, office.staff.token, { media: clinging }),
    asking(['DELETE', `pictures/${picture}`], anna.token, { media: clinging }),
  ] as const
  await twoAtOnce(works, async ({ statuses, story: order }) => {
    expect(['200 409', '409 200', '404 200'], order).toContain(statuses.join(' '))
    const lost = await scalar(
      `select count(*) from content where value ->> 'picture' is not null
      and value ->> 'picture' not in (select id from media)`,
    )
    expect(lost, order).toBe(0)
  })
})

test('the same picture uploaded twice is there once, and gets its bytes back should they be lost', async () => {
  const { office, picture } = await uploaded()
  await env.MEDIA.delete(`${picture}-960`)
  expect(await office.upload()).toBe(picture)
  expect(await stored()).toEqual(namesOf(picture))
})

test('what is published after a described picture was deleted is what everyone reads', async () => {
  const office = await pictureOffice()
  office.at(new Date().toISOString())
  const story = await office.make()
  await office.publish(story, 'en', texts.en)
  const picture = await office.upload()
  for (const alt of ['a', 'b', 'c', 'd']) await office.describe(picture, { en: shows(alt) })
  // another isolate has the current content in memory
  const kv = ownKv()
  const readAt = async (s: number) => {
    const now = () => new Date(Date.now() + s * 1000)
    return (await call(path, {}, { kv, now })).text()
  }
  expect(await readAt(0)).toContain('It is dark and dry.')
  expect((await office.admin('DELETE', `/pictures/${picture}`)).status).toBeLessThan(300)
  office.at(new Date(Date.now() + 5_000).toISOString())
  await office.publish(story, 'en', { ...texts.en, body: 'Do not eat it.' })
  expect(await readAt(40)).toContain('Do not eat it.')
})

const everywhere = Object.fromEntries(localeCodes.map((code) => [code, shows(`Jars, ${code}`)]))
test('a text is published once each picture of it is described in its language, and shows it there', async () => {
  const { office, picture } = await uploaded()
  const story = await office.make()
  const refused = await office.publish(story, 'en', withPicture(picture))
  expect([refused.status, refused.body['code']]).toEqual([422, 'content/undescribed'])
  expect((await office.get(path)).status).toBe(404)

  await office.describe(picture, { en: shows('Jars of “dark” <honey>') })
  expect((await office.publish(story, 'en', withPicture(picture))).status).toBe(200)
  const page = await office.page(path)
  const image = /<figure class="prose-picture"><img[^>]*>/.exec(page)?.[0]
  expect(image).toContain('alt="Jars of “dark” &lt;honey&gt;"')
  expect(image).toContain('width="1000" height="500"')
  expect(image).toContain('loading="lazy"')
  expect(image).toContain(`/media/${picture}-480 480w,/media/${picture}-960 960w`)
  expect(page).toContain('<figcaption>Thyme in June</figcaption>')
  expect(await office.page(`${path}.md`)).toContain(
    `![Jars of “dark” \\<honey>](https://meltemi.test/media/${picture}-960)`,
  )
  const feed = await office.page('/insights/news/feed.xml')
  expect(feed).toContain(`src=&quot;https://meltemi.test/media/${picture}-960`)
  expect(feed).not.toMatch(/&quot;\/media/)

  const greek = { ...withPicture(picture), title: 'Μέλι' }
  const other = await office.publish(story, 'el', greek)
  expect(other.body['code'], 'another language needs its own').toBe('content/undescribed')
  await office.describe(picture, { el: decorates })
  expect((await office.publish(story, 'el', greek)).status).toBe(200)
  expect(await office.page(`/el${path}`)).toMatch(/<figure class="prose-picture"><img[^>]* alt=""/)
  expect(await office.page(`/el${path}.md`)).not.toContain('/media/')
})

test('a planned text whose picture is not described waits, and is published once it is', async () => {
  const { office, picture } = await uploaded()
  await office.draft(await office.make(), 'en', withPicture(picture), '2026-01-01T00:00:00.000Z')
  await office.cron()
  expect((await office.get(path)).status).toBe(404)
  await office.describe(picture, { en: shows('Jars') })
  await office.cron()
  expect(await office.page(path)).toContain('alt="Jars"')
})

test('another description is on the page with the answer, and no one overwrites a colleague’s', async () => {
  const { office, picture, story } = await described()
  const seen = (await office.one(picture))?.version ?? 0
  await office.publish(story, 'en', withPicture(picture))
  expect(await office.page(path)).toContain('alt="Jars"')
  expect((await office.describe(picture, { en: shows('Six jars') })).status).toBe(200)
  expect(await office.page(path)).toContain('alt="Six jars"')
  const late = await office.describe(picture, { en: shows('Seven') }, seen)
  expect(late.body['code']).toBe('content/version-conflict')
  expect(await office.trail(picture)).toHaveLength(3)
  for (const wrong of [shows(''), { alt: 'Jars', decorative: true }, shows('two\nlines')])
    expect((await office.describe(picture, { en: wrong })).status).toBe(422)
  expect((await office.describe('0'.repeat(32), { en: decorates })).status).toBe(404)
})

test('a cover stands on the page, in lists and where the story is shared; without one the section’s picture does', async () => {
  const office = await pictureOffice()
  const story = await office.make()
  await office.publish(story, 'en', texts.en)
  expect(await office.page(path)).toMatch(/og:image" content="[^"]*\/assets\/social\/en\/insights/)
  const picture = await office.upload()
  const refused = await office.cover(story, picture)
  expect(refused.body['code'], 'visitors read it in English').toBe('content/undescribed')
  await office.describe(picture, { en: shows('Jars') })
  const { status, body } = await office.cover(story, picture)
  expect([status, body.story.picture]).toEqual([200, picture])
  const late = await office.call('PUT', `/${story}`, { fields, version: 0 })
  expect(late.body['code'], 'who saw it without one').toBe('content/version-conflict')

  const page = await office.page(path)
  expect(page).toMatch(/<div class="reading-picture"[^>]*><div[^>]*><img [^>]*alt="Jars"/)
  const crop = `https://meltemi.test/media/${picture}-share`
  expect(page).toContain(`<meta property="og:image" content="${crop}"`)
  expect(page).toContain(`"image":"${crop}"`)
  expect(await office.page('/insights/news')).toContain(`/media/${picture}-960`)
  expect(await office.page('/insights/news/feed.xml')).toContain(`/media/${picture}-960`)
  expect((await office.publish(story, 'el', texts.el)).body['code']).toBe('content/undescribed')

  await office.undo(story, body.change_set)
  expect(await office.page(path)).not.toContain('/media/')
  expect((await office.history(story)).sets.length).toBeGreaterThan(3)
})

test('a built-in story gets a cover once all its languages are described, and is as before without it', async () => {
  const office = await pictureOffice()
  const [story] = newsItems
  const place = `/de/insights/news/${story.slug}`
  const before = await office.page(place)
  const picture = await office.upload()
  const { de: _, ...four } = everywhere
  await office.describe(picture, four)
  expect((await office.cover(story.id, picture)).body['code']).toBe('content/undescribed')
  await office.describe(picture, { de: shows('Gläser') })
  expect((await office.cover(story.id, picture)).status).toBe(200)
  expect(await office.page(place)).toContain('alt="Gläser"')
  expect((await office.cover(story.id, null)).status).toBe(200)
  expect(await office.page(place)).toBe(before)
  const unknown = await office.call('PUT', '/unknown', {
    fields: { ...fields, picture },
    version: 1,
  })
  expect(unknown.body['code']).toBe('content/unknown')
})

test('what an undo brings back without a description in a language is left out there', async () => {
  const { office, picture, story } = await described()
  await office.publish(story, 'en', texts.en)
  await office.cover(story, picture)
  const { body } = await office.cover(story, null)
  await office.publish(story, 'el', texts.el)
  await office.undo(story, body.change_set)
  expect(await office.page(path)).toContain('alt="Jars"')
  const greek = await office.page(`/el${path}`)
  expect(greek).toContain(texts.el.title)
  expect(greek).not.toContain('/media/')
})
