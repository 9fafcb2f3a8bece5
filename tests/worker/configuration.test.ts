import { expect, test } from 'vitest'
import { localeCodes, localize } from '#contract/locales.ts'
import { pages } from '#contract/pages.ts'
import { isAuthentic, parseRefreshToken, refreshToken } from '../../worker/features/auth/tokens.ts'
import { loadKeys } from '../../worker/lib/secrets/jwt.ts'
import { dataKeys, linkKeys } from '../../worker/lib/secrets/key-ring.ts'
import { unseal, seal } from '../../worker/lib/secrets/seal.ts'
import { verifySubject, signSubject } from '../../worker/lib/secrets/signed-link.ts'
import operatorGuide from '../../worker/ops/README.md?raw'
import { rotateSigningKey, rotateKeyRing } from '../../worker/ops/rotate-secrets.ts'
import wrangler from '../../wrangler.toml?raw'
import { testSecrets } from '../setup/test-secrets.ts'

const { JWT_PRIVATE_JWK } = testSecrets

/** The bindings of one environment as `kind NAME`, and its table headers. */
function bindingsOf(prefix: string): string[] {
  const tables = wrangler.split(/\n(?=\[)/)
  return tables.flatMap((table) => {
    const header = /^\[+([\w.]+)\]+/.exec(table)?.[1] ?? ''
    if (!header.startsWith(prefix)) return []
    const kind = header.slice(prefix.length)
    if (!/^(d1_databases|kv_namespaces|r2_buckets|send_email|ratelimits|vars)$/.test(kind))
      return []
    if (kind === 'vars')
      return [...table.matchAll(/^([A-Z\d_]+) = /gm)].map(([, name]) => `vars ${name}`)
    const name = /^(?:binding|name) = "(\w+)"/m.exec(table)?.[1]
    const simple = /^simple = (.*)$/m.exec(table)?.[1]
    return [`${kind} ${name}${simple ? ` ${simple}` : ''}`]
  })
}

test('staging has every binding and setting of production, with the same limits', () => {
  const production = bindingsOf('')
  expect(production.length).toBeGreaterThan(10)
  expect(bindingsOf('env.staging.').toSorted()).toEqual(production.toSorted())
})

test('staging shares no database, namespace or counter with production', () => {
  const ids = [
    ...wrangler.matchAll(/(?:database_id|namespace_id|bucket_name|^id) = "([^"]+)"/gm),
  ].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(10)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every setting is documented in the operator’s guide', () => {
  const settings = bindingsOf('')
    .filter((it) => it.startsWith('vars '))
    .map((it) => it.slice(5))
  expect(settings.filter((name) => !operatorGuide.includes(`\`${name}\``))).toEqual([])
})

test('after a rotation of the signing key old tokens are accepted and new ones use the new key', async () => {
  const { privateKey } = (await crypto.subtle.generateKey(
    { name: 'ECDSA', namedCurve: 'P-256' },
    true,
    ['sign', 'verify'],
  )) as CryptoKeyPair
  const fresh = { ...((await crypto.subtle.exportKey('jwk', privateKey)) as object), kid: 'fresh' }
  const before = await loadKeys({ JWT_PRIVATE_JWK })
  const once = rotateSigningKey({ JWT_PRIVATE_JWK }, fresh)
  const after = await loadKeys({ ...once })
  const claims = { sub: 'x', iss: 'i', aud: 'a', exp: Math.floor(Date.now() / 1000) + 60 }
  const expected = { issuer: 'i', audience: 'a', now: new Date() }
  expect((await after.verify(await before.sign(claims), expected)).sub).toBe('x')
  expect(JSON.stringify(once)).not.toContain(JSON.parse(JWT_PRIVATE_JWK).d)
  const twice = rotateSigningKey(once, { ...fresh, kid: 'fresher' })
  expect((await loadKeys({ ...twice })).jwks.keys.map(({ kid }) => kid)).toEqual([
    'fresher',
    'fresh',
    'test',
  ])
  expect(rotateSigningKey({}, fresh)).toEqual({ JWT_PRIVATE_JWK: JSON.stringify(fresh) })
})

const secretOf = (byte: number) => Buffer.alloc(32, byte).toString('base64')

test('after a rotation of the data key sealed secrets still open, and sessions continue', async () => {
  const old = { DATA_KEY: secretOf(1) }
  const before = dataKeys(old)
  const rotation = rotateKeyRing('DATA', old, secretOf(2))
  expect(rotation).toEqual({ DATA_KEY: secretOf(2), DATA_PREVIOUS_KEYS: secretOf(1) })
  const after = dataKeys(rotation)
  expect(after.keyId).not.toBe(before.keyId)
  expect(await unseal(after, 'p', await seal(before, 'p', 'secret'))).toBe('secret')
  const session = { id: crypto.randomUUID(), keyId: before.keyId, generation: 3 }
  const token = refreshToken(before, session)
  expect(refreshToken(after, session)).toBe(token)
  const presented = parseRefreshToken(token ?? '')
  expect(presented && isAuthentic(after, presented)).toBe(true)
})

test('rotating one key does not affect another', async () => {
  const old = { JWT_PRIVATE_JWK, DATA_KEY: secretOf(1), LINK_KEY: secretOf(2) }
  const sealed = await seal(dataKeys(old), 'p', 'secret')
  const link = signSubject(linkKeys(old), 'page', '1')

  const signing = { ...JSON.parse(JWT_PRIVATE_JWK), kid: 'fresh' }
  const newSigning = { ...old, ...rotateSigningKey(old, signing) }
  expect(dataKeys(newSigning).keyId).toBe(dataKeys(old).keyId)
  expect(linkKeys(newSigning).keyId).toBe(linkKeys(old).keyId)

  const newData = { ...old, ...rotateKeyRing('DATA', old, secretOf(3)) }
  expect(dataKeys(newData).keyId).not.toBe(dataKeys(old).keyId)
  expect(await unseal(dataKeys(newData), 'p', sealed)).toBe('secret')
  expect(linkKeys(newData).keyId).toBe(linkKeys(old).keyId)

  const newLink = { ...newData, ...rotateKeyRing('LINK', newData, secretOf(4)) }
  expect(verifySubject(linkKeys(newLink), 'page', '1', link)).toBe(true)
  const twice = { ...newLink, ...rotateKeyRing('LINK', newLink, secretOf(5)) }
  expect(verifySubject(linkKeys(twice), 'page', '1', link)).toBe(true)
  expect(twice).toMatchObject({ LINK_PREVIOUS_KEYS: [secretOf(4), secretOf(2)].join(',') })
})

test('a key for one purpose does not open data of another purpose', async () => {
  const env = { JWT_PRIVATE_JWK, DATA_KEY: secretOf(1), LINK_KEY: secretOf(2) }
  const link = signSubject(linkKeys(env), 'page', '1')
  expect(verifySubject(dataKeys(env), 'page', '1', link)).toBe(false)
  expect(await unseal(linkKeys(env), 'p', await seal(dataKeys(env), 'p', 'secret'))).toBeNull()
})

test('a missing data or link key fails with its name, even if older keys are set', () => {
  expect(() => dataKeys({ JWT_PRIVATE_JWK })).toThrow(/DATA_KEY/)
  expect(() => dataKeys({ DATA_PREVIOUS_KEYS: secretOf(1) })).toThrow(/DATA_KEY/)
  expect(() => linkKeys({ JWT_PRIVATE_JWK, DATA_KEY: secretOf(1) })).toThrow(/LINK_KEY/)
  expect(() => linkKeys({ LINK_PREVIOUS_KEYS: secretOf(2) })).toThrow(/LINK_KEY/)
})

test('a malformed key fails with its name', () => {
  for (const wrong of ['short', secretOf(1).slice(4), `${secretOf(1)}${secretOf(1)}`]) {
    expect(() => dataKeys({ DATA_KEY: wrong })).toThrow(/DATA_KEY/)
    expect(() =>
      linkKeys({ LINK_KEY: secretOf(2), LINK_PREVIOUS_KEYS: `${secretOf(1)},${wrong}` }),
    ).toThrow(/LINK_PREVIOUS_KEYS/)
  }
})

const [, list = ''] = /^run_worker_first = (\[[^\]]*\])/m.exec(wrangler) ?? []
const rules = [...list.matchAll(/"([^"]+)"/g)].map(([, rule = '']) => rule)

/** Matches run_worker_first patterns, whose star is always last. */
const isWorkersFirst = (path: string) =>
  rules.some((rule) => (rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule))

test('every page goes to the Worker without a lookup among the files', () => {
  const paths = Object.values(pages).map(({ path }) => path.replace(/:\w+|\*/g, 'some-thing'))
  const all = localeCodes.flatMap((locale) => paths.map((path) => localize(path, locale)))
  expect(all.length).toBeGreaterThan(80)
  expect(all.filter((path) => !isWorkersFirst(path))).toEqual([])
})

test('static files need no Worker, build data are not public, and a missing file reaches the Worker', () => {
  for (const path of ['/assets/index-abc.js', '/assets/social/home-en.png', '/favicon.ico']) {
    expect(isWorkersFirst(path), path).toBe(false)
  }
  expect(isWorkersFirst('/web/index.html')).toBe(true)
  expect(rules.filter((rule) => rule.slice(0, -1).includes('*'))).toEqual([])
  // a negative rule would answer missing files without the Worker’s headers
  expect(rules.filter((rule) => rule.startsWith('!'))).toEqual([])
})
