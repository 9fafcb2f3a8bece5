import { expect, test } from 'vitest'
import { rows } from '../../kit/rows.ts'
import { raceIn } from './races-in-world.ts'
import { winsOf } from './race.ts'
import { address, raceWorld } from './races-world.ts'

const given = [
  ['approve', 'access-request/approved'],
  ['promoteMover', 'user/role-changed'],
] as const
const pairs = given.flatMap(([right, action]) =>
  (['suspendAnn', 'demoteAnn'] as const).map((end) => [right, end, action] as const),
)

test.for(pairs)(
  'an administrator gives no rights after their own have ended: %s against %s',
  async (pair) => {
    const [right, end, action] = pair
    const world = await raceWorld()
    const outcomes = new Set<string>()
    await raceIn([right, end], async (answers, story, isWhole) => {
      const trail = await rows<{ actor: string; action: string; subject: string }>(
        'select actor, action, subject from admin_actions order by id',
      )
      const ended = trail.findIndex(({ subject }) => subject === world.ann.id)
      const after = ended === -1 ? [] : trail.slice(ended + 1)
      expect(
        after.filter(({ actor }) => actor === world.ann.id),
        story,
      ).toEqual([])
      const isGiven = trail.some((line) => line.actor === world.ann.id && line.action === action)
      if (!isWhole) return
      expect(isGiven, story).toBe(winsOf(answers, right) > 0)
      expect(winsOf(answers, end), story).toBe(1)
      outcomes.add(isGiven ? 'given' : 'refused')
    })
    expect([...outcomes].toSorted()).toEqual(['given', 'refused'])
  },
)

test('an applicant who is suspended during an approval has no session, and rights only if that came first', async () => {
  const outcomes = new Set<string>()
  await raceIn(['approveTaken', 'suspendTaken'], async (answers, story, isWhole) => {
    const trail = await rows<{ action: string }>(
      `select action from admin_actions where action in ('access-request/approved', 'user/suspended')
        order by id`,
    )
    const [account] = await rows<{ role: string | null; banned_until: string | null }>(
      `select r.role, u.banned_until from users u left join user_roles r on r.user_id = u.id
        where u.email = ?`,
      address.taken,
    )
    const names = trail.map(({ action }) => action)
    const isSuspended = names.includes('user/suspended')
    const isApproved = names.includes('access-request/approved')
    expect(account?.banned_until !== null, story).toBe(isSuspended)
    expect(account?.role, story).toBe(isApproved ? 'client' : null)
    if (isApproved && isSuspended) {
      expect(names, story).toEqual(['access-request/approved', 'user/suspended'])
    }
    if (!isWhole) return
    expect(isApproved, story).toBe(winsOf(answers, 'approveTaken') > 0)
    outcomes.add(isApproved ? 'approved' : 'refused')
  })
  expect([...outcomes].toSorted()).toEqual(['approved', 'refused'])
})
