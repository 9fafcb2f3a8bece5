import { OFREPWebProvider } from '@openfeature/ofrep-web-provider'
import { OpenFeature, type Provider } from '@openfeature/web-sdk'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { flagCatalogue, flagNames } from '#contract/flags.ts'
import { call, origin } from '../kit/client.ts'
import { brokenDatabase, brokenKv } from '../kit/outages.ts'
import { unlock } from '../kit/staff.ts'
import { seedFlags } from '../kit/flag-states.ts'
import { turnOff } from './flag-calls.ts'

beforeEach(() => seedFlags(new Date('2026-01-02T00:00:00.000Z')))

const path = '/ofrep/v1/evaluate/flags'
const evaluate = (key = '', body: unknown = { context: { targetingKey: 'visitor' } }) =>
  call(key ? `${path}/${key}` : path, { method: 'POST', body })

test('one flag is evaluated as the protocol says', async () => {
  const answer = await evaluate('founder')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    key: 'founder',
    value: true,
    reason: 'STATIC',
    variant: 'on',
    metadata: { updated_at: '2026-01-02T00:00:00.000Z', group: 'main_navigation' },
  })
})

test('all flags come at once, and a reader who has them gets 304', async () => {
  const first = await evaluate()
  const body: { flags: { key: string; value: boolean }[] } = await first.json()
  expect(Object.fromEntries(body.flags.map(({ key, value }) => [key, value]))).toEqual(
    Object.fromEntries(flagNames.map((name) => [name, flagCatalogue[name].enabled])),
  )
  const tag = first.headers.get('etag') ?? ''
  const again = await call(path, {
    method: 'POST',
    body: { context: {} },
    headers: { 'if-none-match': tag },
  })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
})

test('a flag that does not exist is 404, a wrong context 400, in the protocol’s words', async () => {
  const unknown = await evaluate('nothing')
  const words = { key: 'nothing', errorCode: 'FLAG_NOT_FOUND' }
  expect([unknown.status, await unknown.json()]).toMatchObject([404, words])
  const wrong: [unknown, string][] = [
    ['{"context":', 'PARSE_ERROR'],
    ['[]', 'PARSE_ERROR'],
    ['', 'PARSE_ERROR'],
    [{ context: 'me' }, 'INVALID_CONTEXT'],
    [{ context: { targetingKey: 7 } }, 'INVALID_CONTEXT'],
    [`{"context":{"long":"${'x'.repeat(70_000)}"}}`, 'PARSE_ERROR'],
  ]
  for (const [body, errorCode] of wrong) {
    for (const key of ['founder', '']) {
      const answer = await evaluate(key, body)
      expect([answer.status, await answer.json()]).toMatchObject([400, { errorCode }])
    }
  }
})

test('clients of other origins may ask, with the headers of the protocol', async () => {
  const asked = await call(path, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://shop.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,if-none-match',
    },
  })
  expect(asked.status).toBe(204)
  expect(asked.headers.get('access-control-allow-origin')).toBe('*')
  expect(asked.headers.get('access-control-allow-headers')).toContain('if-none-match')
  expect((await evaluate()).headers.get('access-control-expose-headers')).toContain('etag')
})

test('without D1 and a snapshot the protocol’s answer says so, and a client keeps its defaults', async () => {
  const now = () => new Date(Date.now() + 10 * 60_000)
  const outage = { db: brokenDatabase, kv: brokenKv(), now }
  const answer = await call(`${path}/founder`, { method: 'POST', body: {} }, outage)
  const words = { errorDetails: 'The flags cannot be read at the moment' }
  expect([answer.status, await answer.json()]).toMatchObject([500, words])
})

test('the stock OpenFeature web provider reads the flags and sees a change', async () => {
  const statuses: number[] = []
  const provider = new OFREPWebProvider({
    baseUrl: origin,
    cacheMode: 'disabled',
    disableVisibilityRefresh: true,
    fetchImplementation: async (input, init) => {
      const request = new Request(input as RequestInfo, init as RequestInit)
      const answer = await call(new URL(request.url).pathname, {
        method: request.method,
        body: await request.text(),
        headers: Object.fromEntries(request.headers),
      })
      statuses.push(answer.status)
      return answer
    },
  })
  await OpenFeature.setProviderAndWait(provider as Provider, { targetingKey: 'visitor' })
  const client = OpenFeature.getClient()
  expect(client.getBooleanValue('founder', false)).toBe(true)
  const off = { value: false, reason: 'STATIC', variant: 'off' }
  expect(client.getBooleanDetails('hubspot_chat', true)).toMatchObject(off)
  const unknown = { value: true, errorCode: 'FLAG_NOT_FOUND' }
  expect(client.getBooleanDetails('nothing', true)).toMatchObject(unknown)
  // on 304, the provider sends the tag again and keeps its values
  await OpenFeature.setContext({ targetingKey: 'visitor' })
  expect(client.getBooleanValue('founder', false)).toBe(true)

  await turnOff('founder', await unlock())
  await OpenFeature.setContext({ targetingKey: 'someone else' })
  expect(client.getBooleanValue('founder', true)).toBe(false)
  expect(statuses[0]).toBe(200)
  await OpenFeature.clearProviders()
})

test('no key and no body, however odd, is answered with anything but the protocol', async () => {
  const key = fc.oneof(
    fc.string({ unit: 'binary' }).map(encodeURIComponent),
    fc.constantFrom('%E0%A4%A', '__proto__', 'constructor', 'toString', '..%2Fflags', '%00'),
  )
  const body = fc.oneof(
    fc.json(),
    fc.string(),
    fc.jsonValue().map((context) => JSON.stringify({ context })),
  )
  await fc.assert(
    fc.asyncProperty(key, body, async (key, body) => {
      const answer = await evaluate(key, body)
      expect([200, 400, 404]).toContain(answer.status)
      const answered: { key?: string; value?: boolean; errorCode?: string; flags?: unknown[] } =
        await answer.json()
      if (answer.status === 200) expect(answered.flags ?? answered.value).toBeDefined()
      else expect(answered.errorCode ?? 'nothing at this address').toMatch(/[A-Z_]+|nothing/)
    }),
    { numRuns: 400, seed: 3 },
  )
})
