import { env } from 'cloudflare:workers'
import { GoTrueClient } from '@supabase/auth-js'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Session } from '#contract/auth.ts'
import { userRolesTable, usersTable } from '../../../worker/db/schema/users.ts'
import { type Deps, liveDeps } from '../../../worker/deps.ts'
import { commit } from '../../../worker/features/auth/account/store.ts'
import { newAccount, type UserRow } from '../../../worker/features/auth/account/account.ts'
import { startSession } from '../../setup/start-session.ts'
import type { Mail } from '../../../worker/adapters/mail.ts'
import { call, origin } from '../kit/client.ts'

export const password = 'Olive-grove-7'
/** Hash of `password` with the cost for tests (setup/password-cost.ts). */
export const passwordHash =
  '$scrypt$ln=4,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA$QVphXDQsiB4RvilamArfkSka2hxeKwM779pho/jJ1Js'

export type World = ReturnType<typeof createWorld>
type Json = Record<string, unknown>

/** A random network per caller, because test files share a runtime and its rate limits. */
const newNetwork = () => {
  const [a = 0, b = 0, c = 0] = crypto.getRandomValues(new Uint16Array(3))
  return `2a00:${a.toString(16)}:${b.toString(16)}:${c.toString(16)}`
}

/**
 * A test environment: a caller with its own IP address (limits count per address), a mailbox, and
 * an adjustable clock. `override` replaces dependencies.
 */
export function createWorld(override: Partial<Deps> = {}) {
  const mailbox: Mail[] = []
  const ip = `${newNetwork()}::1`
  let offsetMs = 0
  const now = () => new Date(Date.now() + offsetMs)
  const sendMail = async (mail: Mail) => void mailbox.push(mail)
  const live = () => liveDeps(env, new Request(origin), { waitUntil() {} })
  // links to apps listed by the operator act when opened
  const auth = () => ({ ...live().auth(), redirectUrls: [`${origin}/app`, `${origin}/reset`] })
  const replaced = { now, sendMail, auth, ...override }
  const deps = (): Deps => ({ ...live(), ...replaced })
  const cookies = new Map<string, string>()
  /** Sends a request with this caller's cookies; `cookie: ''` simulates another browser. */
  const send = async (path: string, options: Parameters<typeof call>[1] = {}) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const headers = { 'cf-connecting-ip': ip, ...(cookie && { cookie }), ...options.headers }
    const response = await call(path, { ...options, headers }, replaced)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  const world = {
    mailbox,
    now,
    deps,
    /** Advances the service's clock. */
    pass: (seconds: number) => void (offsetMs += seconds * 1000),
    /** Sends a request to /auth/v1 as the current client version. */
    auth: (path: string, options: Parameters<typeof call>[1] = {}) =>
      send(`/auth/v1${path}`, {
        ...options,
        headers: { 'x-supabase-api-version': '2024-01-01', ...options.headers },
      }),
    send,
    /** Deletes the cookies, as if on another device. */
    forgetCookies: () => cookies.clear(),
    /** Clicks the button of the last email to an address, as its page does. */
    press: (to: string, type: string) =>
      world.post('/verify', { type, token_hash: world.lastMail(to).token }),
    post: (path: string, body: unknown, token?: string) =>
      world.auth(path, { method: 'POST', body, ...(token !== undefined && { token }) }),
    /** Updates the account of a signed-in user. */
    put: (token: string, body: unknown) => world.auth('/user', { method: 'PUT', token, body }),
    /** The access token of a session started by a recovery email. */
    comeByMail: async (email: string) => {
      await world.post('/recover', { email })
      const { token: token_hash } = world.lastMail(email)
      return tokenIn(await world.post('/verify', { type: 'recovery', token_hash }))
    },
    /** The unmodified client with its own storage. */
    client: (flowType: 'implicit' | 'pkce' = 'implicit') => createClient(send, flowType),
    /** A user whose password is `password`, confirmed by default, created without hashing. */
    user: async (email: string, changes: Partial<UserRow> = {}): Promise<UserRow> => {
      const account = newAccount({ email, passwordHash, data: {} }, now())
      const user = { ...account.user, emailConfirmedAt: now().toISOString(), ...changes }
      await commit(deps().db, null, { ...account, user })
      return user
    },
    /** A session as created by signing in. */
    session: (user: UserRow): Promise<Session> =>
      startSession(deps(), user, { method: 'password' }, { userAgent: 'test' }),
    grant: async ({ id }: { id: string }, role: 'admin' | 'client') =>
      void (await deps().db.insert(userRolesTable).values({ userId: id, role })),
    users: () => deps().db.select().from(usersTable),
    /** Updates a user directly in the database. */
    update: async ({ id }: { id: string }, changes: Partial<UserRow>) =>
      void (await deps().db.update(usersTable).set(changes).where(eq(usersTable.id, id))),
    /** The last email to an address: its code, its link, and the link's token. */
    lastMail: (to: string) => readMail(mailbox.findLast((mail) => mail.to === to)),
  }
  return world
}

/** A test environment with a confirmed user. */
export async function withUser(email: string, override: Partial<Deps> = {}) {
  const world = createWorld(override)
  return { world, user: await world.user(email) }
}

/** A test environment with a user and a session. */
export async function withSession(email: string, override: Partial<Deps> = {}) {
  const { world, user } = await withUser(email, override)
  const { access_token, refresh_token } = await world.session(user)
  return { world, user, access_token, refresh_token }
}

function readMail(mail: Mail | undefined) {
  if (!mail) throw new Error('There is no such mail')
  // the link to our own page, or to GET /verify for another app
  const link = /https?:\S+(?:\/verify\?|#token_hash=)\S+/.exec(mail.text)?.[0] ?? ''
  const { searchParams, hash } = new URL(link === '' ? origin : link)
  const token =
    searchParams.get('token') ?? new URLSearchParams(hash.slice(1)).get('token_hash') ?? ''
  const type = new URLSearchParams(hash.slice(1)).get('type') ?? ''
  // the same link for another app, because our own pages wait for a click
  const target = new URLSearchParams({ token, type, redirect_to: `${origin}/app` })
  return {
    ...mail,
    /** The link in the email. */
    page: link,
    /** The same token's link for another app. */
    link: hash === '' ? link : `${origin}/auth/v1/verify?${target}`,
    token,
    code: /\b\d{6}\b/.exec(mail.text)?.[0] ?? '',
  }
}

function createClient(send: World['send'], flowType: 'implicit' | 'pkce') {
  const items = new Map<string, string>()
  return new GoTrueClient({
    url: `${origin}/auth/v1`,
    headers: { apikey: 'sb_publishable_x', Authorization: 'Bearer sb_publishable_x' },
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    flowType,
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
    fetch: (input, init) => {
      const request = new Request(input, init)
      const url = new URL(request.url)
      const body = typeof init?.body === 'string' ? { body: init.body } : {}
      return send(url.pathname + url.search, {
        method: request.method,
        headers: Object.fromEntries(request.headers),
        ...body,
      })
    },
  })
}

/** The parameters of a redirect, from fragment and query. */
export function readRedirect(response: Response) {
  const location = response.headers.get('location') ?? ''
  const [base = '', fragment = ''] = location.split('#')
  return {
    location,
    fragment: Object.fromEntries(new URLSearchParams(fragment)),
    query: Object.fromEntries(new URL(base).searchParams),
  }
}

export const json = async (response: Response) => (await response.json()) as Json

export const tokenIn = async (response: Response) => String((await json(response))['access_token'])

/** Status and error code of a response. */
export const outcomeOf = async (response: Response): Promise<[status: number, code: unknown]> => [
  response.status,
  (await json(response))['code'],
]

/** Expects a response with this status and error code. */
export const expectOutcome = async (
  answer: Response,
  status: number,
  code: string,
  said?: string,
) => expect(await outcomeOf(answer), said).toEqual([status, code])
