import { expect, test } from 'vitest'
import { rows } from '../../kit/rows.ts'
import { winsOf } from './race.ts'
import { each, raceIn } from './races-in-world.ts'
import { raceWorld } from './races-world.ts'

test.for([
  ['strangerVerifies', 'strangerWantsVictims'] as const,
  ['verifyNext', 'verifyCurrent'] as const,
  ...each(['changeAddress'], ['verifyNext', 'verifyCurrent', 'resendChange', 'changeAddress']),
  ['resendChange', 'verifyNext'] as const,
  ['resendChange', 'verifyCurrent'] as const,
  ['unlinkFake', 'verifyCurrent'] as const,
  ['unlinkFake', 'unlinkFake'] as const,
])('no order of %s and %s confirms an address that was not proven', (pair) => raceIn(pair))

test.for([
  'exchange',
  'followRecovery',
  'verifyNext',
  'verifyCurrent',
  'confirm',
  'accept',
] as const)('of two requests with one token at most one gets what it opens: %s', async (name) => {
  let most = 0
  await raceIn([name, name], async (answers, story) => {
    const won = winsOf(answers, name)
    expect(won, story).toBeLessThan(2)
    most = Math.max(most, won)
  })
  expect(most).toBe(1)
})

const ways = ['exchangeOpened', 'redeemOpened', 'typeOpened'] as const

test.for(each([...ways], [...ways, 'openLink']))(
  'a link that was opened, its code, its hash and the code in its mail open one session: %s and %s',
  async (pair) => {
    const { opener } = await raceWorld()
    await raceIn(pair, async (answers, story, isWhole) => {
      const won = ways.reduce((sum, name) => sum + winsOf(answers, name), 0)
      const sessions = await rows('select id from sessions where user_id = ?', opener.id)
      const left = await rows(
        `select id from flow_states where user_id = ?1
          union all select id from one_time_tokens where user_id = ?1`,
        opener.id,
      )
      expect(sessions.length, story).toBeLessThan(2)
      expect(won, story).toBeLessThanOrEqual(sessions.length)
      if (isWhole) expect(won, story).toBe(1)
      // what is spent leaves no other way in, and what is not spent leaves them all
      if (sessions.length > 0) expect(left, story).toEqual([])
      else expect(left.length, story).toBeGreaterThan(1)
    })
  },
)

test('two changes of one profile are both kept', async () => {
  const { send, owner } = await raceWorld()
  await raceIn(['setCity', 'setLanguage'], async (answers, story) => {
    const answer = await send('/auth/v1/user', { token: owner.session.access_token })
    const { user_metadata } = await answer.json<{ user_metadata: unknown }>()
    if (winsOf(answers, 'setCity') > 0) {
      expect(user_metadata, story).toMatchObject({ city: 'Ottawa' })
    }
    if (winsOf(answers, 'setLanguage') > 0) {
      expect(user_metadata, story).toMatchObject({ language: 'fr' })
    }
  })
})
