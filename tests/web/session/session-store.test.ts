import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js'
import { expect, type ExpectStatic, test } from 'vitest'
import type { Me } from '#contract/auth.ts'
import { ApiError, type ApiErrorCode } from '../../../web/api/client.ts'
import { asTransient } from '../../../web/session/auth-client.ts'
import { createSessionStore } from '../../../web/session/session-store.ts'

type Listener = (event: AuthChangeEvent, session: Session | null) => void

const tokenOf = (sessionId: string) => `h.${btoa(JSON.stringify({ session_id: sessionId }))}.s`

const sessionOf = (name: string) =>
  ({ access_token: tokenOf(name), user: { id: name } }) as unknown as Session

const meOf = (role: Me['role']): Me => ({
  id: '1',
  email: 'a@example.com',
  role,
  is_client: role === 'client',
})

/**
 * A session manager without a library, whose events and answers a test decides.
 * @param lost how many times its code does not load
 */
function createStage(lost = 0) {
  let listener: Listener = () => {}
  let stored: { session: Session | null; error: { name: string } | null } = {
    session: null,
    error: null,
  }
  let forgotten = 0
  let waitedMs = 0
  let onWait = () => {}
  let gone = () => {}
  const answers: ((answer: Me | ApiErrorCode) => void)[] = []
  const retries: { attempt: number; run: () => void }[] = []
  const client = {
    onAuthStateChange: (added: Listener) => (listener = added),
    getSession: async () => ({ data: { session: stored.session }, error: stored.error }),
  } as unknown as GoTrueClient
  const { promise: made, resolve } = Promise.withResolvers<GoTrueClient>()
  const follow = (listener: Listener) => (
    void made.then((it) => it.onAuthStateChange(listener)),
    () => {}
  )
  const get = async () => {
    if (lost-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
    resolve(client)
    return client
  }
  const clientOf = Object.assign(get, {
    follow,
    onGone: (listener: () => void) => void (gone = listener),
    forget: async () => {
      forgotten++
      stored = { session: null, error: null }
      listener('SIGNED_OUT', null)
      return true
    },
  })
  const store = createSessionStore(clientOf, {
    askMe: () =>
      new Promise((resolve, reject) => {
        answers.push((answer) =>
          typeof answer === 'string' ? reject(new ApiError(answer)) : resolve(answer),
        )
      }),
    retryLater: (attempt, run) => {
      retries.push({ attempt, run })
      return () => {}
    },
    pause: async (ms) => {
      waitedMs += ms
      if (waitedMs > 500) onWait()
    },
  })
  return {
    store,
    clientOf,
    answers,
    retries,
    forgotten: () => forgotten,
    /** Happens while the page waits for the answer to another tab's proof. */
    meanwhile: (then: () => void) => (onWait = then),
    /** The service says, of whatever was asked, that there is no such session. */
    gone: () => gone(),
    keep: (session: Session | null, error: { name: string } | null = null) =>
      (stored = { session, error }),
    emit: (event: AuthChangeEvent, session: Session | null) => {
      stored = { session, error: null }
      listener(event, session)
    },
  }
}

type Stage = ReturnType<typeof createStage>

/** Answers the question about the role once it is asked. */
async function answerMe(expect: ExpectStatic, stage: Stage, answer: Me | ApiErrorCode) {
  await expect.poll(() => stage.answers.length).toBeGreaterThan(0)
  stage.answers.shift()?.(answer)
}

/** A stage with a listener. */
async function listening(): Promise<Stage> {
  const stage = createStage()
  stage.store.subscribe(() => {})
  await Promise.resolve()
  return stage
}

async function signedIn(expect: ExpectStatic): Promise<Stage> {
  const stage = await listening()
  stage.emit('SIGNED_IN', sessionOf('ada'))
  await answerMe(expect, stage, meOf('client'))
  await expect.poll(() => stage.store.current().status).toBe('signed-in')
  return stage
}

const ended = { status: 'signed-out', hasEnded: true }

const transient: ApiErrorCode[] = [
  'server/database-unavailable',
  'server/unexpected',
  'network/unreachable',
  'request/rate-limited',
]

for (const code of transient) {
  test(`a client stays a client while the answer is ${code}, and is asked for again`, async () => {
    const stage = await signedIn(expect)
    stage.emit('SIGNED_IN', sessionOf('ada'))
    await answerMe(expect, stage, code)
    await expect.poll(() => stage.retries.length).toBe(1)
    expect(stage.store.current()).toMatchObject({ status: 'signed-in', role: 'client' })
    stage.retries[0]?.run()
    await answerMe(expect, stage, code)
    await expect.poll(() => stage.retries.map(({ attempt }) => attempt)).toEqual([0, 1])
    expect(stage.store.current()).toMatchObject({ status: 'signed-in', role: 'client' })
  })

  test(`someone new is neither in nor out while the answer is ${code}, then in`, async () => {
    const stage = await listening()
    stage.emit('INITIAL_SESSION', sessionOf('ada'))
    await answerMe(expect, stage, code)
    await expect.poll(() => stage.store.current()).toEqual({ status: 'unreachable' })
    stage.retries[0]?.run()
    await answerMe(expect, stage, meOf('admin'))
    await expect.poll(() => stage.store.current()).toMatchObject({ role: 'admin' })
  })
}

for (const code of ['auth/session-gone', 'auth/token-invalid', 'auth/no-token'] as const) {
  test(`${code} ends the session here, without asking the server again`, async () => {
    const stage = await signedIn(expect)
    stage.emit('SIGNED_IN', sessionOf('ada'))
    await answerMe(expect, stage, code)
    await expect.poll(() => stage.store.current()).toEqual(ended)
    expect(stage.forgotten()).toBe(1)
  })
}

test.for(['before', 'after'])(
  'a token from before a proof of another tab, whose answer came %s the refusal, ends nothing',
  async (when) => {
    const stage = await signedIn(expect)
    stage.emit('SIGNED_IN', sessionOf('ada'))
    await expect.poll(() => stage.answers.length).toBe(1)
    const keep = () => stage.keep({ ...sessionOf('ada'), access_token: tokenOf('renewed') })
    if (when === 'before') keep()
    else stage.meanwhile(keep)
    await answerMe(expect, stage, 'auth/token-invalid')
    await answerMe(expect, stage, meOf('admin'))
    await expect.poll(() => stage.store.current()).toMatchObject({ role: 'admin' })
    expect(stage.forgotten()).toBe(0)
  },
)

test('a stored session that had ended elsewhere is shown as ended, and none as signed out', async () => {
  const stage = await listening()
  stage.emit('INITIAL_SESSION', null)
  await expect.poll(() => stage.store.current()).toEqual({ status: 'signed-out' })
  const other = await listening()
  other.emit('INITIAL_SESSION', sessionOf('ada'))
  await answerMe(expect, other, 'auth/session-gone')
  await expect.poll(() => other.store.current()).toEqual(ended)
  other.emit('INITIAL_SESSION', null)
  await other.store.refresh()
  expect(other.store.current()).toEqual(ended)
})

test('a session that still owes a second step is signed out when the service says that the session has ended', async () => {
  const stage = await listening()
  stage.emit('SIGNED_IN', sessionOf('ada'))
  await answerMe(expect, stage, 'auth/second-factor-needed' as ApiErrorCode)
  await expect.poll(() => stage.store.current().status).toBe('second-factor')
  stage.gone()
  // some other session may be meant: it is asked
  await answerMe(expect, stage, 'auth/second-factor-needed' as ApiErrorCode)
  await expect.poll(() => stage.store.current().status).toBe('second-factor')
  stage.gone()
  await answerMe(expect, stage, 'auth/session-gone')
  await expect.poll(() => stage.store.current()).toEqual(ended)
})

test.for([
  ['auth/forbidden', { role: null, isClient: false }],
  ['auth/second-factor-needed', { status: 'second-factor' }],
] as const)('the service decides with %s, whatever the token says', async ([code, state]) => {
  const stage = await signedIn(expect)
  stage.emit('TOKEN_REFRESHED', sessionOf('ada'))
  await answerMe(expect, stage, code as ApiErrorCode)
  await expect.poll(() => stage.store.current()).toMatchObject(state)
})

test('a session that cannot be renewed to begin with is not the end of it', async () => {
  const stage = await listening()
  stage.emit('INITIAL_SESSION', null)
  stage.keep(null, { name: 'AuthRetryableFetchError' })
  await expect.poll(() => stage.store.current()).toEqual({ status: 'unreachable' })
  stage.keep(sessionOf('ada'))
  stage.retries[0]?.run()
  await answerMe(expect, stage, meOf('client'))
  await expect.poll(() => stage.store.current().status).toBe('signed-in')
})

for (const way of ['by itself', 'when asked', 'since a form needed it'] as const) {
  test(`code that did not load is loaded ${way}, and the session is followed from then on`, async () => {
    const stage = createStage(1)
    stage.store.subscribe(() => {})
    await expect.poll(() => stage.store.current()).toEqual({ status: 'unreachable' })
    if (way === 'by itself') stage.retries[0]?.run()
    else await (way === 'when asked' ? stage.store.refresh() : stage.clientOf())
    await Promise.resolve()
    stage.emit('SIGNED_IN', sessionOf('ada'))
    await answerMe(expect, stage, meOf('client'))
    await expect.poll(() => stage.store.current()).toMatchObject({ user: { id: 'ada' } })
  })
}

test('code that does not load when asked for is asked for again', async () => {
  const stage = createStage(2)
  stage.store.subscribe(() => {})
  await expect.poll(() => stage.retries.length).toBe(1)
  await stage.store.refresh()
  expect(stage.retries.map(({ attempt }) => attempt)).toEqual([0, 1])
  stage.retries[1]?.run()
  await expect.poll(() => stage.store.current()).toEqual({ status: 'signed-out' })
})

test('of two answers in the wrong order the newer question counts', async () => {
  const stage = await listening()
  stage.emit('SIGNED_IN', sessionOf('ada'))
  stage.emit('SIGNED_IN', sessionOf('bob'))
  await expect.poll(() => stage.answers.length).toBe(2)
  stage.answers[1]?.(meOf('client'))
  await expect.poll(() => stage.store.current()).toMatchObject({ user: { id: 'bob' } })
  stage.answers[0]?.(meOf('admin'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(stage.store.current()).toMatchObject({ user: { id: 'bob' }, role: 'client' })
})

test('only what the service decides ends a session: neither 500 nor 429 does', () => {
  const statuses = [200, 400, 403, 429, 500, 502, 503, 520]
  const seen = statuses.map((status) => asTransient(new Response(null, { status })).status)
  expect(seen).toEqual([200, 400, 403, 503, 503, 503, 503, 503])
})

for (const event of ['SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'INITIAL_SESSION'] as const) {
  test(`${event} of a session that owes a password asks for it as long as the server says so`, async () => {
    const stage = await listening()
    stage.emit(event, sessionOf('ada'))
    await answerMe(expect, stage, 'auth/password-due')
    await expect
      .poll(() => stage.store.current())
      .toMatchObject({ status: 'password-due', due: 'password' })
    void stage.store.refresh()
    await answerMe(expect, stage, meOf('client'))
    await expect.poll(() => stage.store.current().status).toBe('signed-in')
  })
}
