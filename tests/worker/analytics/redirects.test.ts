import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { createDb } from '../../../worker/db/client.ts'
import { seed } from '../../../worker/db/seed.ts'
import { changeRedirect } from '../../../worker/features/analytics/redirects.ts'
import { createOffice } from '../admin/office.ts'
import { contentOffice, fields, texts } from '../content/content-world.ts'
import { call } from '../kit/client.ts'
import { createMeter } from '../kit/meter.ts'
import { brokenDatabase, everyLimit } from '../kit/outages.ts'

beforeEach(() => seed(createDb(env.DB), [], new Date()))

type Office = Awaited<ReturnType<typeof createOffice>>

async function lead(
  office: Office,
  path: string,
  target: string | null,
  seen: string | null = null,
) {
  const answer = await office.send('/api/admin/analytics/redirects', {
    method: 'PUT',
    token: office.staff.token,
    body: { path, target, seen },
  })
  return answer.status === 204 ? 204 : (await answer.json<{ code: string }>()).code
}

const opened = async (path: string) => {
  const answer = await call(path)
  return [answer.status, answer.headers.get('location')]
}

test('staff lead an old address to a page, and take that back', async () => {
  const office = await createOffice()
  expect((await opened('/fr/equipe'))[0]).toBe(404)
  expect(await lead(office, '/fr/equipe', '/fr/teams')).toBe(204)
  expect(await opened('/fr/equipe?from=mail')).toEqual([302, '/fr/teams?from=mail'])
  expect(await lead(office, '/fr/equipe', null, '/fr/teams')).toBe(204)
  expect((await opened('/fr/equipe'))[0]).toBe(404)
  expect(await office.trail('/fr/equipe')).toMatchObject([
    { action: 'redirect/set' },
    { action: 'redirect/removed' },
  ])
})

test('nothing leads away from the site, into a circle, or over a page', async () => {
  const office = await createOffice()
  for (const target of [
    '//evil.example',
    '/\\evil.example',
    '/nowhere',
    '/en',
    '/admin-portal',
    '/fr/',
  ]) {
    expect(await lead(office, '/old', target), target).toBe('redirect/no-page')
  }
  expect(await lead(office, '/teams', '/')).toBe('redirect/is-page')
  expect(await lead(office, 'https://evil.example', '/')).toBe('request/invalid')
  expect((await opened('/old'))[0]).toBe(404)
})

test('two addresses whose pages have gone do not lead to each other for ever', async () => {
  const office = await contentOffice()
  const story = async (slug: string) => {
    const id = await office.make(crypto.randomUUID(), { ...fields, slug })
    await office.publish(id, 'en', texts.en)
    return { id, path: `/insights/news/${slug}` }
  }
  const first = await story('olives')
  expect(await lead(office, '/insights/news/capers', first.path)).toBe(204)
  await office.change(first.id, { archived: true })
  const second = await story('capers')
  expect(await lead(office, first.path, second.path)).toBe(204)
  expect((await office.get(first.path)).headers.get('location')).toBe(second.path)
  await office.change(second.id, { archived: true })
  for (const { path } of [first, second]) expect((await office.get(path)).status, path).toBe(404)
  // and what leads from an address that has become a page's can be taken back
  await office.change(second.id, { archived: false })
  expect(await lead(office, second.path, null, first.path)).toBe(204)
})

test('endless addresses of one network do not reach the database, and others are led on meanwhile', async () => {
  const office = await createOffice()
  expect(await lead(office, '/old', '/teams')).toBe(204)
  let left = 5
  const limit = async ({ key }: { key: string }) => ({
    success: !key.includes('198.51.100.66') || left-- > 0,
  })
  const meter = createMeter()
  const from = (address: string, path: string) =>
    call(
      path,
      { headers: { 'cf-connecting-ip': address } },
      { db: meter.db, limits: everyLimit({ limit }) },
    )
  await from('192.0.2.1', '/old') // flags are known
  const cost = await meter.of(async () => {
    for (let number = 0; number < 40; number++) {
      expect((await from('198.51.100.66', `/x${number}`)).status).toBe(404)
    }
  })
  expect(cost.queries).toBe(5)
  expect((await from('192.0.2.1', '/old')).headers.get('location')).toBe('/teams')
})

test('who is no administrator any more leads no address anywhere', async () => {
  const office = await createOffice()
  const other = await office.member('other@meltemi.test', 'admin')
  const path = '/late'
  // the guard has let them in; their role goes before the transaction
  const [db, deps] = [office.db, office.deps()]
  await env.DB.prepare('delete from user_roles where user_id = ?').bind(other.user.id).run()
  const change = changeRedirect(
    { ...deps, db },
    { path, target: '/teams', seen: null },
    other.user.id,
  )
  await expect(change).rejects.toMatchObject({ code: 'auth/forbidden' })
  expect((await opened(path))[0]).toBe(404)
  expect(await office.trail(path)).toEqual([])
})

test('of two who lead the same address the later one is told', async () => {
  const office = await createOffice()
  expect(await lead(office, '/old', '/teams')).toBe(204)
  expect(await lead(office, '/old', '/', null)).toBe('redirect/changed-since')
  expect(await lead(office, '/old', null, '/')).toBe('redirect/changed-since')
  expect(await opened('/old')).toEqual([302, '/teams'])
})

test('while the database is away an old address is simply not found', async () => {
  const office = await createOffice()
  await lead(office, '/old', '/teams')
  await call('/teams') // flags are known
  expect((await call('/old', {}, { db: brokenDatabase })).status).toBe(404)
})
