import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Problem } from '#contract/errors.ts'
import { B2bAccessCall, ContactCall } from '#contract/forms.ts'
import { odd, oddText } from '../auth/fuzzing.ts'
import { noLimits } from '../kit/outages.ts'
import { tries } from '../kit/soak.ts'
import { b2bAccess, contact, createWorld, plainly } from './world.ts'

const forms = [
  ['contact', ContactCall, contact],
  ['b2b-access', B2bAccessCall, b2bAccess],
] as const

/** Texts that end about where those of a form have to. */
const oddValue = fc.oneof(odd, fc.string({ minLength: 190, maxLength: 230 }))

/** A body with something wrong: wrong types, missing or unknown keys, or no object at all. */
const oddBody = (good: object) =>
  fc.oneof(
    { weight: 1, arbitrary: fc.jsonValue() as fc.Arbitrary<unknown> },
    {
      weight: 6,
      arbitrary: fc
        .tuple(
          fc.dictionary(fc.constantFrom(...Object.keys(good), 'meta', '__proto__'), oddValue, {
            maxKeys: 4,
          }),
          fc.subarray(Object.keys(good)),
          fc.dictionary(fc.string({ maxLength: 9 }), oddValue, { maxKeys: 1 }),
        )
        .map(([changed, kept, extra]): unknown => ({
          ...Object.fromEntries(kept.map((key) => [key, Reflect.get(good, key)])),
          ...extra,
          ...changed,
        })),
    },
  )

for (const [form, schema, good] of forms) {
  test(`odd bodies of ${form} are refused with their fields, and leave nothing`, async () => {
    const world = createWorld({}, { limits: noLimits })
    const bodies = fc
      .sample(oddBody(good), { numRuns: tries(5_600), seed: 20_261_121 })
      .map((body) => JSON.stringify(body))
      .filter((text) => !schema.safeParse(JSON.parse(text)).success)
      .slice(0, tries(5_000))
    expect(bodies).toHaveLength(tries(5_000))
    const work = bodies.values()
    const statuses = new Map<number, number>()
    const one = async () => {
      for (const body of work) {
        const response = await world.post(form, body)
        const problem = await response.json<Problem>()
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
        if (
          response.status !== 422 ||
          response.headers.get('content-type') !== 'application/problem+json' ||
          problem.code !== 'request/invalid' ||
          !problem.errors?.length
        ) {
          expect.fail(`${response.status} ${JSON.stringify(problem)} for ${body}`)
        }
      }
    }
    await Promise.all(Array.from({ length: 16 }, one))
    expect(Object.fromEntries(statuses)).toEqual({ 422: tries(5_000) })
    expect(await world.rows()).toEqual([])
    expect(world.box).toEqual([])
  })
}

test('bodies that are no JSON, too large, or of another type have their problems', async () => {
  const world = createWorld({}, { limits: noLimits })
  const status = async (body: string, type = 'application/json') =>
    (await world.post('contact', body, { 'content-type': type, 'sec-fetch-site': 'same-origin' }))
      .status
  expect(await status('{')).toBe(400)
  expect(await status('')).toBe(400)
  expect(await status('a=b', 'text/plain')).toBe(400)
  expect(await status('--x', 'multipart/form-data; boundary=x')).toBe(400)
  expect(await status(JSON.stringify({ message: 'x'.repeat(70_000) }))).toBe(413)
  expect(await world.rows()).toEqual([])
})

test('odd plain posts get a page', async () => {
  const world = createWorld({}, { limits: noLimits })
  const bodies = fc.sample(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .array(fc.tuple(fc.constantFrom(...Object.keys(contact), 'meta.locale', 'x'), oddText))
        .map((pairs) =>
          new URLSearchParams(pairs.map(([key, text]) => [key, text.toWellFormed()])).toString(),
        ),
    ),
    { numRuns: tries(150), seed: 7 },
  )
  for (const body of bodies) {
    const response = await world.post('contact', body, plainly({}).headers)
    expect([303, 422], body).toContain(response.status)
    if (response.status === 422) {
      expect(response.headers.get('content-type')).toContain('text/html')
    }
    await response.body?.cancel()
  }
})
