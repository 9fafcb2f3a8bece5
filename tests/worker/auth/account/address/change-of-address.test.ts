import { expect, test } from 'vitest'
import { createWorld, json } from '../../world.ts'
import { oneTimeTokensTable } from '../../../../../worker/db/schema/sign-in.ts'

const wanted = 'wanted@example.com'

/** Three accounts that want one address, each with what was mailed to it. */
async function threeWishes() {
  const world = createWorld()
  const accounts = []
  for (const name of ['a', 'b', 'c']) {
    const user = await world.user(`${name}@example.com`)
    const { access_token: token } = await world.session(user)
    world.pass(61)
    await world.auth('/user', { method: 'PUT', token, body: { email: wanted } })
    accounts.push({ name, user, token, code: world.lastMail(wanted).code })
  }
  return { world, accounts }
}

const tries = async ({ deps }: ReturnType<typeof createWorld>) => {
  const rows = await deps().db.select().from(oneTimeTokensTable)
  return rows.filter(({ slot }) => slot === 'email_change_new').map(({ tries: count }) => count)
}

test('a code of a change of address works for the account that is signed in, and for none by the address alone', async () => {
  const { world, accounts } = await threeWishes()
  const body = (code: string) => ({ type: 'email_change', email: wanted, token: code })
  const [a, b] = accounts
  if (!a || !b) throw new Error('There are three')
  // by the address alone nobody knows whose code is meant, and nobody loses a try
  expect((await world.post('/verify', body(a.code))).status).toBe(403)
  expect(await tries(world)).toEqual([0, 0, 0])
  // somebody else's code costs the guesser only
  expect((await world.post('/verify', body(a.code), b.token)).status).toBe(403)
  expect((await tries(world)).toSorted()).toEqual([0, 0, 1])
  const half = await world.post('/verify', body(a.code), a.token)
  expect([half.status, await json(half)]).toMatchObject([200, { code: '200' }])
})

test('mails to a wanted address leave once a minute, whoever asks for them again', async () => {
  const { world } = await threeWishes()
  world.pass(61)
  world.mailbox.length = 0
  for (const name of ['a', 'b', 'c']) {
    const body = { type: 'email_change', email: `${name}@example.com` }
    expect((await world.post('/resend', body)).status).toBe(200)
  }
  expect(world.mailbox.filter(({ to }) => to === wanted)).toHaveLength(1)
})

test('what was mailed for one wish confirms nothing of the next', async () => {
  const world = createWorld()
  const user = await world.user('a@example.com')
  const { access_token: token } = await world.session(user)
  await world.auth('/user', { method: 'PUT', token, body: { email: 'first@example.com' } })
  const { token: link } = world.lastMail('first@example.com')
  world.pass(61)
  await world.auth('/user', { method: 'PUT', token, body: { email: 'second@example.com' } })
  // what was mailed for the first wish confirms nothing of the second
  const stale = await world.post('/verify', { type: 'email_change', token_hash: link })
  expect(stale.status).toBe(403)
  expect((await world.users())[0]?.email).toBe('a@example.com')
})
