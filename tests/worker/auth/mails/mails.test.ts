import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { localeCodes } from '#contract/locales.ts'
import { createMailer } from '../../../../worker/adapters/mail.ts'
import { oneTimeTokensTable } from '../../../../worker/db/schema/sign-in.ts'
import { liveDeps } from '../../../../worker/deps.ts'
import { composeMail } from '../../../../worker/features/auth/mail/compose.ts'
import type { MailKind } from '../../../../worker/features/auth/mail/mail-language.ts'
import { mailLanguages } from '../../../../worker/features/auth/mail/mail-languages.ts'
import { localeOf } from '../../../../worker/features/auth/mail/mails.ts'
import { preferredLocale } from '../../../../worker/lib/http/accept-language.ts'
import { dataKeys } from '../../../../worker/lib/secrets/key-ring.ts'
import { testSecrets } from '../../../setup/test-secrets.ts'
import { noLimits } from '../../kit/outages.ts'
import { createWorld, json, password, readRedirect, withUser, type World } from '../world.ts'
import { withMail } from './mailed.ts'

const kinds = Object.keys(mailLanguages.en.mails) as MailKind[]
const deps = createWorld().deps()
const contents = {
  to: 'a@example.com',
  link: 'https://meltemi.test/auth/v1/verify?token=x&type=y',
  code: '012345',
}
const values = { address: 'b@example.com', count: '3', provider: 'google' }

test('every mail exists in every language, with its link and code in text and HTML', async () => {
  const subjects = new Set<string>()
  for (const locale of localeCodes) {
    for (const kind of kinds) {
      const mail = await composeMail(deps, { kind, locale, ...contents, values })
      subjects.add(mail.subject)
      expect(mail.text).toContain('012345')
      expect(mail.html).toContain('012345')
      expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/\{|\}|undefined/)
      if (mailLanguages[locale].mails[kind].button) {
        expect(mail.text).toContain(contents.link)
        expect(mail.html).toContain(`href="${contents.link.replace('&', '&amp;')}"`)
      }
    }
  }
  expect(subjects.size).toBe(localeCodes.length * kinds.length)
})

test('what comes from outside is escaped', async () => {
  const { html } = await composeMail(deps, {
    ...contents,
    kind: 'email_change_current',
    locale: 'en',
    values: { address: `"><script>alert('1')</script>&@example.com` },
    link: 'https://meltemi.test/?a="onclick=',
  })
  expect(html).not.toContain('<script>')
  expect(html).toContain('&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;@example.com')
  expect(html).toContain('?a=&quot;onclick=')
})

test('nothing that a caller typed stands in a mail to a stranger', async () => {
  const world = createWorld()
  const data = { first_name: '<b>Win</b> https://evil.test' }
  await world.post('/signup', { email: 'a@example.com', password, data })
  expect(JSON.stringify(world.lastMail('a@example.com'))).not.toMatch(/evil|Win/)
})

test('the mail speaks the user’s language, else the browser’s, else English', async () => {
  expect(localeOf({ language: 'el' }, 'de')).toBe('el')
  expect(localeOf({ language: 'fr-CA' }, undefined)).toBe('fr')
  expect(localeOf({ language: 'pt' }, 'pt, it;q=0.5')).toBe('it')
  expect(localeOf({ language: { x: 1 } }, '*')).toBe('en')
  expect(preferredLocale('en;q=0.1, de-AT;q=0.9, fr;q=0')).toBe('de')
  expect(preferredLocale(';;q=x,,')).toBeNull()
  const world = createWorld()
  const headers = { 'accept-language': 'it-IT,en;q=0.5' }
  await world.user('a@example.com')
  await world.auth('/recover', { method: 'POST', body: { email: 'a@example.com' }, headers })
  expect(world.lastMail('a@example.com').subject).toBe('Reimpostate la password di Meltemi Imports')
})

test('a mail carries the company’s name as sender, and no line break in its subject', async () => {
  const sent: unknown[] = []
  const binding = { send: async (mail: unknown) => void sent.push(mail) } as unknown as SendEmail
  const mail = { to: 'a@example.com', subject: 'One\r\nBcc: b@example.com', text: 'x', html: 'x' }
  await createMailer(binding, 'no-reply@meltemi.test')(mail)
  const from = { email: 'no-reply@meltemi.test', name: 'Meltemi Imports' }
  expect(sent).toEqual([{ ...mail, from, subject: 'One Bcc: b@example.com' }])
})

test('the binding takes our mails, with the site’s own host as sender where none is set', async () => {
  const { sendMail } = liveDeps(env, new Request('http://localhost:8787'), { waitUntil() {} })
  const mail = { to: 'a@example.com', subject: 'Ελληνικά', text: 'x', html: '<p>x</p>' }
  await expect(sendMail(mail)).resolves.toBeUndefined()
})

test('a code works in any letter case of the address, once', async () => {
  const { world, code: token, subject } = await withMail()
  expect(subject).toBe('Your sign-in link')
  const verify = (email: string) => world.client().verifyOtp({ email, token, type: 'email' })
  const { data, error } = await verify('A@EXAMPLE.com')
  expect(error).toBeNull()
  expect(data.session?.user.email).toBe('a@example.com')
  expect((await verify('a@example.com')).error).toMatchObject({ status: 403, code: 'otp_expired' })
})

test('wrong, expired and unknown codes are refused alike', async () => {
  const { world, code } = await withMail()
  const wrong = code === '000000' ? '111111' : '000000'
  const answers = []
  const late = { email: 'a@example.com', token: code, type: 'email' }
  const tries = [
    { email: 'a@example.com', token: wrong, type: 'email' },
    { email: 'no@example.com', token: code, type: 'email' },
    { email: 'a@example.com', token: code, type: 'signup' },
    { token_hash: 'x'.repeat(56), type: 'magiclink' },
    late,
  ]
  for (const body of tries) {
    if (body === late) world.pass(3601)
    const response = await world.post('/verify', body)
    answers.push([response.status, await response.text()].join())
  }
  const words = '403,{"code":"otp_expired","message":"Token has expired or is invalid"}'
  expect(new Set(answers)).toEqual(new Set([words]))
})

test('a code dies after five tries, its link lives on', async () => {
  const { world, code, link } = await withMail()
  const wrong = code === '000000' ? '111111' : '000000'
  const guess = (token: string) =>
    world.post('/verify', { email: 'a@example.com', token, type: 'email' })
  for (let time = 0; time < 5; time++) await guess(wrong)
  expect((await guess(code)).status).toBe(403)
  expect(readRedirect(await world.send(link)).fragment).toHaveProperty('access_token')
})

test('of fifty simultaneous tries with one code one wins', async () => {
  const { world, token } = await withMail()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      world.post('/verify', { token_hash: token, type: 'magiclink' }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(19)
})

test('codes and links are stored as hashes only', async () => {
  const { world, code, token } = await withMail()
  const stored = JSON.stringify(await world.deps().db.select().from(oneTimeTokensTable))
  expect(stored).toContain('magiclink')
  expect(stored).not.toContain(token)
  expect(stored).not.toContain(`"${code}"`)
})

test('a code that was mailed before the data key was changed works for as long as it lives', async () => {
  const DATA_KEY = Buffer.alloc(32, 1).toString('base64')
  const { code: token } = await withMail()
  const body = { email: 'a@example.com', token, type: 'email' }
  const without = createWorld({ dataKeys: () => dataKeys({ DATA_KEY }) })
  expect((await without.post('/verify', body)).status).toBe(403)
  const moving = { DATA_KEY, DATA_PREVIOUS_KEYS: testSecrets.DATA_KEY }
  const after = createWorld({ dataKeys: () => dataKeys(moving) })
  expect((await after.post('/verify', body)).status).toBe(200)
})

const hourS = 3600

/** Signs up unknown addresses in both ways, from any network. @returns the statuses */
async function signsUp(world: World, count: number, from: (index: number) => string, mark: string) {
  const statuses: number[] = []
  for (let index = 0; index < count; index++) {
    const email = `${mark}-${index}@example.com`
    const headers = { 'cf-connecting-ip': from(index) }
    const [path, body] =
      index % 2 === 0 ? ['/otp', { email }] : ['/signup', { email, password: 'Strangers-grove-2' }]
    statuses.push((await world.auth(path as string, { method: 'POST', headers, body })).status)
  }
  return statuses
}

const passed = (statuses: number[]) => statuses.filter((status) => status === 200).length

test('one network has thirty strangers mailed at once and ninety a day, and learns when to come again', async () => {
  const { world } = await withUser('owner@example.com', { limits: noLimits })
  // all addresses of an IPv6 customer count as one network
  const from = (index: number) => `2001:db8:7:1::${(index + 1).toString(16)}`
  expect(passed(await signsUp(world, 40, from, 'at-once'))).toBe(30)
  expect((await world.users()).length).toBe(31)
  expect(world.mailbox).toHaveLength(30)
  const headers = { 'cf-connecting-ip': from(1) }
  const refusalFor = async (email: string) => {
    const body = { email, password: 'Strangers-grove-2' }
    const answer = await world.auth('/signup', { method: 'POST', headers, body })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(1000)
    return [answer.status, await json(answer)]
  }
  const refusal = [429, { code: 'over_email_send_rate_limit' }]
  expect(await refusalFor('nobody@example.com')).toMatchObject(refusal)
  expect(await refusalFor('owner@example.com'), 'learns of no account').toEqual(
    await refusalFor('nobody@example.com'),
  )
  // existing users still receive emails from that network, and sign-ups from other networks work
  const owner = { method: 'POST', headers, body: { email: 'owner@example.com' } }
  expect((await world.auth('/recover', owner)).status).toBe(200)
  expect(world.lastMail('owner@example.com').link).toBeTruthy()
  expect(passed(await signsUp(world, 2, () => '198.51.100.9', 'elsewhere'))).toBe(2)
  let later = 0
  for (let hour = 0; hour < 23; hour++) {
    world.pass(hourS)
    later += passed(await signsUp(world, 5, from, `later-${hour}`))
  }
  expect(later).toBeGreaterThan(50)
  expect(later).toBeLessThanOrEqual(60)
})

test('one IPv6 line has sixty strangers mailed at once, however many networks it is', async () => {
  const world = createWorld({ limits: noLimits })
  const from = (index: number) => `2001:db8:aa:${(index % 9).toString(16)}::1`
  expect(passed(await signsUp(world, 80, from, 'line'))).toBe(60)
  expect(passed(await signsUp(world, 2, () => '2001:db8:ab::1', 'beside'))).toBe(2)
})

test('a thousand networks have two hundred strangers mailed at once', async () => {
  const world = createWorld({ limits: noLimits })
  const from = (index: number) => `10.${index >> 8}.${index & 255}.7`
  expect(passed(await signsUp(world, 210, from, 'siege'))).toBe(200)
})
