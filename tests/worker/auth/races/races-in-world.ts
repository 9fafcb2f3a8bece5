import { expect } from 'vitest'
import { rows } from '../../kit/rows.ts'
import { type Answers, race } from './race.ts'
import { type Operation, type OperationName, operationsOf } from './races-operations.ts'
import { address, type RaceWorld, raceWorld } from './races-world.ts'

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
  const { ann, ben, owner: own, opener, stranger, taken, mover, moved } = address
  const before = [ann, ben, own, opener, stranger, taken, mover, moved]
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

/** One pair for each way in which two requests are kept apart. */
const inEveryOrder = new Set([
  'exchange,exchange', // a code that is taken by the batch which it opens
  'changePassword,refresh', // the generation and the life of a session
  'demoteBen,demoteAnn', // `actIf`: the rights of the actor, and rows of others
])

/** Races two operations, and looks after each run for what has to be so whatever happened. */
export async function raceIn(
  pair: readonly [OperationName, OperationName],
  also: (
    answers: Answers<OperationName>,
    story: string,
    isWhole: boolean,
  ) => Promise<void> = async () => {},
): Promise<void> {
  const world = await raceWorld()
  const operations: Record<OperationName, Operation> = operationsOf(world)
  const proven = pair.flatMap((name) => operations[name].proves ?? [])
  await race(pair, {
    run: (name, db) => operations[name].run(world.sender(db)),
    reset: world.reset,
    isEvery: inEveryOrder.has(pair.join()),
    look: async (answers, story, isWhole) => {
      await expectSound(world, [...proven, ...(await spendStrangers(world))], story)
      await also(answers, story, isWhole)
    },
  })
}

/** Each of some with each of others, and not twice. */
export const each = <Name extends OperationName>(some: Name[], others: OperationName[]) =>
  some.flatMap((name, index) =>
    others
      .filter((other) => !some.slice(0, index).includes(other as Name))
      .map((other) => [name, other] as const),
  )
