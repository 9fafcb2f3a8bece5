import { expect, test } from 'vitest'
import type { FlagList } from '#contract/flag-calls.ts'
import type { FlagName } from '#contract/flags.ts'
import { createDb } from '../../../worker/db/client.ts'
import { seed } from '../../../worker/db/seed.ts'
import { env } from 'cloudflare:workers'
import { articleFields, contentOffice, fields, texts } from './content-world.ts'

type Office = Awaited<ReturnType<typeof contentOffice>>

/** A story in English whose address was changed, and its former address. */
async function moved(office: Office, page: 'news' | 'blog') {
  await seed(createDb(env.DB), [], new Date())
  const own = page === 'news' ? fields : articleFields
  const id = await office.make(undefined, own)
  await office.publish(id, 'en', texts.en)
  await office.change(id, { slug: `secret-${page}` })
  return `/insights/${page}/${own.slug}`
}

async function turn(office: Office, flag: FlagName, enabled: boolean) {
  const { token } = office.staff
  const { flags } = await (await office.send('/api/flags', { token })).json<FlagList>()
  const id = flags.find(({ name }) => name === flag)?.id
  return office.send(`/api/flags/${id}`, { method: 'PATCH', token, body: { enabled } })
}

for (const page of ['news', 'blog'] as const) {
  for (const flag of ['insights', page] as const) {
    test(`while ${flag} is off, nobody learns where a story of the ${page} went`, async () => {
      const office = await contentOffice()
      const former = await moved(office, page)
      expect((await office.get(former)).status).toBe(308)
      expect((await turn(office, flag, false)).status).toBe(200)
      const answer = await office.get(former)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('location')).toBeNull()
      for (const path of [former, `/insights/${page}`, `/insights/${page}/none`]) {
        const isNamed = (await office.page(path)).includes(`secret-${page}`)
        expect(isNamed, `${path} names no story`).toBe(false)
      }
      await turn(office, flag, true)
      expect((await office.get(former)).status).toBe(308)
    })
  }
}

test('a former address leads nowhere in a language that has no such story, or that is off', async () => {
  const office = await contentOffice()
  const former = await moved(office, 'news')
  expect((await office.get(`/it${former}`)).status).toBe(404)
  await turn(office, 'french_language', false)
  expect((await office.get(`/fr${former}`)).status).toBe(404)
  expect((await office.get(former)).headers.get('location')).toBe('/insights/news/secret-news')
})
