import { Hono } from 'hono'
import { hc } from 'hono/client'
import { expect, test } from 'vitest'
import { ApiError } from '../../../web/api/client.ts'
import { withEncodedParams } from '../../../web/api/encoded-params.ts'
import { safeReturnPath } from '../../../web/session/callback/return-path.ts'

const harmless = [
  '/',
  '/account',
  '/client/dashboard?tab=orders#latest',
  '/a/b%2Fc',
  '/search?q=//x',
]
for (const path of harmless) {
  test(`${path} is a way back`, () => expect(safeReturnPath(path)).toBe(path))
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
  null,
  // a circle
  '/client/login?mode=request',
  '/admin/login',
]
for (const path of foreign) {
  test(`${JSON.stringify(path)} is none`, () => expect(safeReturnPath(path)).toBeNull())
}

const app = new Hono()
  .get('/users/:id', (c) => c.json({ user: c.req.param('id') }))
  .get('/users', (c) => c.json({ user: 'all' }))

const fetch: typeof globalThis.fetch = async (input, init) => app.request(new Request(input, init))
const client = () => withEncodedParams(hc<typeof app>('http://localhost', { fetch }))
const read = async (id: string) => (await client().users[':id'].$get({ param: { id } })).json()

test('an id that someone wrote into an address stays an id', async () => {
  const odd = ['../companies/1', '../../health?x', 'a/b', 'a?b=c', 'a#b', '%2e%2e', 'ά', 'plain-1']
  for (const id of odd) expect(await read(id), id).toEqual({ user: id })
})

test('what an address reads as "here" and "above" is no id', async () => {
  for (const id of ['.', '..']) await expect(read(id)).rejects.toThrow(ApiError)
})

test('calls without an id are as they were, and the client can be awaited', async () => {
  const api = await Promise.resolve(client())
  expect(await (await api.users.$get()).json()).toEqual({ user: 'all' })
  expect(client().users.$url().pathname).toBe('/users')
})
