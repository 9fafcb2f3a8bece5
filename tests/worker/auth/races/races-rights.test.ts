import { expect, test } from 'vitest'
import { rows } from '../../kit/rows.ts'
import { raceIn } from './races-in-world.ts'
import { winsOf } from './race.ts'
import { address, raceWorld, strangersPassword } from './races-world.ts'

const pairs = [
  ...(['approveAwaited', 'promoteAwaited'] as const).flatMap((right) =>
    (['confirmAwaited', 'openAwaited', 'signUpAwaited'] as const).map(
      (other) => [[right, other], address.awaited] as const,
    ),
  ),
  ...(['approveTaken', 'promoteTaken'] as const).flatMap((right) =>
    (
      ['strangerSignsIn', 'strangerRefreshes', 'strangerSetsPassword', 'strangerEnrols'] as const
    ).map((other) => [[right, other], address.taken] as const),
  ),
  [['approveAwaited', 'promoteAwaited'], address.awaited] as const,
]

test.for(pairs)(
  'a person who is given rights shares them with no stranger: %s',
  async ([pair, email]) => {
    const world = await raceWorld()
    let given = 0
    await raceIn(pair, async (_, story) => {
      const [account] = await rows<{ id: string; role: string | null; user_metadata: string }>(
        `select u.id, r.role, u.user_metadata from users u
          left join user_roles r on r.user_id = u.id where u.email = ?`,
        email,
      )
      if (!account?.role) return
      given++
      expect(account.user_metadata, story).not.toContain('Eve')
      for (const table of ['sessions', 'mfa_factors']) {
        expect(await rows(`select id from ${table} where user_id = ?`, account.id), story).toEqual(
          [],
        )
      }
      for (const password of [strangersPassword, 'Strangers-3']) {
        const signIn = { method: 'POST', body: { email, password } }
        const { status } = await world.send('/auth/v1/token?grant_type=password', signIn)
        expect(status, story).toBe(400)
      }
    })
    expect(given).toBeGreaterThan(2)
  },
)

test('an account that is given rights stays at the mailbox that staff saw, whatever its session does meanwhile', async () => {
  const world = await raceWorld()
  const outcomes = new Set<string>()
  await raceIn(['unlinkMail', 'promoteMover'], async (answers, story, isWhole) => {
    const [account] = await rows<{ email: string | null; role: string | null }>(
      'select u.email, r.role from users u left join user_roles r on r.user_id = u.id where u.id = ?',
      world.mover.id,
    )
    if (account?.role) expect(account.email, story).toBe(address.mover)
    if (!isWhole) return
    const hasMoved = winsOf(answers, 'unlinkMail') > 0
    expect(account?.role, story).toBe(hasMoved ? null : 'client')
    outcomes.add(hasMoved ? 'moved' : 'promoted')
  })
  expect([...outcomes].toSorted()).toEqual(['moved', 'promoted'])
})
