import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { createDb } from '../../../worker/db/client.ts'
import { seed } from '../../../worker/db/seed.ts'
import { createOffice } from '../admin/office.ts'
import { call } from '../kit/client.ts'
import { brokenDatabase } from '../kit/outages.ts'

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
