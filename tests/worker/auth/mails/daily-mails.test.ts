import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createDb } from '../../../../worker/db/client.ts'
import { rememberPlace } from '../../../../worker/db/known-places.ts'
import { noLimits } from '../../kit/outages.ts'
import { createWorld, json, type World } from '../world.ts'

const email = 'owner@example.com'
const minuteS = 60
const hourS = 3600
const dayS = 24 * hourS

const mailsTo = (world: World, to: string) => world.mailbox.filter((mail) => mail.to === to).length

/** Somebody who never signed in, from a network of their own. */
let networks = 0
const asStranger = (world: World, path: string, body: unknown) =>
  world.auth(path, {
    method: 'POST',
    body,
    headers: { 'cf-connecting-ip': `198.51.100.${++networks % 250}` },
  })

/** Every way in which anybody can have a mail sent to an address. */
const bombs = (address: string) =>
  [
    ['/recover', { email: address }],
    ['/otp', { email: address }],
    ['/signup', { email: address, password: 'Strangers-grove-2' }],
    ['/resend', { type: 'signup', email: address }],
    ['/resend', { type: 'email_change', email: address }],
  ] as const

/** All of them, as often as the minute's limits let through, for so long. @returns the answers */
async function bomb(world: World, address: string, forS: number, everyS = 61) {
  const answers: string[] = []
  for (let passedS = 0; passedS < forS; passedS += everyS) {
    for (const [path, body] of bombs(address)) {
      const response = await asStranger(world, path, body)
      const code = response.status === 200 ? '' : String((await json(response))['code'])
      answers.push(`${path} ${response.status} ${code}`)
    }
    world.pass(everyS)
  }
  return answers
}

test('strangers send fifty mails a day to an address, sixteen of them at once, and learn of no account', async () => {
  const world = createWorld({ limits: noLimits })
  await world.user(email)
  const early = await bomb(world, email, 20 * minuteS)
  expect(mailsTo(world, email)).toBeLessThanOrEqual(16)
  const later = await bomb(world, email, dayS - 20 * minuteS, 20 * minuteS)
  expect(mailsTo(world, email)).toBeGreaterThan(16)
  expect(mailsTo(world, email)).toBeLessThanOrEqual(50)
  // answer by answer as for an address that nobody had
  const elsewhere = createWorld({ limits: noLimits })
  // its day is the same one again: what all networks may send on it (mails.test.ts) is whole
  await env.DB.prepare(`delete from guess_budgets where key like 'newcomers%'`).run()
  const nobody = 'nobody@example.com'
  expect(await bomb(elsewhere, nobody, 20 * minuteS)).toEqual(early)
  expect(await bomb(elsewhere, nobody, dayS - 20 * minuteS, 20 * minuteS)).toEqual(later)
  // the next day mails leave again
  world.pass(dayS)
  const sent = mailsTo(world, email)
  await asStranger(world, '/recover', { email })
  expect(mailsTo(world, email)).toBe(sent + 1)
})

test('of many accounts that want one address, ten at once have it written to', async () => {
  const world = createWorld({ limits: noLimits })
  const to = 'wanted@example.com'
  const answers: unknown[] = []
  for (let account = 0; account < 12; account++) {
    const { access_token: token } = await world.session(
      await world.user(`a${account}@evil.example`),
    )
    const response = await world.put(token, { email: to })
    answers.push(response.status === 200 ? 200 : (await json(response))['code'])
    world.pass(61)
  }
  expect(answers.filter((answer) => answer === 200)).toHaveLength(10)
  expect(answers.slice(10)).toEqual(Array(2).fill('over_email_send_rate_limit'))
  expect(mailsTo(world, to)).toBe(10)
  // what was refused left nothing behind
  expect(
    await env.DB.prepare('select count(*) as n from users where new_email = ?').bind(to).first('n'),
  ).toBe(10)
})

test('however many mails strangers ask for, the owner gets in by one that came within the hour', async () => {
  const world = createWorld({ limits: noLimits })
  await world.user(email)
  let refusals = 0
  for (let quarter = 0; quarter < 40; quarter++) {
    await bomb(world, email, minuteS)
    world.pass(14 * minuteS)
    const sent = mailsTo(world, email)
    await asStranger(world, '/recover', { email }) // the owner, from where they never were
    if (mailsTo(world, email) > sent) continue
    refusals++
    const newest = world.mailbox.findLast(({ text }) => /type=(recovery|magiclink)/.test(text))
    const link = new URL(/https?:\S+\/verify\?\S+/.exec(newest?.text ?? '')?.[0] ?? '')
    const type = link.searchParams.get('type')
    const followed = await world.post('/verify', {
      type,
      token_hash: link.searchParams.get('token'),
    })
    expect([quarter, followed.status]).toEqual([quarter, 200])
  }
  expect(refusals).toBeGreaterThan(3)
})

test('where the owner signed in before, strangers use up no link, and used ones do not count', async () => {
  const world = createWorld({ limits: noLimits })
  const user = await world.user(email)
  await rememberPlace(createDb(env.DB), email, '203.0.113.7', world.now())
  await bomb(world, email, hourS)
  const fromHome = async () => {
    const sent = mailsTo(world, email)
    const headers = { 'cf-connecting-ip': '203.0.113.7' }
    const response = await world.auth('/otp', { method: 'POST', body: { email }, headers })
    expect(response.status).toBe(200)
    return mailsTo(world, email) - sent
  }
  for (let time = 0; time < 12; time++) {
    expect(await fromHome()).toBe(1)
    const { token } = world.lastMail(email)
    const body = { type: 'magiclink', token_hash: token }
    const headers = { 'cf-connecting-ip': '203.0.113.7' }
    expect((await world.auth('/verify', { method: 'POST', body, headers })).status).toBe(200)
  }
  // in a session the owner’s mails are their own, too
  const { access_token: token } = await world.session(user)
  const sent = mailsTo(world, email)
  expect((await world.auth('/reauthenticate', { token })).status).toBe(200)
  const change = { method: 'PUT', token, body: { email: 'new@example.com' } }
  expect((await world.auth('/user', change)).status).toBe(200)
  expect(mailsTo(world, email)).toBe(sent + 2)
})

test('who knows the password, and signed in from fifty networks, keeps no mail from its owner', async () => {
  const world = createWorld({ limits: noLimits })
  await world.user(email)
  const from = (network: number) => ({ 'cf-connecting-ip': `2001:db8:0:${network}::1` })
  for (let network = 0; network < 50; network++) {
    await rememberPlace(createDb(env.DB), email, from(network)['cf-connecting-ip'], world.now())
  }
  let next = 0
  const ask = (path: string) => {
    const headers = from(next++ % 50)
    return world.auth(path, { method: 'POST', body: { email, create_user: false }, headers })
  }
  const sieged = async (forS: number) => {
    for (let passedS = 0; passedS < forS; passedS += minuteS) {
      world.pass(minuteS)
      await ask('/otp')
    }
  }
  await sieged(hourS)
  expect(mailsTo(world, email)).toBeLessThanOrEqual(13)
  for (let quarter = 0; quarter < 12; quarter++) {
    await sieged(14 * minuteS)
    world.pass(30)
    expect((await ask('/recover')).status).toBe(200)
    const { code: token } = world.lastMail(email)
    const typed = await world.post('/verify', { type: 'recovery', email, token })
    expect([quarter, typed.status]).toEqual([quarter, 200])
  }
  expect(mailsTo(world, email)).toBeLessThan(40)
})

test('invitations and what else staff send leave however many mails there were', async () => {
  const world = createWorld({ limits: noLimits })
  const staff = await world.user('ann@meltemi.test')
  await world.grant(staff, 'admin')
  const user = await world.user(email)
  const guest = 'guest@example.com'
  const ask = async (path: string, body: unknown) => {
    const { access_token: token } = await world.session(staff)
    return world.send(`/api/admin${path}`, { method: 'POST', token, body })
  }
  const first = await ask('/users', { email: guest, role: 'client', locale: 'en' })
  expect(first.status).toBe(201)
  await bomb(world, email, hourS)
  await bomb(world, guest, hourS)
  const invitations = () =>
    world.mailbox.filter(({ to, text }) => to === guest && text.includes('type=invite')).length
  const { id } = (await json(first)) as { id: string }
  expect(invitations()).toBe(1)
  expect((await ask(`/users/${id}/invitation`, { locale: 'en' })).ok).toBe(true)
  expect(invitations()).toBe(2)
  const known = mailsTo(world, email)
  world.pass(61)
  expect((await ask(`/users/${user.id}/password-reset`, {})).ok).toBe(true)
  expect(mailsTo(world, email)).toBe(known + 1)
})

test('a mail that could not be sent does not count', async () => {
  let isAway = true
  const sent: string[] = []
  const sendMail = async ({ to }: { to: string }) => {
    if (isAway) throw new Error('mail is away')
    sent.push(to)
  }
  const world = createWorld({ limits: noLimits, sendMail })
  await world.user(email)
  for (let time = 0; time < 12; time++) {
    expect((await asStranger(world, '/recover', { email })).status).toBe(200)
  }
  isAway = false
  await asStranger(world, '/recover', { email })
  expect(sent).toEqual([email])
})

test('changes to an address that others ask for keep nobody from signing up with it', async () => {
  const world = createWorld({ limits: noLimits })
  const to = 'newcomer@example.com'
  for (let account = 0; account < 12; account++) {
    const { access_token: token } = await world.session(
      await world.user(`b${account}@evil.example`),
    )
    await world.put(token, { email: to })
    world.pass(61)
  }
  const signedUp = await asStranger(world, '/signup', { email: to, password: 'Figs-and-thyme-3' })
  expect(signedUp.status).toBe(200)
  expect(new URL(world.lastMail(to).link).searchParams.get('type')).toBe('signup')
})

const home = '203.0.113.21'

/** Strangers have an address sent all the links that it gets at once, and wait for the timer of the last one. */
async function useUpLinks(world: World, address = email) {
  for (let time = 0; time < 6; time++) {
    await asStranger(world, '/recover', { email: address })
    world.pass(61)
  }
}

const answer = async (response: Response) =>
  response.status === 200 ? 200 : (await json(response))['code']

test('a link that does not leave, as it is enough for the day, keeps nobody waiting for a minute', async () => {
  const world = createWorld({ limits: noLimits })
  const user = await world.user(email)
  await rememberPlace(createDb(env.DB), email, home, world.now())
  await useUpLinks(world)
  expect(world.mailbox).toHaveLength(6)
  for (let time = 0; time < 3; time++) {
    expect(await answer(await asStranger(world, '/recover', { email }))).toBe(200)
  }
  expect(world.mailbox).toHaveLength(6)
  // the owner, where they signed in before
  const headers = { 'cf-connecting-ip': home }
  const fromHome = await world.auth('/otp', { method: 'POST', body: { email }, headers })
  expect(await answer(fromHome)).toBe(200)
  expect(world.mailbox).toHaveLength(7)
  // that one left, and is told so to whoever asks
  const early = await asStranger(world, '/recover', { email })
  expect(await answer(early)).toBe('over_email_send_rate_limit')
  // and staff, whom the owner has called
  const staff = await world.user('ann@meltemi.test')
  await world.grant(staff, 'admin')
  world.pass(61)
  await asStranger(world, '/otp', { email })
  const { access_token: token } = await world.session(staff)
  const reset = `/api/admin/users/${user.id}/password-reset`
  expect((await world.send(reset, { method: 'POST', token, body: {} })).ok).toBe(true)
  expect(world.mailbox).toHaveLength(8)
})

test('who had too many codes mailed today is told how long to wait, each time anew', async () => {
  const world = createWorld({ limits: noLimits })
  const user = await world.user(email)
  const { access_token: token } = await world.session(user)
  const ask = () => world.auth('/reauthenticate', { token })
  // asking for the headers alone has nothing mailed
  await world.auth('/reauthenticate', { method: 'HEAD', token })
  expect(world.mailbox).toEqual([])
  for (let time = 0; time < 10; time++) {
    expect((await ask()).status).toBe(200)
    world.pass(61)
  }
  const waits: number[] = []
  for (let time = 0; time < 2; time++) {
    const refused = await ask()
    expect([refused.status, await json(refused)]).toMatchObject([
      429,
      { message: expect.stringContaining('today') },
    ])
    waits.push(Number(refused.headers.get('retry-after')))
  }
  // the first mail counts for 8,640 s, and ten minutes of them are over
  expect(waits).toEqual([expect.closeTo(8640 - 610, -1), expect.closeTo(8640 - 610, -1)])
  world.pass(waits[0] ?? 0)
  const { access_token: later } = await world.session(user)
  expect((await world.auth('/reauthenticate', { token: later })).status).toBe(200)
  expect(world.mailbox).toHaveLength(11)
})

test('an address that gets no more today starts no timer, neither its own nor that of who wants it', async () => {
  const world = createWorld({ limits: noLimits })
  const wanted = 'wanted@example.com'
  for (let account = 0; account < 10; account++) {
    const session = await world.session(await world.user(`a${account}@example.com`))
    const change = { method: 'PUT', token: session.access_token, body: { email: wanted } }
    expect((await world.auth('/user', change)).status).toBe(200)
    world.pass(61)
  }
  const { access_token: token } = await world.session(await world.user(email))
  const change = (to: string) => world.put(token, { email: to })
  const waitS = async () => Number((await change(wanted)).headers.get('retry-after'))
  expect(await waitS()).toBeGreaterThan(60)
  expect(await waitS()).toBeGreaterThan(60)
  expect((await change('free@example.com')).status).toBe(200)
})
