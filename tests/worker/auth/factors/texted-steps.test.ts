import { expect, test, vi } from 'vitest'
import {
  createSmsSender,
  type SendSms,
  SmsRejected,
  SmsTimeout,
} from '../../../../worker/adapters/sms.ts'
import { noLimits } from '../../kit/outages.ts'
import { createWorld, json, type World } from '../world.ts'
import { signedIn } from './authenticator.ts'
import { createPhoneWorld, enrolledPhone } from './phone-world.ts'

const email = 'a@example.com'
const minuteS = 60

/** Enrols phone numbers, one per minute, and requests a code for each. Returns the error codes. */
async function textNumbers(world: World, count: number) {
  await world.user(email)
  const client = await signedIn(world, email)
  const answers: (string | undefined)[] = []
  for (let number = 0; number < count; number++) {
    const { data } = await client.mfa.enroll({
      factorType: 'phone',
      phone: `+1555010${number}`,
      friendlyName: `No. ${number}`,
    })
    answers.push((await client.mfa.challenge({ factorId: data?.id ?? '' })).error?.code)
    world.pass(minuteS + 1)
  }
  return answers
}

test('an account has five different numbers texted at once', async () => {
  const { world, texts } = createPhoneWorld()
  const answers = await textNumbers(world, 8)
  expect(answers.slice(0, 5)).toEqual(Array(5).fill(undefined))
  expect(answers.slice(5)).toEqual(Array(3).fill('over_sms_send_rate_limit'))
  expect(texts).toHaveLength(5)
})

test('a number that no one has proven is texted five times at once, by however many accounts', async () => {
  const { world, texts } = createPhoneWorld()
  const answers: (string | undefined)[] = []
  for (let account = 0; account < 7; account++) {
    const { client, factorId } = await enrolledPhone(world, `${account}.${email}`)
    answers.push((await client.mfa.challenge({ factorId })).error?.code)
  }
  expect(answers.slice(5)).toEqual(Array(2).fill('over_sms_send_rate_limit'))
  expect(texts).toHaveLength(5)
})

test('all accounts together have a hundred texts sent at once to numbers that no one has proven', async () => {
  const { world, texts } = createPhoneWorld()
  const ask = async (account: number) => {
    const { access_token: token } = await world.session(await world.user(`${account}.${email}`))
    const codes: unknown[] = []
    for (let number = 0; number < 5; number++) {
      const phone = `155501${account}${number}`
      const wish = { factor_type: 'phone', phone, friendly_name: `${number}` }
      const { id } = await json(await world.post('/factors', wish, token))
      const texted = await world.post(`/factors/${String(id)}/challenge`, {}, token)
      codes.push((await json(texted))['code'])
    }
    return codes
  }
  const sent = await Promise.all(Array.from({ length: 20 }, (_, account) => ask(account + 10)))
  expect(sent.flat().filter(Boolean)).toEqual([])
  expect(await ask(99)).toEqual(Array(5).fill('over_sms_send_rate_limit'))
  expect(texts).toHaveLength(100)
})

test.for([SmsRejected, SmsTimeout])(
  'a text that the provider refuses or leaves unanswered counts like one that left: %s',
  async (Failed) => {
    let asked = 0
    const send: SendSms = async () => {
      asked++
      throw new Failed('The SMS provider said no')
    }
    const answers = await textNumbers(createWorld({ sms: () => send, limits: noLimits }), 8)
    expect(answers.slice(5)).toEqual(Array(3).fill('over_sms_send_rate_limit'))
    expect(asked).toBe(5)
  },
)

/** An account with a phone as second factor, and an attacker who knows its password. */
async function withTextedStep() {
  const { world, lastCode } = createPhoneWorld()
  const { client, factorId } = await enrolledPhone(world, email)
  const { data } = await client.mfa.challenge({ factorId })
  await client.mfa.verify({ factorId, challengeId: data?.id ?? '', code: lastCode() })
  return { world, factorId, thief: await signedIn(world, email) }
}

test('a person who knows the password uses up the texts of the second step, and the owner’s emailed link still has its own', async () => {
  const { world, factorId, thief } = await withTextedStep()
  world.forgetCookies()
  const codes: (string | undefined)[] = []
  for (let time = 0; time < 7; time++) {
    world.pass(minuteS + 1)
    codes.push((await thief.mfa.challenge({ factorId })).error?.code)
  }
  expect(codes.filter((it) => it === undefined)).toHaveLength(5)
  expect(codes.slice(5)).toEqual(Array(2).fill('over_sms_send_rate_limit'))
  const owner = world.client()
  await owner.signInWithOtp({ email })
  await owner.verifyOtp({ token_hash: world.lastMail(email).token, type: 'magiclink' })
  expect((await owner.mfa.challenge({ factorId })).error).toBeNull()
})

const settings = {
  SMS_API_BASE: 'https://sms.example',
  SMS_ACCOUNT_SID: 'AC1',
  SMS_AUTH_TOKEN: 'token',
  SMS_FROM: '+15005550006',
}

/** The error of a text message after this response of the provider. */
async function failureAt(answer: Response) {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(answer)
  const sent = createSmsSender(settings)?.('15550100', 'Hello', 'sms')
  const failure = await sent?.catch((error: unknown) => error)
  fetched.mockRestore()
  return failure
}

test('the provider says what it refuses by 400; whatever else fails may be tried again', async () => {
  const isRefusal = async (status: number) =>
    (await failureAt(Response.json({}, { status }))) instanceof SmsRejected
  const refusals = []
  for (const status of [400, 401, 500]) refusals.push(await isRefusal(status))
  expect(refusals).toEqual([true, false, false])
})

test('an answer whose body does not come in time says as little as none', async () => {
  const late = new DOMException('The operation timed out', 'TimeoutError')
  const body = new ReadableStream({ pull: (controller) => controller.error(late) })
  expect(await failureAt(new Response(body, { status: 201 }))).toBeInstanceOf(SmsTimeout)
})

test('settings for text messages are all there or none', () => {
  expect(createSmsSender({})).toBeNull()
  expect(createSmsSender({ SMS_API_BASE: '' })).toBeNull()
  expect(() => createSmsSender({ SMS_API_BASE: 'http://127.0.0.1:1' })).toThrow(/SMS_ACCOUNT_SID/)
})
