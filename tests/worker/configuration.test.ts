import { test } from 'vitest'
import { rotated } from '../../worker/ops/rotated.ts'
import { loadKeys } from '../../worker/lib/jwt.ts'
import { open, seal } from '../../worker/lib/seal.ts'
import { testSecrets } from '../setup/test-secrets.ts'
import wrangler from '../../wrangler.toml?raw'
import readme from '../../README.md?raw'

/** The tables of one environment: their header and names, bindings as `kind NAME`. */
function bindingsOf(prefix: string): string[] {
  const tables = wrangler.split(/\n(?=\[)/)
  return tables.flatMap((table) => {
    const header = /^\[+([\w.]+)\]+/.exec(table)?.[1] ?? ''
    if (!header.startsWith(prefix)) return []
    const kind = header.slice(prefix.length)
    if (!/^(d1_databases|kv_namespaces|send_email|ratelimits|vars)$/.test(kind)) return []
    if (kind === 'vars')
      return [...table.matchAll(/^([A-Z\d_]+) = /gm)].map(([, name]) => `vars ${name}`)
    const name = /^(?:binding|name) = "(\w+)"/m.exec(table)?.[1]
    const simple = /^simple = (.*)$/m.exec(table)?.[1]
    return [`${kind} ${name}${simple ? ` ${simple}` : ''}`]
  })
}

test('staging has every binding and setting that production has, with the same limits', ({
  expect,
}) => {
  const production = bindingsOf('')
  expect(production.length).toBeGreaterThan(10)
  expect(bindingsOf('env.staging.').toSorted()).toEqual(production.toSorted())
})

test('staging shares no database, namespace or counter with production', ({ expect }) => {
  const ids = [...wrangler.matchAll(/(?:database_id|namespace_id|^id) = "([^"]+)"/gm)].map(
    ([, id]) => id,
  )
  expect(ids.length).toBeGreaterThan(10)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every setting stands in the README', ({ expect }) => {
  const settings = bindingsOf('')
    .filter((it) => it.startsWith('vars '))
    .map((it) => it.slice(5))
  expect(settings.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

test('after a rotation old tokens and sealed secrets still open, and new ones carry the new key', async ({
  expect,
}) => {
  const { privateKey } = (await crypto.subtle.generateKey(
    { name: 'ECDSA', namedCurve: 'P-256' },
    true,
    ['sign', 'verify'],
  )) as CryptoKeyPair
  const fresh = { ...((await crypto.subtle.exportKey('jwk', privateKey)) as object), kid: 'fresh' }
  const before = await loadKeys({ JWT_PRIVATE_JWK: testSecrets.JWT_PRIVATE_JWK })
  const once = rotated({ JWT_PRIVATE_JWK: testSecrets.JWT_PRIVATE_JWK }, fresh)
  const after = await loadKeys({ ...once })
  const claims = { sub: 'x', iss: 'i', aud: 'a', exp: Math.floor(Date.now() / 1000) + 60 }
  const expected = { issuer: 'i', audience: 'a', now: new Date() }
  expect((await after.verify(await before.sign(claims), expected)).sub).toBe('x')
  expect(await open(after, 'p', await seal(before, 'p', 'secret'))).toBe('secret')
  expect(after.keyId).toBe('fresh')
  const twice = rotated(once, { ...fresh, kid: 'fresher' })
  expect((await loadKeys({ ...twice })).jwks.keys.map(({ kid }) => kid)).toEqual([
    'fresher',
    'fresh',
    'test',
  ])
  expect(rotated({}, fresh)).toEqual({ JWT_PRIVATE_JWK: JSON.stringify(fresh) })
})
