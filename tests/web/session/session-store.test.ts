import type { GoTrueClient, Session } from '@supabase/auth-js'
import { expect, type ExpectStatic, test } from 'vitest'
import type { Me } from '#contract/auth.ts'
import { ApiError, type ApiErrorCode } from '../../../web/api/client.ts'
import { asTransient } from '../../../web/session/auth-client.ts'
import { createSessionStore } from '../../../web/session/session-store.ts'

type Listener = (event: string, session: Session | null) => void

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
 * A session store with a fake auth client whose events and responses the test controls.
 * @param lost how many times its code fails to load
 */
function createFixture(lost = 0) {
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
    onAuthStateChange: (given: Listener) => (listener = given),
    getSession: async () => ({ data: { session: stored.session }, error: stored.error }),
  } as unknown as GoTrueClient
  const { promise: made, resolve } = Promise.withResolvers<GoTrueClient>()
  const get = async () => {
    if (lost-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
    resolve(client)
    return client
  }
  const clientOf = Object.assign(get, {
    made,
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
    /** Runs while the page waits for another tab to renew the session. */
    meanwhile: (then: () => void) => (onWait = then),
    /** The service reports that the session no longer exists. */
    gone: () => gone(),
    keep: (session: Session | null, error: { name: string } | null = null) =>
      (stored = { session, error }),
    tell: (event: string, session: Session | null) => {
      stored = { session, error: null }
      listener(event, session)
    },
  }
}

type Fixture = ReturnType<typeof createFixture>

/** Answers the call to /api/me once it is made. */
async function answerMe(expect: ExpectStatic, fixture: Fixture, answer: Me | ApiErrorCode) {
  await expect.poll(() => fixture.answers.length).toBeGreaterThan(0)
  fixture.answers.shift()?.(answer)
}

/** A fixture whose store has a subscriber. */
async function listening(): Promise<Fixture> {
  const fixture = createFixture()
  fixture.store.subscribe(() => {})
  await Promise.resolve()
  return fixture
}

async function signedIn(expect: ExpectStatic): Promise<Fixture> {
  const fixture = await listening()
  fixture.tell('SIGNED_IN', sessionOf('ada'))
  await answerMe(expect, fixture, meOf('client'))
  await expect.poll(() => fixture.store.current().status).toBe('signed-in')
  return fixture
}

const ended = { status: 'signed-out', hasEnded: true }

const transient: ApiErrorCode[] = [
  'server/database-unavailable',
  'server/unexpected',
  'network/unreachable',
  'request/rate-limited',
]

for (const code of transient) {
  test(`a client keeps the role after ${code}, and the call is retried`, async () => {
    const fixture = await signedIn(expect)
    fixture.tell('SIGNED_IN', sessionOf('ada'))
    await answerMe(expect, fixture, code)
    await expect.poll(() => fixture.retries.length).toBe(1)
    expect(fixture.store.current()).toMatchObject({ status: 'signed-in', role: 'client' })
    fixture.retries[0]?.run()
    await answerMe(expect, fixture, code)
    await expect.poll(() => fixture.retries.map(({ attempt }) => attempt)).toEqual([0, 1])
    expect(fixture.store.current()).toMatchObject({ status: 'signed-in', role: 'client' })
  })

  test(`a visitor’s status stays unknown after ${code}, and is resolved by the retry`, async () => {
    const fixture = await listening()
    fixture.tell('INITIAL_SESSION', sessionOf('ada'))
    await answerMe(expect, fixture, code)
    await expect.poll(() => fixture.store.current()).toEqual({ status: 'unreachable' })
    fixture.retries[0]?.run()
    await answerMe(expect, fixture, meOf('admin'))
    await expect.poll(() => fixture.store.current()).toMatchObject({ role: 'admin' })
  })
}

for (const code of ['auth/session-gone', 'auth/token-invalid', 'auth/no-token'] as const) {
  test(`${code} ends the local session without another call`, async () => {
    const fixture = await signedIn(expect)
    fixture.tell('SIGNED_IN', sessionOf('ada'))
    await answerMe(expect, fixture, code)
    await expect.poll(() => fixture.store.current()).toEqual(ended)
    expect(fixture.forgotten()).toBe(1)
  })
}

test.for(['before', 'after'])(
  'a refused token does not end the session if another tab renewed it %s the refusal',
  async (when) => {
    const fixture = await signedIn(expect)
    fixture.tell('SIGNED_IN', sessionOf('ada'))
    await expect.poll(() => fixture.answers.length).toBe(1)
    const keep = () => fixture.keep({ ...sessionOf('ada'), access_token: tokenOf('renewed') })
    if (when === 'before') keep()
    else fixture.meanwhile(keep)
    await answerMe(expect, fixture, 'auth/token-invalid')
    await answerMe(expect, fixture, meOf('admin'))
    await expect.poll(() => fixture.store.current()).toMatchObject({ role: 'admin' })
    expect(fixture.forgotten()).toBe(0)
  },
)

test('a stored session that ended elsewhere stays reported as ended', async () => {
  const fixture = await listening()
  fixture.tell('INITIAL_SESSION', sessionOf('ada'))
  await answerMe(expect, fixture, 'auth/session-gone')
  await expect.poll(() => fixture.store.current()).toEqual(ended)
  fixture.tell('INITIAL_SESSION', null)
  await fixture.store.refresh()
  expect(fixture.store.current()).toEqual(ended)
})

test('a visitor without a stored session is signed out, without a message that one ended', async () => {
  const fixture = await listening()
  fixture.tell('INITIAL_SESSION', null)
  await expect.poll(() => fixture.store.current()).toEqual({ status: 'signed-out' })
})

test('a session that waits for a second factor is signed out once the service says that it ended', async () => {
  const fixture = await listening()
  fixture.tell('SIGNED_IN', sessionOf('ada'))
  await answerMe(expect, fixture, 'auth/second-factor-needed' as ApiErrorCode)
  await expect.poll(() => fixture.store.current().status).toBe('second-factor')
  fixture.gone()
  // the event may be about another session, so the service is asked
  await answerMe(expect, fixture, 'auth/second-factor-needed' as ApiErrorCode)
  await expect.poll(() => fixture.store.current().status).toBe('second-factor')
  fixture.gone()
  await answerMe(expect, fixture, 'auth/session-gone')
  await expect.poll(() => fixture.store.current()).toEqual(ended)
})

test('a client loses the role when the service answers auth/forbidden', async () => {
  const fixture = await signedIn(expect)
  fixture.tell('SIGNED_IN', sessionOf('ada'))
  await answerMe(expect, fixture, 'auth/forbidden')
  await expect.poll(() => fixture.store.current()).toMatchObject({ role: null, isClient: false })
})

test('the server’s demand for a second factor counts even if the token has none', async () => {
  const fixture = await signedIn(expect)
  fixture.tell('TOKEN_REFRESHED', sessionOf('ada'))
  await answerMe(expect, fixture, 'auth/second-factor-needed' as ApiErrorCode)
  await expect.poll(() => fixture.store.current().status).toBe('second-factor')
})

test('a session that cannot be renewed at first is retried', async () => {
  const fixture = await listening()
  fixture.tell('INITIAL_SESSION', null)
  fixture.keep(null, { name: 'AuthRetryableFetchError' })
  await expect.poll(() => fixture.store.current()).toEqual({ status: 'unreachable' })
  fixture.keep(sessionOf('ada'))
  fixture.retries[0]?.run()
  await answerMe(expect, fixture, meOf('client'))
  await expect.poll(() => fixture.store.current().status).toBe('signed-in')
})

for (const way of ['by itself', 'on request', 'when a form needs it'] as const) {
  test(`session code that failed to load is loaded ${way}, and session events are followed from then on`, async () => {
    const fixture = createFixture(1)
    fixture.store.subscribe(() => {})
    await expect.poll(() => fixture.store.current()).toEqual({ status: 'unreachable' })
    if (way === 'by itself') fixture.retries[0]?.run()
    else await (way === 'on request' ? fixture.store.refresh() : fixture.clientOf())
    await Promise.resolve()
    fixture.tell('SIGNED_IN', sessionOf('ada'))
    await answerMe(expect, fixture, meOf('client'))
    await expect.poll(() => fixture.store.current()).toMatchObject({ user: { id: 'ada' } })
  })
}

test('session code that fails again on request is retried once more', async () => {
  const fixture = createFixture(2)
  fixture.store.subscribe(() => {})
  await expect.poll(() => fixture.retries.length).toBe(1)
  await fixture.store.refresh()
  expect(fixture.retries.map(({ attempt }) => attempt)).toEqual([0, 1])
  fixture.retries[1]?.run()
  await expect.poll(() => fixture.store.current()).toEqual({ status: 'signed-out' })
})

test('the response to the newer of two calls counts, whichever arrives first', async () => {
  const fixture = await listening()
  fixture.tell('SIGNED_IN', sessionOf('ada'))
  fixture.tell('SIGNED_IN', sessionOf('bob'))
  await expect.poll(() => fixture.answers.length).toBe(2)
  fixture.answers[1]?.(meOf('client'))
  await expect.poll(() => fixture.store.current()).toMatchObject({ user: { id: 'bob' } })
  fixture.answers[0]?.(meOf('admin'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(fixture.store.current()).toMatchObject({ user: { id: 'bob' }, role: 'client' })
})

test('only 4xx responses other than 429 end a session', () => {
  const statuses = [200, 400, 403, 429, 500, 502, 503, 520]
  const seen = statuses.map((status) => asTransient(new Response(null, { status })).status)
  expect(seen).toEqual([200, 400, 403, 503, 503, 503, 503, 503])
})

for (const event of ['SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'INITIAL_SESSION']) {
  test(`${event} of a session without a password asks for one until the server no longer requires it`, async () => {
    const fixture = await listening()
    fixture.tell(event, sessionOf('ada'))
    await answerMe(expect, fixture, 'auth/password-due')
    await expect
      .poll(() => fixture.store.current())
      .toMatchObject({ status: 'password-due', due: 'password' })
    void fixture.store.refresh()
    await answerMe(expect, fixture, meOf('client'))
    await expect.poll(() => fixture.store.current().status).toBe('signed-in')
  })
}
