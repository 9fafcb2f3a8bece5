import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createSite } from '../../kit/site.ts'
import { createDb } from '../../../../worker/db/client.ts'
import { liveDeps } from '../../../../worker/deps.ts'
import { origin } from '../../kit/client.ts'
import { noLimits } from '../../kit/outages.ts'
import { createWorld, password } from '../world.ts'

/** What a request asked D1 for until its answer was there, and whether anything was written by then. */
async function workBeforeAnswer(path: string, body: unknown) {
  const asked: string[] = []
  const kindOf = (query: string) => (/^\s*select\b/i.test(query) ? 'read' : 'write')
  const paced = (query: string, statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => {
          if (['all', 'first', 'raw', 'run'].includes(String(name))) asked.push(kindOf(query))
          const result: unknown = Reflect.apply(value, target, given)
          return name === 'bind' ? paced(query, result as D1PreparedStatement) : result
        }
      },
    })
  const plain = new WeakMap<object, D1PreparedStatement>()
  const remembered = (query: string, statement: D1PreparedStatement) => {
    const proxy = paced(query, statement)
    plain.set(proxy, statement)
    return new Proxy(proxy, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (name !== 'bind') return value
        return (...given: unknown[]) => {
          const bound = statement.bind(...given)
          const result = paced(query, bound)
          plain.set(result, bound)
          return result
        }
      },
    })
  }
  const d1 = {
    prepare: (query: string) => remembered(query, env.DB.prepare(query)),
    batch: (items: D1PreparedStatement[]) => {
      asked.push('batch')
      return env.DB.batch(items.map((item) => plain.get(item) ?? item))
    },
  } as unknown as D1Database
  const app = createSite((...given) => ({
    ...liveDeps(...given),
    db: createDb(d1),
    limits: noLimits,
    sendMail: async () => {},
  }))
  const execution = createExecutionContext()
  const request = new Request(`${origin}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const response = await app.fetch(request, env, execution)
  await response.text()
  const before = asked.join(' ')
  await waitOnExecutionContext(execution)
  return { status: response.status, before, after: asked.length }
}

test.for([
  ['/recover', {}],
  ['/otp', {}],
  ['/signup', { password }],
  ['/resend', { type: 'signup' }],
  ['/resend', { type: 'email_change' }],
] as const)(
  'until its answer %s %j asks the database the same for known, invited and unknown addresses',
  async ([path, body]) => {
    const world = createWorld()
    await world.user('known@example.com', { newEmail: 'next@example.com' })
    await world.user('unconfirmed@example.com', { emailConfirmedAt: null })
    await world.user('invited@example.com', {
      emailConfirmedAt: null,
      invitedAt: '2026-01-01T00:00:00.000Z',
    })
    const seen = new Map<string, string>()
    const later: number[] = []
    for (const name of ['known', 'unconfirmed', 'invited', 'unknown']) {
      for (let time = 0; time < (path === '/signup' ? 2 : 1); time++) {
        const { status, before, after } = await workBeforeAnswer(path, {
          ...body,
          email: `${name}@example.com`,
        })
        expect([name, status]).toEqual([name, 200])
        seen.set(`${name} ${time}`, before)
        later.push(after)
      }
    }
    expect([...new Set(seen.values())], JSON.stringify([...seen])).toHaveLength(1)
    // what differs, differs after the answer
    expect(later.some((count) => count > 0)).toBe(true)
  },
)
