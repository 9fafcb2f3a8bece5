import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localeCodes } from '#contract/locales.ts'
import { formPost } from '../kit/client.ts'
import { createSite } from '../kit/site.ts'
import { tries } from '../kit/soak.ts'
import { odd, oddText, stored } from '../auth/fuzzing.ts'
import { countOf, createOffice, officeWithRequest } from './office.ts'

/** Keys and values for bodies and queries, mostly invalid in combination. */
const bodies = fc.oneof(
  fc.record(
    Object.fromEntries(
      ['role', 'suspended', 'locale', 'email', 'decision', 'version', 'reason', 'first_name'].map(
        (name) => [name, odd],
      ),
    ),
    { requiredKeys: [] },
  ),
  fc.jsonValue(),
)
const queries = fc.oneof(
  fc.constant({} as Record<string, string>),
  fc.dictionary(fc.constantFrom('q', 'role', 'status', 'state', 'kind', 'cursor', 'hue'), oddText),
)

const maybe = (likely: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 9, arbitrary: likely }, { weight: 1, arbitrary: odd })

/** Mostly valid bodies, by the end of the path. */
const fitting: Record<string, fc.Arbitrary<unknown>> = {
  'PUT /api/admin/users/:id/role': fc.record({
    role: maybe(fc.constantFrom('none', 'client', 'admin')),
    email: maybe(fc.constant('client@example.com')),
  }),
  'PUT /api/admin/users/:id/suspension': fc.record({ suspended: maybe(fc.boolean()) }),
  'POST /api/admin/users': fc.record({
    email: maybe(fc.integer({ min: 0, max: 9 }).map((n) => `guest${n}@example.com`)),
    role: maybe(fc.constantFrom('client', 'admin')),
    locale: maybe(fc.constantFrom(...localeCodes)),
  }),
  'POST /api/admin/access-requests/:id/decision': fc.record({
    decision: maybe(fc.constantFrom('ask', 'refuse')),
    version: maybe(fc.integer({ min: 0, max: 3 })),
    reason: maybe(oddText),
  }),
}

const routes = createSite()
  .routes.filter(({ path, method }) => path.startsWith('/api/admin/') && method !== 'ALL')
  .map(({ path, method }) => `${method} ${path}`)

test('a staff call survives any body and query, and its response contains no code internals', async () => {
  const office = await createOffice()
  const request = await office.request()
  const { user } = await office.member('client@example.com', 'client')
  const ids = [request.id, user.id, crypto.randomUUID(), '..%2F..', '%00', "'%20or%201=1"]
  const id = fc.oneof(fc.constantFrom(request.id, user.id), fc.constantFrom(...ids))
  const route = fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...new Set(routes)) },
    { weight: 1, arbitrary: fc.constantFrom(...Object.keys(fitting)) },
  )
  const given = route.chain((known) =>
    fc.tuple(fc.constant(known.split(' ') as [string, string]), fitting[known] ?? bodies),
  )

  const taken = { reads: 0, writes: 0 }
  await fc.assert(
    fc.asyncProperty(given, id, queries, async ([[method, path], body], id, query) => {
      const hasBody = method !== 'GET' && method !== 'DELETE'
      const search = new URLSearchParams(query)
      const answer = await office.send(`${path.replace(':id', id)}?${search}`, {
        method,
        token: office.staff.token,
        ...(hasBody && { body: JSON.stringify(body) ?? 'undefined' }),
      })
      const text = await answer.text()
      const context = `${method} ${path} ${JSON.stringify(body)} ${search} → ${answer.status} ${text}`
      expect(answer.status, context).toBeLessThan(500)
      expect(text, context).not.toMatch(/\.ts:\d|SQLITE|D1_/)
      expect(answer.headers.get('cache-control'), context).toBe('no-store')
      if (answer.ok) taken[method === 'GET' ? 'reads' : 'writes']++
    }),
    { numRuns: tries(1500) },
  )
  expect(taken.reads, 'many of them make sense').toBeGreaterThan(tries(80))
  expect(taken.writes, 'many of them make sense').toBeGreaterThan(tries(60))
})

test('no token or form, however malformed, opens or changes an access request', async () => {
  const { office, id } = await officeWithRequest()
  const before = await stored()
  await fc.assert(
    fc.asyncProperty(
      oddText,
      fc.dictionary(fc.constantFrom('action', 'reply', 'token', 'more'), oddText),
      async (token, form) => {
        const query = new URLSearchParams({ token })
        expect((await office.send(`/api/access-requests/${id}?${query}`)).status).toBe(404)
        const write = await office.send(`/el/access-request/${id}?${query}`, formPost(form))
        expect(write.status).toBe(303)
        expect(write.headers.get('location')).toMatch(/^\/el\/access-request\/.*failed=/)
      },
    ),
    { numRuns: tries(300) },
  )
  expect(await stored()).toBe(before)
  expect(await countOf('admin_actions')).toBe(0)
})
