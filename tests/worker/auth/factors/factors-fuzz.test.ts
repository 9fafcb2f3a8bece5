import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '../../kit/soak.ts'
import { assertHarmless, bodiesLike, bodyOf, limits, oddText } from '../fuzzing.ts'
import { createWorld, json } from '../world.ts'

test.for([
  ['/factors', bodyOf('factor_type', 'friendly_name', 'issuer', 'phone')],
  ['/factors/:id/challenge', bodyOf('channel', 'factorId')],
  ['/factors/:id/verify', bodyOf('challenge_id', 'code')],
] as const)('POST %s takes odd bodies without a failure or a change', async ([path, body]) => {
  const world = createWorld({ limits, sms: () => async () => 'SM1' })
  const { access_token: token } = await world.session(await world.user('a@example.com'))
  // of a phone, most challenges are refused: a channel must be right, and a minute must pass
  const enrol = { factor_type: 'phone', phone: '+16135550142', friendly_name: 'Mobile' }
  const enrolled = await json(await world.post('/factors', enrol, token))
  const target = path.replace(':id', String(enrolled['id']))
  await fc.assert(
    fc.asyncProperty(bodiesLike(body), (bodies) =>
      assertHarmless(world, ['POST', target], bodies, token),
    ),
    { numRuns: tries(50) },
  )
})

test('odd codes for an open challenge verify nothing', async () => {
  const world = createWorld({ limits })
  const { access_token: token } = await world.session(await world.user('a@example.com'))
  const { id } = await json(await world.post('/factors', { factor_type: 'totp' }, token))
  const challenge = await json(await world.post(`/factors/${String(id)}/challenge`, {}, token))
  await fc.assert(
    fc.asyncProperty(fc.oneof(oddText, fc.jsonValue()), async (code) => {
      const body = { challenge_id: challenge['id'], code }
      const response = await world.post(`/factors/${String(id)}/verify`, body, token)
      expect([400, 422, 429]).toContain(response.status)
    }),
    { numRuns: tries(1000) },
  )
})

test('odd factor ids are not found', async () => {
  const world = createWorld({ limits })
  const { access_token: token } = await world.session(await world.user('a@example.com'))
  const path = fc
    .tuple(oddText, fc.constantFrom('', '/challenge', '/verify'))
    .filter(([id]) => !/^$|\p{Surrogate}/u.test(id) && !/^\.+(\/\.+)*$/.test(id))
    .map(([id, action]) => `/factors/${encodeURIComponent(id)}${action}`)
  await fc.assert(
    fc.asyncProperty(path, async (it) => {
      const method = /\/(challenge|verify)$/.test(it) ? 'POST' : 'DELETE'
      const response = await world.auth(it, { method, token, body: {} })
      expect(response.status).toBe(404)
    }),
    { numRuns: tries(500) },
  )
})
