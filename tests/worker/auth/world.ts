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
/** `password`, at the cost of tests (setup/password-cost.ts). */
export const passwordHash =
  '$scrypt$ln=4,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA$QVphXDQsiB4RvilamArfkSka2hxeKwM779pho/jJ1Js'

export type World = ReturnType<typeof createWorld>
type Json = Record<string, unknown>

/** Files share a runtime, whose limits count on: no caller has the network of another. */
const newNetwork = () => {
  const [a = 0, b = 0, c = 0] = crypto.getRandomValues(new Uint16Array(3))
  return `2a00:${a.toString(16)}:${b.toString(16)}:${c.toString(16)}`
}

/**
 * A caller with an address of its own (limits count per address), a mailbox, and a clock that tests can move.
 * `override` replaces parts of the dependencies.
 */
export function createWorld(override: Partial<Deps> = {}) {
  const mailbox: Mail[] = []
  const ip = `${newNetwork()}::1`
  let offsetMs = 0
  const now = () => new Date(Date.now() + offsetMs)
  const sendMail = async (mail: Mail) => void mailbox.push(mail)
  const live = () => liveDeps(env, new Request(origin), { waitUntil() {} })
  // what the operator lists is an app of theirs: a link to it acts when it is opened
  const auth = () => ({ ...live().auth(), redirectUrls: [`${origin}/app`, `${origin}/reset`] })
  const replaced = { now, sendMail, auth, ...override }
  const deps = (): Deps => ({ ...live(), ...replaced })
  const cookies = new Map<string, string>()
  /** One request, with the cookies of this caller's browser; `cookie: ''` is another one. */
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
    /** Moves the service's clock on. */
    pass: (seconds: number) => void (offsetMs += seconds * 1000),
    /** One request below /auth/v1, as the current client version. */
    auth: (path: string, options: Parameters<typeof call>[1] = {}) =>
      send(`/auth/v1${path}`, {
        ...options,
        headers: { 'x-supabase-api-version': '2024-01-01', ...options.headers },
      }),
    send,
    /** The browser forgets its cookies: it is another device from now on. */
    forgetCookies: () => cookies.clear(),
    /** Presses the button of the last mail to an address, as its page does. */
    press: (to: string, type: string) =>
      world.post('/verify', { type, token_hash: world.lastMail(to).token }),
    post: (path: string, body: unknown, token?: string) =>
      world.auth(path, { method: 'POST', body, ...(token !== undefined && { token }) }),
    /** Changes the account of who is signed in. */
    put: (token: string, body: unknown) => world.auth('/user', { method: 'PUT', token, body }),
    /** The token of a session that an emailed link for a new password begins. */
    comeByMail: async (email: string) => {
      await world.post('/recover', { email })
      const { token: token_hash } = world.lastMail(email)
      return tokenIn(await world.post('/verify', { type: 'recovery', token_hash }))
    },
    /** The unmodified client, with a storage of its own. */
    client: (flowType: 'implicit' | 'pkce' = 'implicit') => createClient(send, flowType),
    /** A confirmed user (unless not confirmed) whose password is `password`, without the time that hashing takes. */
    user: async (email: string, changes: Partial<UserRow> = {}): Promise<UserRow> => {
      const account = newAccount({ email, passwordHash, data: {} }, now())
      const user = { ...account.user, emailConfirmedAt: now().toISOString(), ...changes }
      await commit(deps().db, null, { ...account, user })
      return user
    },
    /** A session of a user, as signing in makes it. */
    session: (user: UserRow): Promise<Session> =>
      startSession(deps(), user, { method: 'password' }, { userAgent: 'test' }),
    grant: async ({ id }: { id: string }, role: 'admin' | 'client') =>
      void (await deps().db.insert(userRolesTable).values({ userId: id, role })),
    users: () => deps().db.select().from(usersTable),
    /** Changes a user behind the service's back. */
    update: async ({ id }: { id: string }, changes: Partial<UserRow>) =>
      void (await deps().db.update(usersTable).set(changes).where(eq(usersTable.id, id))),
    /** The last mail to an address: its code, its link, and the link's token. */
    lastMail: (to: string) => readMail(mailbox.findLast((mail) => mail.to === to)),
  }
  return world
}

/** A world with a confirmed user. */
export async function withUser(email: string, override: Partial<Deps> = {}) {
  const world = createWorld(override)
  return { world, user: await world.user(email) }
}

/** A world with a user, and a session of theirs. */
export async function withSession(email: string, override: Partial<Deps> = {}) {
  const { world, user } = await withUser(email, override)
  const { access_token, refresh_token } = await world.session(user)
  return { world, user, access_token, refresh_token }
}

function readMail(mail: Mail | undefined) {
  if (!mail) throw new Error('There is no such mail')
  // to one of our pages, or for another app to GET /verify
  const link = /https?:\S+(?:\/verify\?|#token_hash=)\S+/.exec(mail.text)?.[0] ?? ''
  const { searchParams, hash } = new URL(link === '' ? origin : link)
  const token =
    searchParams.get('token') ?? new URLSearchParams(hash.slice(1)).get('token_hash') ?? ''
  const type = new URLSearchParams(hash.slice(1)).get('type') ?? ''
  // what any app may do with it: a page of ours waits for a press
  const target = new URLSearchParams({ token, type, redirect_to: `${origin}/app` })
  return {
    ...mail,
    /** As it stands in the mail. */
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

/** The parameters of a redirect: those of its fragment, and those of its query. */
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

/** The status and the code of an answer. */
export const outcomeOf = async (response: Response): Promise<[status: number, code: unknown]> => [
  response.status,
  (await json(response))['code'],
]

/** Expects an answer of that status and code. */
export const expectOutcome = async (
  answer: Response,
  status: number,
  code: string,
  said?: string,
) => expect(await outcomeOf(answer), said).toEqual([status, code])
