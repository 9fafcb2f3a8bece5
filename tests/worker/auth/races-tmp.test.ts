import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cost } from '../../../worker/lib/secrets/password-hash.ts'
import { everyFault, everyOrder } from '../every-order.ts'
import { type Operation, type OperationName, operationsOf } from './races-operations.ts'
import { address, createRaceWorld, type RaceWorld, type Send } from './races-world.ts'

// a hash takes a third of a second, and there are thousands of orders; what it costs changes none of them
const usual = { ...cost }
beforeAll(() => void Object.assign(cost, { n: 2, r: 1, p: 1 }))
afterAll(() => void Object.assign(cost, usual))

// a second on a quiet machine for some forty orders
vi.setConfig({ testTimeout: 900_000 })

type Answer = { status: number; body: string }
type Answers = Partial<Record<OperationName, Answer[]>>

/** Both requests, in every order of their D1 operations, or with every single failure of one. */
async function race(
  world: RaceWorld,
  [first, second]: readonly [OperationName, OperationName],
  also: (answers: Answers, story: string) => Promise<void> = async () => {},
) {
  const operations: Record<OperationName, Operation> = operationsOf(world)
  let answers: Answers = {}
  const actor = (name: OperationName) => async (db: Parameters<RaceWorld['sender']>[0]) => {
    const response = await operations[name].run(world.sender(db))
    const body = `${response.headers.get('location') ?? ''} ${await response.text()}`
    answers[name] = [...(answers[name] ?? []), { status: response.status, body }]
  }
  const proven = [first, second].flatMap((name) => operations[name].proves ?? [])
  const run = {
    actors: [actor(first), actor(second)] as const,
    reset: async () => {
      answers = {}
      await world.reset()
    },
  }
  const look = async (story: string) => {
    const told = `${first} against ${second}, ${story}: ${JSON.stringify(answers)}`
    await expectSound(world, [...proven, ...(await spendStrangers(world))], told)
    await also(answers, told)
  }
  const orders = await everyOrder({
    ...run,
    check: async (story) => {
      for (const { status, body } of Object.values(answers).flat()) {
        const isOurs = status >= 500 || body.includes('unexpected_failure')
        expect(isOurs, `${first} against ${second}, ${story}: ${body}`).toBe(false)
      }
      await look(story)
    },
  })
  console.log('ORDERS', first, second, orders)
  const faults = await everyFault({ ...run, check: look })
  return { orders, faults }
}

const rows = async <Row>(sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results

/** The stranger opens whatever was mailed to them. @returns the addresses that this proves */
async function spendStrangers({ mailbox, send }: RaceWorld): Promise<string[]> {
  const wanted = new Set<string>([address.stranger, address.strangers])
  const wishes = await rows('select 1 from users where new_email = ?', address.victim)
  if (wishes.length === 0) return []
  const mails = mailbox.filter(({ to }) => wanted.has(to))
  for (const { text } of mails) {
    const link = /https?:\S+\/verify\?\S+/.exec(text)?.[0]
    if (link) await send(new URL(link).pathname + new URL(link).search)
  }
  return [address.stranger, address.strangers]
}

/** What has to be so whatever happened. */
async function expectSound(world: RaceWorld, proven: string[], story: string): Promise<void> {
  const before = [address.ann, address.ben, address.owner, address.stranger]
  const [confirmed, badHalves, lonely, banned, admins, owner, approved] = await Promise.all([
    rows<{ email: string }>('select email from users where email_confirmed_at is not null'),
    rows(`select t.slot from one_time_tokens t join users u on u.id = t.user_id
      where t.slot like 'email_change%' and t.new_address is not u.new_email`),
    rows('select id from users where id not in (select user_id from identities)'),
    rows(`select s.id from sessions s join users u on u.id = s.user_id
      where u.banned_until is not null`),
    rows(`select user_id from user_roles r join users u on u.id = r.user_id
      where r.role = 'admin' and u.banned_until is null`),
    rows<{ password_hash: string }>('select password_hash from users where id = ?', world.owner.id),
    rows<{ request: number; company: number; roles: number }>(
      `select (select count(*) from access_requests where status = 'approved') as request,
        (select count(*) from companies) as company, (select count(*) from memberships) as roles`,
    ),
  ])
  // an address is confirmed only by a token mailed to it
  const allowed = new Set<string>([...before, ...proven])
  expect(
    confirmed.map(({ email }) => email).filter((it) => !allowed.has(it)),
    story,
  ).toEqual([])
  // what is mailed for a change of address is for the change that is asked for
  expect(badHalves, story).toEqual([])
  expect(lonely, story).toEqual([])
  expect(banned, story).toEqual([])
  expect(admins.length, story).toBeGreaterThan(0)
  const { request, company, roles } = approved[0]!
  expect([company, roles], story).toEqual([request, request])
  // after a password change no session of the old one lives
  if (owner[0]?.password_hash !== world.owner.user.passwordHash) {
    const alive = await rows<{ id: string }>(
      'select id from sessions where user_id = ?',
      world.owner.id,
    )
    expect(alive.length, story).toBeLessThan(2)
    const own = [world.owner.session, world.second]
    const known = new Set(own.map(({ access_token }) => sessionOf(access_token)))
    expect(
      alive.filter(({ id }) => !known.has(id)),
      story,
    ).toEqual([])
    const codes = await rows(
      `select id from flow_states where user_id = ?1
        union all select id from one_time_tokens where user_id = ?1 and created_at <= ?2`,
      world.owner.id,
      world.madeAt,
    )
    expect(codes, story).toEqual([])
  }
}

const sessionOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())['session_id']

const successes = (answers: Answers, name: OperationName) =>
  (answers[name] ?? []).filter(({ status, body }) => status < 400 && !body.includes('error_code='))

/** Runs pairs in one world, and says how much was looked at. */
async function raceAll(pairs: (readonly [OperationName, OperationName])[]) {
  const world = await createRaceWorld()
  let faults = 0
  for (const pair of pairs) {
    const done = await race(world, pair)
    expect(done.orders, pair.join()).toBeGreaterThan(1)
    faults += done.faults
  }
  expect(faults).toBeGreaterThan(2 * pairs.length)
}

/** Each of some with each of others, and not twice. */
const each = <Name extends OperationName>(some: Name[], others: OperationName[]) =>
  some.flatMap((name, index) =>
    others
      .filter((other) => !some.slice(0, index).includes(other as Name))
      .map((other) => [name, other] as const),
  )

test('no order of two requests confirms an address that nobody proved', async () => {
  await raceAll([
    ['strangerVerifies', 'strangerWantsVictims'],
    ['verifyNext', 'verifyCurrent'],
    ...each(['changeAddress'], ['verifyNext', 'verifyCurrent', 'resendChange', 'changeAddress']),
    ['resendChange', 'verifyNext'],
    ['resendChange', 'verifyCurrent'],
    ['unlinkFake', 'verifyCurrent'],
    ['unlinkFake', 'unlinkFake'],
  ])
})

test('no session of an old password outlives its change, whatever was under way', async () => {
  await raceAll(
    each(
      ['changePassword'],
      [
        'signIn',
        'exchange',
        'refresh',
        'followRecovery',
        'verifyNext',
        'verifyCurrent',
        'recover',
        'changeAddress',
        'changePasswordElsewhere',
        'setCity',
        'reauthenticate',
        'signOut',
        'unlinkFake',
        'suspendOwner',
      ],
    ),
  )
})

test('of two who present one token one gets what it opens', async () => {
  const world = await createRaceWorld()
  for (const name of [
    'exchange',
    'followRecovery',
    'verifyNext',
    'verifyCurrent',
    'confirm',
    'accept',
  ] as const) {
    let most = 0
    await race(world, [name, name], async (answers, story) => {
      const won = successes(answers, name).length
      expect(won, story).toBeLessThan(2)
      most = Math.max(most, won)
    })
    expect([name, most]).toEqual([name, 1])
  }
})

test('of two who change what they say of themselves nobody loses a word', async () => {
  const world = await createRaceWorld()
  await race(world, ['setCity', 'setLanguage'], async (answers, story) => {
    const { send, owner } = world
    const { access_token: token } = owner.session
    const { user_metadata } = (await (await send('/auth/v1/user', { token })).json()) as {
      user_metadata: unknown
    }
    if (successes(answers, 'setCity').length > 0) {
      expect(user_metadata, story).toMatchObject({ city: 'Ottawa' })
    }
    if (successes(answers, 'setLanguage').length > 0) {
      expect(user_metadata, story).toMatchObject({ language: 'fr' })
    }
  })
})

test('who signs in while being suspended, refreshed or signed out leaves nothing behind', async () => {
  await raceAll([
    ...each(['suspendOwner'], ['signIn', 'exchange', 'refresh', 'followRecovery', 'verifyCurrent']),
    ...each(['signOut'], ['refresh', 'setLanguage', 'changePasswordElsewhere']),
    ...each(['refresh', 'followRecovery', 'recover'], ['refresh', 'recover', 'signIn']),
  ])
})

/** Whether a password opens the account of an address: not whether that is confirmed. */
const opens = async (send: Send, email: string, password: string) =>
  (await send('/auth/v1/token?grant_type=password', { method: 'POST', body: { email, password } }))
    .status === 200

test('a stranger’s sign-up plants nothing and voids nothing, in whatever order it comes', async () => {
  const world = await createRaceWorld()
  for (const [pair, email] of [
    [['signUpAgain', 'confirm'], address.unconfirmed],
    [['signUpAgain', 'signUpAgain'], address.unconfirmed],
    [['signUpAgain', 'magicLink'], address.unconfirmed],
    [['signUpAgain', 'resendSignUp'], address.unconfirmed],
    [['magicLink', 'confirm'], address.unconfirmed],
    [['resendSignUp', 'confirm'], address.unconfirmed],
    [['signUpNew', 'signUpNew'], 'new@example.com'],
    [['signUpInvited', 'accept'], address.invited],
    [['signUpInvited', 'inviteAgain'], address.invited],
    [['inviteAgain', 'accept'], address.invited],
    [['signUpApplicant', 'approve'], 'applicant@example.com'],
  ] as const) {
    await race(world, pair, async (_, story) => {
      expect(await opens(world.send, email, 'Strangers-2'), story).toBe(false)
      if (email !== address.invited) return
      const invitations = await rows(
        `select id from users where email = ?1 and (email_confirmed_at is not null
          or id in (select user_id from one_time_tokens where slot = 'invitation'))`,
        email,
      )
      expect(invitations, story).toHaveLength(1)
    })
  }
})

test('an administrator is left, in whatever order two of them rid each other of their rights', async () => {
  await raceAll([
    ['demoteBen', 'demoteAnn'],
    ['demoteBen', 'suspendAnn'],
    ['suspendBen', 'suspendAnn'],
    ['suspendBen', 'demoteAnn'],
  ])
})
