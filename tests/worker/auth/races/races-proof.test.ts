import { expect, test } from 'vitest'
import { rows } from '../../kit/rows.ts'
import { raceIn } from './races-in-world.ts'
import { address } from './races-world.ts'

type Row = { id: string; proven: string | null; hash: string | null; new_email: string | null }

const accountOf = async (email: string) => {
  const [account] = await rows<Row>(
    `select id, password_proven_at as proven, password_hash as hash, new_email
      from users where email = ?`,
    email,
  )
  return account
}

test.for([
  'strangerSignsIn',
  'strangerRefreshes',
  'strangerSetsPassword',
  'strangerEnrols',
  'strangerWantsAddress',
] as const)(
  'an owner who proves an account shares it with no stranger, whatever the stranger does meanwhile: %s',
  async (stranger) => {
    let proven = 0
    await raceIn(['ownerSetsPassword', stranger], async (_, story) => {
      const account = await accountOf(address.taken)
      if (!account?.proven) return
      proven++
      expect(account.new_email, story).toBeNull()
      const factors = await rows('select id from mfa_factors where user_id = ?', account.id)
      expect(factors, story).toEqual([])
      const sessions = await rows<{ proven_address: string }>(
        'select proven_address from sessions where user_id = ?',
        account.id,
      )
      expect(sessions, story).toEqual([{ proven_address: address.taken }])
    })
    expect(proven).toBeGreaterThan(2)
  },
)

test.for(['resendAwaited', 'magicLinkAwaited', 'signUpAwaited', 'openAwaited'] as const)(
  'a typed code proves no password that was chosen before, whatever is mailed meanwhile: %s',
  async (other) => {
    let typed = 0
    await raceIn(['typeAwaited', other], async ({ typeAwaited = [] }, story) => {
      if (typeAwaited.some(({ status }) => status === 200)) typed++
      const account = await accountOf(address.awaited)
      if (account?.hash) expect(account.proven, story).toBeNull()
    })
    expect(typed).toBeGreaterThan(0)
  },
)
