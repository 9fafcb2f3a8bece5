import { expect, test } from 'vitest'
import { createHubSpot, type HubSpotSubmission } from '../../../worker/adapters/hubspot.ts'
import { hubSpotErrors } from '../../../worker/adapters/hubspot-errors.ts'
import { openPortal } from '../kit/hubspot.ts'

const submission: HubSpotSubmission = {
  fields: { firstname: 'Ada', lastname: 'Marin', email: 'ada@marin.example', phone: '' },
  submittedAt: new Date(),
  context: { pageUri: 'https://meltemi.test/fr', hutk: 'a'.repeat(32) },
  consentText: 'Nous vous répondrons.',
}

const clientOf = (settings: object) => {
  const hubspot = createHubSpot(settings)
  if (!hubspot) throw new Error('HubSpot should be set up')
  return hubspot
}

test('HubSpot is off without a portal id, and a malformed id fails with its name', () => {
  expect(createHubSpot({})).toBeNull()
  expect(createHubSpot({ HUBSPOT_PORTAL_ID: '' })).toBeNull()
  expect(() => createHubSpot({ HUBSPOT_PORTAL_ID: '12/34' })).toThrow('HUBSPOT_PORTAL_ID')
})

test('a submission has fields, time, context and consent, and omits empty values', async () => {
  const portal = await openPortal()
  expect(await clientOf(portal.settings).submit('contact', submission)).toEqual({
    result: 'accepted',
  })
  const { accepted } = await portal.seen()
  expect(accepted).toMatchObject([
    { variant: 'public', formId: 'contact-form', authorization: null },
  ])
  expect(accepted[0]?.body).toEqual({
    fields: [
      { objectTypeId: '0-1', name: 'firstname', value: 'Ada' },
      { objectTypeId: '0-1', name: 'lastname', value: 'Marin' },
      { objectTypeId: '0-1', name: 'email', value: 'ada@marin.example' },
    ],
    submittedAt: submission.submittedAt.getTime(),
    context: submission.context,
    legalConsentOptions: {
      consent: { consentToProcess: true, text: 'Nous vous répondrons.', communications: [] },
    },
  })
})

test('an access token selects the secure endpoint', async () => {
  const portal = await openPortal()
  const hubspot = clientOf({ ...portal.settings, HUBSPOT_ACCESS_TOKEN: 'pat-secret' })
  expect(await hubspot.submit('b2b-access', submission)).toEqual({ result: 'accepted' })
  const { accepted } = await portal.seen()
  expect(accepted).toMatchObject([
    { variant: 'secure', formId: 'b2b-form', authorization: 'Bearer pat-secret' },
  ])
})

test('a form without an id is refused without a call', async () => {
  const portal = await openPortal()
  const hubspot = clientOf({ ...portal.settings, HUBSPOT_B2B_FORM_ID: '' })
  expect(await hubspot.submit('b2b-access', submission)).toMatchObject({ result: 'refused' })
  expect((await portal.seen()).calls).toEqual([])
})

for (const fault of ['429', '500', 'reset', 'html']) {
  test(`${fault} from HubSpot is retried`, async () => {
    const portal = await openPortal({ faults: [fault] })
    const answer = await clientOf(portal.settings).submit('contact', submission)
    expect(answer).toMatchObject({ result: 'retry' })
  })
}

test('a call to HubSpot is aborted after ten seconds', async () => {
  const portal = await openPortal({ faults: ['hang'] })
  const start = Date.now()
  const answer = await clientOf(portal.settings).submit('contact', submission)
  expect(answer).toEqual({ result: 'retry', detail: 'TimeoutError' })
  expect(Date.now() - start).toBeLessThan(12_000)
})

for (const [errorType, meaning] of Object.entries(hubSpotErrors)) {
  test(`the HubSpot error ${errorType} is classified as ${meaning}`, async () => {
    const portal = await openPortal({ faults: [errorType] })
    const answer = await clientOf(portal.settings).submit('contact', submission)
    const { calls } = await portal.seen()
    if (meaning === 'without-context') {
      expect(answer).toEqual({ result: 'accepted' })
      expect(calls.map(({ body }) => 'context' in body)).toEqual([true, false])
    } else {
      expect(answer).toEqual({ result: 'refused', why: meaning, detail: errorType })
      expect(calls).toHaveLength(1)
    }
  })
}

test('at most ten different error reasons are kept, and an oversized response counts as none', async () => {
  const word = 'REASON_'.padEnd(64, 'X')
  const reasons = Array.from({ length: 26 }, (_, at) => word + String.fromCharCode(65 + at))
  const portal = await openPortal({
    faults: [
      ['REQUIRED_FIELD', 'REQUIRED_FIELD', ...reasons].join(' '),
      Array<string>(20_000).fill(word).join(' '),
    ],
  })
  const client = clientOf(portal.settings)
  expect(await client.submit('contact', submission)).toEqual({
    result: 'refused',
    why: 'form',
    detail: ['REQUIRED_FIELD', ...reasons.slice(0, 9)].join(' '),
  })
  expect(await client.submit('contact', submission)).toEqual({
    result: 'refused',
    why: 'form',
    detail: 'HTTP 400',
  })
})

test('a submission that is refused even without its context is left to staff', async () => {
  const portal = await openPortal({ faults: ['INVALID_HUTK', 'INVALID_HUTK'] })
  const answer = await clientOf(portal.settings).submit('contact', submission)
  expect(answer).toMatchObject({ result: 'refused', why: 'form' })
})

test('the probe reports a healthy HubSpot without leaving a submission', async () => {
  const portal = await openPortal()
  expect(await clientOf(portal.settings).probe()).toEqual({ isHealthy: true })
  const { accepted, calls } = await portal.seen()
  expect(accepted).toEqual([])
  expect(calls.map(({ formId }) => formId).toSorted()).toEqual(['b2b-form', 'contact-form'])
})

for (const [fault, detail] of [
  ['FORM_HAS_RECAPTCHA_ENABLED', 'FORM_HAS_RECAPTCHA_ENABLED'],
  ['500', 'HTTP 500'],
  ['404', 'HTTP 404'],
] as const) {
  test(`the probe reports ${fault}`, async () => {
    const portal = await openPortal({ faults: [fault, fault] })
    const probe = await clientOf(portal.settings).probe()
    expect(probe).toEqual({ isHealthy: false, detail: `contact: ${detail}; b2b-access: ${detail}` })
  })
}
