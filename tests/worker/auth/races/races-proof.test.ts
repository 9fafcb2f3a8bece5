import { expect, test } from 'vitest'
import { rows } from '../../kit/rows.ts'
import { raceIn } from './races-in-world.ts'
import { address, createRaceWorld } from './races-world.ts'

type Row = { id: string; proven: string | null; hash: string | null; new_email: string | null }

const accountOf = async (email: string) => {
  const [account] = await rows<Row>(
    `select id, password_proven_at as proven, password_hash as hash, new_email
      from users where email = ?`,
    email,
  )
  return account
}

test('an owner who proves an account shares it with no stranger, whatever the stranger does meanwhile', async () => {
  const world = await createRaceWorld()
  for (const stranger of [
    'strangerSignsIn',
    'strangerRefreshes',
    'strangerSetsPassword',
    'strangerEnrols',
    'strangerWantsAddress',
  ] as const) {
    let proven = 0
    await raceIn(world, ['ownerSetsPassword', stranger], async (_, story) => {
      const account = await accountOf(address.taken)
      if (!account?.proven) return
      proven++
      expect(account.new_email, story).toBeNull()
      expect(await rows('select id from mfa_factors where user_id = ?', account.id), story).toEqual(
        [],
      )
      const sessions = await rows<{ proven_address: string }>(
        'select proven_address from sessions where user_id = ?',
        account.id,
      )
      expect(sessions, story).toEqual([{ proven_address: address.taken }])
    })
    expect(proven, stranger).toBeGreaterThan(2)
  }
})

test('a typed code proves no password that was chosen before, whatever is mailed meanwhile', async () => {
  const world = await createRaceWorld()
  for (const other of [
    'resendAwaited',
    'magicLinkAwaited',
    'signUpAwaited',
    'openAwaited',
  ] as const) {
    let typed = 0
    await raceIn(world, ['typeAwaited', other], async ({ typeAwaited = [] }, story) => {
      if (typeAwaited.some(({ status }) => status === 200)) typed++
      const account = await accountOf(address.awaited)
      if (account?.hash) expect(account.proven, story).toBeNull()
    })
    expect(typed, other).toBeGreaterThan(0)
  }
})
