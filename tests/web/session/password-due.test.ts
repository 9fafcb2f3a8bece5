import { expect, test } from 'vitest'
import {
  clearPasswordDue,
  markPasswordDue,
  passwordDueOf,
} from '../../../web/session/arrival/password-due.ts'
import { sessionOf, meOf, createStage, answerMe } from './session-stage.ts'

for (const event of ['SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'INITIAL_SESSION']) {
  test(`${event} of a session that owes a password asks for it, and never for a role`, async () => {
    const stage = createStage()
    stage.store.subscribe(() => {})
    await Promise.resolve()
    markPasswordDue('ada', 'invitation')
    stage.tell(event, sessionOf('ada'))
    await expect
      .poll(() => stage.store.current())
      .toMatchObject({ status: 'password-due', due: 'invitation' })
    expect(stage.answers).toEqual([])
    clearPasswordDue()
    void stage.store.refresh()
    await answerMe(expect, stage, meOf('client'))
    await expect.poll(() => stage.store.current().status).toBe('signed-in')
  })
}

test('who owes a password is signed out when the service says that the session has ended', async () => {
  const stage = createStage()
  stage.store.subscribe(() => {})
  await Promise.resolve()
  markPasswordDue('ada', 'password')
  stage.tell('SIGNED_IN', sessionOf('ada'))
  await expect.poll(() => stage.store.current().status).toBe('password-due')
  stage.gone()
  await answerMe(expect, stage, meOf('client'))
  await expect.poll(() => stage.answers.length).toBe(0)
  expect(stage.store.current().status).toBe('password-due')
  stage.gone()
  await answerMe(expect, stage, 'auth/session-gone')
  const ended = { status: 'signed-out', hasEnded: true }
  await expect.poll(() => stage.store.current()).toEqual(ended)
  clearPasswordDue()
})

test('another session owes nothing', () => {
  markPasswordDue('ada', 'password')
  expect(passwordDueOf('ada')).toBe('password')
  expect([passwordDueOf('bob'), passwordDueOf('')]).toEqual([null, null])
  clearPasswordDue()
  expect(passwordDueOf('ada')).toBeNull()
})
