import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Problem } from '#contract/errors.ts'
import { B2bAccessCall, ContactCall } from '#contract/forms.ts'
import { odd, oddText } from '../auth/fuzzing.ts'
import { noLimits } from '../kit/outages.ts'
import { tries } from '../kit/soak.ts'
import { b2bAccess, contact, formFixture, plainPost } from './form-fixture.ts'

const cases = [
  ['contact', ContactCall, contact],
  ['b2b-access', B2bAccessCall, b2bAccess],
] as const

/** Texts around the length limit of a field. */
const oddValue = fc.oneof(odd, fc.string({ minLength: 190, maxLength: 230 }))

/** A body with wrong types, missing or unknown keys, or no object at all. */
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

for (const [form, schema, good] of cases) {
  test(`malformed bodies of ${form} are refused with their fields, and nothing is stored`, async () => {
    const forms = formFixture({}, { limits: noLimits })
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
        const response = await forms.post(form, body)
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
    expect(await forms.rows()).toEqual([])
    expect(forms.box).toEqual([])
  })
}

test('bodies that are no JSON, too large or of another type each get their own problem', async () => {
  const forms = formFixture({}, { limits: noLimits })
  const status = async (body: string, type = 'application/json') =>
    (await forms.post('contact', body, { 'content-type': type, 'sec-fetch-site': 'same-origin' }))
      .status
  expect(await status('{')).toBe(400)
  expect(await status('')).toBe(400)
  expect(await status('a=b', 'text/plain')).toBe(400)
  expect(await status('--x', 'multipart/form-data; boundary=x')).toBe(400)
  expect(await status(JSON.stringify({ message: 'x'.repeat(70_000) }))).toBe(413)
  expect(await forms.rows()).toEqual([])
})

test('malformed posts without scripts get a page', async () => {
  const forms = formFixture({}, { limits: noLimits })
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
    const response = await forms.post('contact', body, plainPost({}).headers)
    expect([303, 422], body).toContain(response.status)
    if (response.status === 422) {
      expect(response.headers.get('content-type')).toContain('text/html')
    }
    await response.body?.cancel()
  }
})
