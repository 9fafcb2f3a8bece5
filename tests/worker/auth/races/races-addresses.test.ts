import { expect, test } from 'vitest'
import { rows } from '../../kit/rows.ts'
import { winsOf } from './race.ts'
import { each, raceAll, raceIn } from './races-in-world.ts'
import { createRaceWorld } from './races-world.ts'

test('no order of two requests confirms an address that was not proven', async () => {
  await raceAll([
    ['strangerVerifies', 'strangerWantsVictims'],
    ['verifyNext', 'verifyCurrent'],
    ...each(['changeAddress'], ['verifyNext', 'verifyCurrent', 'resendChange', 'changeAddress']),
    ['resendChange', 'verifyNext'],
    ['resendChange', 'verifyCurrent'],
    ['unlinkFake', 'verifyCurrent'],
    ['unlinkFake', 'unlinkFake'],
  ])
})

test('of two requests with one token at most one gets what it opens', async () => {
  const world = await createRaceWorld()
  for (const name of [
    'exchange',
    'followRecovery',
    'verifyNext',
    'verifyCurrent',
    'confirm',
    'accept',
  ] as const) {
    let most = 0
    await raceIn(
      world,
      [name, name],
      async (answers, story) => {
        const won = winsOf(answers, name)
        expect(won, story).toBeLessThan(2)
        most = Math.max(most, won)
      },
      name === 'exchange',
    )
    expect([name, most]).toEqual([name, 1])
  }
})

test('a link that was opened, its code, its hash and the code in its mail open one session between them', async () => {
  const world = await createRaceWorld()
  const ways = ['exchangeOpened', 'redeemOpened', 'typeOpened'] as const
  const pairs = each([...ways], [...ways, 'openLink'])
  expect(pairs).toHaveLength(9)
  for (const pair of pairs) {
    await raceIn(world, pair, async (answers, story, isWhole) => {
      const won = ways.reduce((sum, name) => sum + winsOf(answers, name), 0)
      const sessions = await rows('select id from sessions where user_id = ?', world.opener.id)
      const left = await rows(
        `select id from flow_states where user_id = ?1
          union all select id from one_time_tokens where user_id = ?1`,
        world.opener.id,
      )
      expect(sessions.length, story).toBeLessThan(2)
      expect(won, story).toBeLessThanOrEqual(sessions.length)
      if (isWhole) expect(won, story).toBe(1)
      // what is spent leaves no other way in, and what is not spent leaves them all
      if (sessions.length > 0) expect(left, story).toEqual([])
      else expect(left.length, story).toBeGreaterThan(1)
    })
  }
})

test('two changes of one profile are both kept', async () => {
  const world = await createRaceWorld()
  await raceIn(world, ['setCity', 'setLanguage'], async (answers, story) => {
    const { send, owner } = world
    const { access_token: token } = owner.session
    const { user_metadata } = (await (await send('/auth/v1/user', { token })).json()) as {
      user_metadata: unknown
    }
    if (winsOf(answers, 'setCity') > 0) {
      expect(user_metadata, story).toMatchObject({ city: 'Ottawa' })
    }
    if (winsOf(answers, 'setLanguage') > 0) {
      expect(user_metadata, story).toMatchObject({ language: 'fr' })
    }
  })
})
