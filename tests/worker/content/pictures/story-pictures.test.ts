import { expect, test } from 'vitest'
import { localeCodes } from '#contract/locales.ts'
import { newsItems } from '#contract/site/insights.ts'
import { fields, texts } from '../content-world.ts'
import { decorates, pictureOffice, shows, withPicture } from './picture-office.ts'

const path = `/insights/news/${fields.slug}`

const everywhere = Object.fromEntries(localeCodes.map((code) => [code, shows(`Jars, ${code}`)]))
test('a text is published once each picture of it is described in its language, and shows it there', async () => {
  const office = await pictureOffice()
  const picture = await office.upload()
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
  const office = await pictureOffice()
  const picture = await office.upload()
  const story = await office.make()
  await office.draft(story, 'en', withPicture(picture), '2026-01-01T00:00:00.000Z')
  await office.cron()
  expect((await office.get(path)).status).toBe(404)
  await office.describe(picture, { en: shows('Jars') })
  await office.cron()
  expect(await office.page(path)).toContain('alt="Jars"')
})

test('another description is on the page with the answer, and nobody overwrites a colleague’s', async () => {
  const office = await pictureOffice()
  const picture = await office.upload()
  const story = await office.make()
  await office.describe(picture, { en: shows('Jars') })
  const seen = (await office.one(picture))?.version ?? 0
  await office.publish(story, 'en', withPicture(picture))
  expect(await office.page(path)).toContain('alt="Jars"')
  expect((await office.describe(picture, { en: shows('Six jars') })).status).toBe(200)
  expect(await office.page(path)).toContain('alt="Six jars"')
  const late = await office.describe(picture, { en: shows('Seven') }, seen)
  expect(late.body['code']).toBe('content/changed-since')
  expect(await office.trail(picture)).toHaveLength(3)
  for (const wrong of [shows(''), { alt: 'Jars', decorative: true }, shows('two\nlines')]) {
    expect((await office.describe(picture, { en: wrong })).status).toBe(422)
  }
  expect((await office.describe('0'.repeat(32), { en: decorates })).status).toBe(404)
})

test('a cover stands on the page, in lists and where the story is shared; without one the section’s picture does', async () => {
  const office = await pictureOffice()
  const story = await office.make()
  await office.publish(story, 'en', texts.en)
  expect(await office.page(path)).toMatch(/og:image" content="[^"]*\/assets\/social\/en\/insights/)
  const picture = await office.upload()
  const refused = await office.cover(story, picture)
  expect(refused.body.code, 'visitors read it in English').toBe('content/undescribed')
  await office.describe(picture, { en: shows('Jars') })
  const { status, body } = await office.cover(story, picture)
  expect([status, body.picture]).toEqual([200, picture])

  const page = await office.page(path)
  expect(page).toMatch(/<div class="reading-picture"[^>]*><div[^>]*><img [^>]*alt="Jars"/)
  const crop = `https://meltemi.test/media/${picture}-share`
  expect(page).toContain(`<meta property="og:image" content="${crop}"`)
  expect(page).toContain(`"image":"${crop}"`)
  expect(await office.page('/insights/news')).toContain(`/media/${picture}-960`)
  expect(await office.page('/insights/news/feed.xml')).toContain(`/media/${picture}-960`)
  const greek = await office.publish(story, 'el', texts.el)
  expect(greek.body['code']).toBe('content/undescribed')

  await office.undo(story, body.change_set)
  expect(await office.page(path)).not.toContain('/media/')
  expect((await office.history(story)).sets.length).toBeGreaterThan(3)
})

test('a story as shipped gets a cover once all its languages are described, and is as shipped again without it', async () => {
  const office = await pictureOffice()
  const [story] = newsItems
  const place = `/de/insights/news/${story.slug}`
  const before = await office.page(place)
  const picture = await office.upload()
  const { de: _, ...four } = everywhere
  await office.describe(picture, four)
  expect((await office.cover(story.id, picture)).body.code).toBe('content/undescribed')
  await office.describe(picture, { de: shows('Gläser') })
  expect((await office.cover(story.id, picture)).status).toBe(200)
  expect(await office.page(place)).toContain('alt="Gläser"')
  expect((await office.cover(story.id, null)).status).toBe(200)
  expect(await office.page(place)).toBe(before)
  expect((await office.cover('nobody', picture)).body.code).toBe('content/unknown')
})

test('what an undo brings back without a description in a language is left out there', async () => {
  const office = await pictureOffice()
  const story = await office.make()
  await office.publish(story, 'en', texts.en)
  const picture = await office.upload()
  await office.describe(picture, { en: shows('Jars') })
  await office.cover(story, picture)
  const { body } = await office.cover(story, null)
  await office.publish(story, 'el', texts.el)
  await office.undo(story, body.change_set)
  expect(await office.page(path)).toContain('alt="Jars"')
  const greek = await office.page(`/el${path}`)
  expect(greek).toContain(texts.el.title)
  expect(greek).not.toContain('/media/')
})

test('of two who choose a cover at once one is told', async () => {
  const office = await pictureOffice()
  const story = await office.make()
  const [one, other] = [await office.upload(), await office.upload(400)]
  expect(one).not.toBe(other)
  const choose = (picture: string) =>
    office.admin('PUT', `/covers/${story}`, { picture, version: 0 })
  expect((await choose(one)).status).toBe(200)
  expect((await choose(other)).body['code']).toBe('content/changed-since')
})
