import { test } from 'vitest'
import {
  clearPasswordDue,
  isPasswordDue,
  markPasswordDue,
} from '../../../web/session/arrival/password-due.ts'
import { sessionOf, meOf, createStage, answerMe } from './session-stage.ts'

for (const event of ['SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'INITIAL_SESSION']) {
  test(`${event} of a session that owes a password asks for it, and never for a role`, async ({
    expect,
  }) => {
    const stage = createStage()
    stage.store.subscribe(() => {})
    await Promise.resolve()
    markPasswordDue('ada')
    stage.tell(event, sessionOf('ada'))
    await expect.poll(() => stage.store.current().status).toBe('password-due')
    expect(stage.answers).toEqual([])
    clearPasswordDue()
    void stage.store.refresh()
    await answerMe(expect, stage, meOf('client'))
    await expect.poll(() => stage.store.current().status).toBe('signed-in')
  })
}

test('another session owes nothing', ({ expect }) => {
  markPasswordDue('ada')
  expect([isPasswordDue('ada'), isPasswordDue('bob'), isPasswordDue('')]).toEqual([
    true,
    false,
    false,
  ])
  clearPasswordDue()
  expect(isPasswordDue('ada')).toBe(false)
})
