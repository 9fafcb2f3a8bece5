import { Hono } from 'hono'
import { hc } from 'hono/client'
import { expect, test } from 'vitest'
import { ApiError } from '../../../web/api/client.ts'
import { withEncodedParams } from '../../../web/api/encoded-params.ts'
import { safeReturnPath } from '../../../web/session/arrival/return-path.ts'

const harmless = ['/', '/account', '/client/dashboard?tab=a#latest', '/a/b%2Fc', '/search?q=//x']
for (const path of harmless) {
  test(`the return path ${path} is accepted`, () => expect(safeReturnPath(path)).toBe(path))
}

const foreign = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  'account',
  '',
]
for (const path of foreign) {
  test(`the return path ${JSON.stringify(path)} is refused`, () =>
    expect(safeReturnPath(path)).toBeNull())
}

test('a missing return path is refused', () => expect(safeReturnPath(null)).toBeNull())

test('a sign-in page as return path is refused, as it would loop', () => {
  expect(safeReturnPath('/client/login?mode=request')).toBeNull()
  expect(safeReturnPath('/admin/login')).toBeNull()
})

const app = new Hono()
  .get('/users/:id', (c) => c.json({ user: c.req.param('id') }))
  .get('/users', (c) => c.json({ user: 'all' }))

const fetch: typeof globalThis.fetch = async (input, init) => app.request(new Request(input, init))
const client = () => withEncodedParams(hc<typeof app>('http://localhost', { fetch }))
const read = async (id: string) => (await client().users[':id'].$get({ param: { id } })).json()

test('an id with special characters is encoded into one path segment', async () => {
  const odd = ['../companies/1', '../../health?x', 'a/b', 'a?b=c', 'a#b', '%2e%2e', 'ά', 'plain-1']
  for (const id of odd) expect(await read(id), id).toEqual({ user: id })
})

test('an id of one or two dots is refused, as a URL would resolve it', async () => {
  for (const id of ['.', '..']) await expect(read(id)).rejects.toThrow(ApiError)
})

test('calls without parameters are unchanged, and the client can be awaited', async () => {
  const api = await Promise.resolve(client())
  expect(await (await api.users.$get()).json()).toEqual({ user: 'all' })
  expect(client().users.$url().pathname).toBe('/users')
})
