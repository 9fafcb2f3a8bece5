import type { GoTrueClient, Session } from '@supabase/auth-js'
import type { ExpectStatic } from 'vitest'
import type { Me } from '#contract/auth.ts'
import { ApiError, type ApiErrorCode } from '../../../web/api/client.ts'
import { createSessionStore } from '../../../web/session/session-store.ts'

type Listener = (event: string, session: Session | null) => void

const tokenOf = (sessionId: string) => `h.${btoa(JSON.stringify({ session_id: sessionId }))}.s`

export const sessionOf = (name: string) =>
  ({ access_token: tokenOf(name), user: { id: name } }) as unknown as Session

export const meOf = (role: Me['role']): Me => ({
  id: '1',
  email: 'a@example.com',
  role,
  is_client: role === 'client',
})

/**
 * A session manager without a library, whose events and answers a test decides.
 * @param lost how many times its code does not load
 */
export function createStage(lost = 0) {
  let listener: Listener = () => {}
  let stored: { session: Session | null; error: { name: string } | null } = {
    session: null,
    error: null,
  }
  let forgotten = 0
  let gone = () => {}
  let level = { currentLevel: 'aal1', nextLevel: 'aal1' }
  const answers: ((answer: Me | ApiErrorCode) => void)[] = []
  const retries: { attempt: number; run: () => void }[] = []
  const client = {
    onAuthStateChange: (given: Listener) => (listener = given),
    getSession: async () => ({ data: { session: stored.session }, error: stored.error }),
    mfa: { getAuthenticatorAssuranceLevel: async () => ({ data: level, error: null }) },
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
    anotherTry: (attempt, run) => {
      retries.push({ attempt, run })
      return () => {}
    },
  })
  return {
    store,
    clientOf,
    answers,
    retries,
    forgotten: () => forgotten,
    /** The service says, of whatever was asked, that there is no such session. */
    gone: () => gone(),
    raise: (next: typeof level) => (level = next),
    keep: (session: Session | null, error: { name: string } | null = null) =>
      (stored = { session, error }),
    tell: (event: string, session: Session | null) => {
      stored = { session, error: null }
      listener(event, session)
    },
  }
}

export type Stage = ReturnType<typeof createStage>

/** Answers the question about the role once it is asked. */
export async function answerMe(expect: ExpectStatic, stage: Stage, answer: Me | ApiErrorCode) {
  await expect.poll(() => stage.answers.length).toBeGreaterThan(0)
  stage.answers.shift()?.(answer)
}
