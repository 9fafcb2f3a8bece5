import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { createDb, type Db } from '../../../../worker/db/client.ts'
import { accessRequestsTable } from '../../../../worker/db/schema/companies.ts'
import { identitiesTable, userRolesTable } from '../../../../worker/db/schema/users.ts'
import type { Deps } from '../../../../worker/deps.ts'
import type { Mail } from '../../../../worker/adapters/mail.ts'
import { startSession } from '../../../../worker/features/auth/sessions/sessions.ts'
import { hashPassword } from '../../../../worker/lib/secrets/password-hash.ts'
import { newRequest } from '../../admin/office.ts'
import { call } from '../../kit/client.ts'
import { rememberRows } from '../../kit/remember-rows.ts'
import { noLimits } from '../../kit/outages.ts'
import { planCode } from '../../../../worker/features/auth/one-time/flows.ts'
import { createWorld, json, readRedirect } from '../world.ts'

export const verifier = 'v'.repeat(43)
const challenge = { code_challenge: verifier, code_challenge_method: 'plain' }

type Options = { method?: string; body?: unknown; token?: string }
export type Send = (path: string, options?: Options) => Promise<Response>

/** Who may read which mail: what is mailed elsewhere, nobody here ever opens. */
export const address = {
  owner: 'owner@example.com',
  /** Has opened a link that was asked for with a challenge, and holds its code. */
  opener: 'opener@example.com',
  next: 'next@example.com',
  other: 'other@example.com',
  stranger: 'stranger@evil.example',
  strangers: 'second@evil.example',
  victim: 'buyer@bigco.example',
  unconfirmed: 'unconfirmed@example.com',
  invited: 'invited@example.com',
  /** A stranger signed these up; of the second, the owner has opened the link, and the stranger has signed in. */
  awaited: 'awaited@example.com',
  taken: 'taken@example.com',
  /** Signs in by a provider as well, and did so last: gave no password for long. */
  mover: 'mover@example.com',
  /** What that provider vouches for. */
  moved: 'moved@example.com',
  ann: 'ann@meltemi.test',
  ben: 'ben@meltemi.test',
} as const

/** Of who signs up an address that is not theirs. */
export const strangersPassword = 'Strangers-2'

const idOf = async (email: string) =>
  String(await env.DB.prepare('select id from users where email = ?').bind(email).first('id'))

export type RaceWorld = Awaited<ReturnType<typeof createRaceWorld>>

/** A little of everything that the auth service does, under way at once, and a way back to that moment. */
async function createRaceWorld() {
  const world = createWorld({ limits: noLimits })
  const { mailbox, now, deps } = world
  const { db } = deps()
  const passwordHash = await hashPassword('old')
  const member = async (email: string, role?: 'admin') => {
    const user = await world.user(email, { passwordHash })
    if (role) await db.insert(userRolesTable).values({ userId: user.id, role })
    return { id: user.id, session: await world.session(user), user }
  }
  const sendMail = async (mail: Mail) => void mailbox.push(mail)
  let at = now()
  const sender =
    (on: Db): Send =>
    (path, options = {}) => {
      const override: Partial<Deps> = { db: on, now: () => at, sendMail, limits: noLimits }
      const headers = { 'x-supabase-api-version': '2024-01-01' }
      return call(path, { ...options, headers }, override)
    }

  const ann = await member(address.ann, 'admin')
  const ben = await member(address.ben, 'admin')
  const owner = await member(address.owner)
  const second = await world.session(owner.user)
  const stranger = await member(address.stranger)
  const opener = await world.user(address.opener)
  const mover = await world.user(address.mover)
  const byProvider = { ip: '198.51.100.7', userAgent: 'test' }
  const moversSession = await startSession(deps(), mover, { method: 'oauth' }, byProvider)
  const createdAt = now().toISOString()
  const identity = { id: crypto.randomUUID(), userId: owner.id, provider: 'fake', providerId: 'x' }
  const dates = { createdAt, updatedAt: createdAt }
  await db.insert(identitiesTable).values({ ...identity, identityData: {}, ...dates })
  const movers = { ...identity, id: crypto.randomUUID(), userId: mover.id, providerId: 'm' }
  // linked a day ago, and vouched for: it takes the address's place where that goes
  const vouched = { email: address.moved, email_verified: true }
  const longAgo = new Date(now().getTime() - 2 * 86_400_000).toISOString()
  await db.insert(identitiesTable).values({
    ...movers,
    email: vouched.email,
    identityData: vouched,
    createdAt: longAgo,
    updatedAt: longAgo,
  })
  const mail = and(eq(identitiesTable.userId, mover.id), eq(identitiesTable.provider, 'email'))
  const [moversMail] = await db.select({ id: identitiesTable.id }).from(identitiesTable).where(mail)
  const request = newRequest({ email: 'applicant@example.com' })
  const ofAwaited = newRequest({ email: address.awaited })
  const ofTaken = newRequest({ email: address.taken })
  for (const row of [request, ofAwaited, ofTaken]) await db.insert(accessRequestsTable).values(row)

  const ask = async (path: string, body: unknown, token?: string) => {
    const method = path === '/user' ? 'PUT' : 'POST'
    const response = await world.auth(path, { method, body, ...(token !== undefined && { token }) })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  }
  // a code of PKCE that waits for its exchange, as a visit to a provider leads to one, then what is mailed
  const { code, statement } = planCode(world.deps(), {
    userId: owner.id,
    kind: 'oauth',
    provider: 'fake',
    challenge: { codeChallenge: verifier, codeChallengeMethod: 'plain' },
  })
  await statement
  await ask('/recover', { email: address.opener, ...challenge })
  const opened = world.lastMail(address.opener)
  const { query: atOpener } = readRedirect(await world.send(opened.link))
  world.pass(61)
  await ask('/user', { email: address.next }, owner.session.access_token)
  const current = world.lastMail(address.owner)
  const next = world.lastMail(address.next)
  await ask('/recover', { email: address.owner })
  const recovery = world.lastMail(address.owner)
  await ask('/user', { email: address.strangers }, stranger.session.access_token)
  const strangersHalves = [world.lastMail(address.strangers), world.lastMail(address.stranger)]
  await ask('/signup', { email: address.unconfirmed, password: 'First-choice-1', data: { a: 'A' } })
  const unconfirmed = world.lastMail(address.unconfirmed)
  const strangers = { password: strangersPassword, data: { first_name: 'Eve' } }
  await ask('/signup', { email: address.awaited, ...strangers })
  const awaited = world.lastMail(address.awaited)
  await ask('/signup', { email: address.taken, ...strangers })
  await world.send(world.lastMail(address.taken).link)
  const signIn = { email: address.taken, password: strangersPassword }
  const taken = await json(await world.post('/token?grant_type=password', signIn))
  world.pass(61)
  await ask('/recover', { email: address.taken })
  const { token: mailed } = world.lastMail(address.taken)
  const takenBack = await json(
    await world.post('/verify', { type: 'recovery', token_hash: mailed }),
  )
  const body = { email: address.invited, role: 'client', locale: 'en' }
  const staff = { method: 'POST', token: ann.session.access_token, body }
  const { id: invitedId } = await json(await world.send('/api/admin/users', staff))
  const invitation = /token_hash=(\w+)/.exec(world.lastMail(address.invited).text)?.[1] ?? ''
  world.pass(61)

  // codes are to live as long as the races take
  at = now()
  const bringBack = await rememberRows()
  const mails = [...mailbox]
  return {
    ann,
    ben,
    owner,
    second,
    stranger,
    opener: { id: opener.id, code: atOpener['code'] ?? '', mail: opened },
    identity,
    mover: { id: mover.id, token: moversSession.access_token, mail: moversMail?.id ?? '' },
    request,
    invitedId: String(invitedId),
    awaited: { id: await idOf(address.awaited), request: ofAwaited.id, mail: awaited },
    taken: {
      id: await idOf(address.taken),
      request: ofTaken.id,
      token: String(taken['access_token']),
      /** Of the owner, by a mail. */
      ownersToken: String(takenBack['access_token']),
      refreshToken: String(taken['refresh_token']),
    },
    /** Until then everything was made that the world begins with. */
    madeAt: new Date(at.getTime() - 60_000).toISOString(),
    code,
    tokens: {
      current: current.token,
      next: next.token,
      recovery: recovery.token,
      unconfirmed: unconfirmed.token,
      invitation,
      strangers: strangersHalves[0]?.token ?? '',
    },
    mailbox,
    sender,
    send: sender(createDb(env.DB)),
    reset: async () => {
      mailbox.splice(0, Infinity, ...mails)
      await bringBack()
    },
  }
}

let known: RaceWorld | undefined

/** The same for all tests of a file: each order begins with its `reset`. */
export const raceWorld = async (): Promise<RaceWorld> => (known ??= await createRaceWorld())
