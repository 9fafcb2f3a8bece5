import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import type { World } from './world.ts'

/** Values that are invalid or nearly valid for all endpoints. */
export const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '../..',
    "' or 1=1 --",
    '%00',
    '__proto__',
    'null',
    '-1',
    'a@example.com',
    'A@EXAMPLE.COM',
    'b@example.com',
    '+15550100',
    '000000',
    'a@b@c',
    'signup',
    'recovery',
    'magiclink',
    'email',
    'email_change',
    'invite',
    'sms',
    'phone_change',
    's256',
    'plain',
    'a'.repeat(43),
    'short',
    'pkce_',
    'https://evil.test',
    'reauthentication',
    'totp',
    'phone',
    'webauthn',
    'whatsapp',
    'fake',
    '11111111-1111-4111-8111-111111111111',
  ),
)
export const odd: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: oddText },
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, 0, -1, 1e308, [], {}),
)

export const bodyOf = (...names: string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, odd])), { requiredKeys: [] })

const anyone = fc.oneof(
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

/** Mostly bodies with the right field names; a tenth are arbitrary values. */
export const bodiesLike = (body: fc.Arbitrary<unknown>) =>
  fc.array(
    fc.oneof(
      { weight: 9, arbitrary: body.map((value) => JSON.stringify(value)) },
      { weight: 1, arbitrary: anyone },
    ),
    { minLength: 40, maxLength: 40, size: 'max' },
  )

export { noLimits as limits } from '../kit/outages.ts'

/** The stored data that refused requests must not change. */
export async function stored(): Promise<string> {
  const tables = ['users', 'identities', 'sessions', 'flow_states', 'user_roles', 'mfa_factors']
  const reads = tables.map((table) => env.DB.prepare(`select * from ${table} order by 1`))
  const results = await env.DB.batch(reads)
  return JSON.stringify(results.map(({ results: rows }) => rows))
}

/** Sends bodies one after another, and compares the stored data before and after refused ones. */
export async function assertHarmless(
  world: World,
  [method, path]: readonly [string, string],
  bodies: string[],
  token: string,
) {
  let before = await stored()
  for (const body of bodies) {
    const response = await world.auth(path, { method, body, token })
    const text = await response.text()
    const context = `${method} ${path} ${body} → ${response.status} ${text}`
    if (response.status >= 500) throw new Error(`a failure of ours: ${context}`)
    if (/\.ts:\d|\bat .*\(|SQLITE|D1_/.test(text)) throw new Error(`a trace: ${context}`)
    JSON.parse(text)
    if (response.status < 400) before = await stored()
  }
  if ((await stored()) !== before) throw new Error(`a change by one of ${bodies.join('\n')}`)
}
