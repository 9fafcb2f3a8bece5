import { expect, test } from 'vitest'
import type { Db } from '../../../../worker/db/client.ts'
import { call } from '../../kit/client.ts'
import { noLimits } from '../../kit/outages.ts'
import { rememberRows } from '../../kit/remember-rows.ts'
import { rows } from '../../kit/rows.ts'
import { createWorld } from '../world.ts'
import { race, winsOf } from './race.ts'
import { each, raceIn } from './races-in-world.ts'

test.for(
  each(
    ['changePassword'],
    [
      'signIn',
      'exchange',
      'refresh',
      'followRecovery',
      'verifyNext',
      'verifyCurrent',
      'recover',
      'changeAddress',
      'changePasswordElsewhere',
      'setCity',
      'reauthenticate',
      'signOut',
      'unlinkFake',
      'suspendOwner',
    ],
  ),
)('no session of an old password outlives its change, whatever was under way: %s and %s', (pair) =>
  raceIn(pair),
)

test.for([
  ...each(['suspendOwner'], ['signIn', 'exchange', 'refresh', 'followRecovery', 'verifyCurrent']),
  ...each(['signOut'], ['refresh', 'setLanguage', 'changePasswordElsewhere']),
  ...each(['refresh', 'followRecovery', 'recover'], ['refresh', 'recover', 'signIn']),
])(
  'a sign-in that meets a suspension, a refresh or a sign-out leaves no session behind: %s and %s',
  (pair) => raceIn(pair),
)

test.for([
  ['demoteBen', 'demoteAnn'],
  ['demoteBen', 'suspendAnn'],
  ['suspendBen', 'suspendAnn'],
  ['suspendBen', 'demoteAnn'],
] as const)('an administrator is left when two take each other’s rights away: %s and %s', (pair) =>
  raceIn(pair),
)

test.for(['/auth/v1/logout?scope=others', '/auth/v1/logout', 'its row in the list'])(
  'a session that recovers a password stays, whatever another session ends meanwhile: %s',
  async (way) => {
    const email = 'owner@example.com'
    const world = createWorld({ limits: noLimits })
    const user = await world.user(email)
    const { access_token: token } = await world.session(user)
    await world.post('/recover', { email })
    const body = { type: 'recovery', token_hash: world.lastMail(email).token }
    const quiet = { limits: noLimits, sendMail: async () => {} }
    const recovering = () =>
      rows<{ id: string }>(
        'select id from sessions where user_id = ? and recovers_until is not null',
        user.id,
      )
    const end = async (db: Db) => {
      if (way.startsWith('/')) return call(way, { method: 'POST', token }, { db, ...quiet })
      const [row] = await recovering()
      const id = row?.id ?? crypto.randomUUID()
      return call(`/api/account/sessions/${id}`, { method: 'DELETE', token }, { db, ...quiet })
    }
    await race(['owner', 'thief'] as const, {
      run: (name, db) =>
        name === 'thief'
          ? end(db)
          : call('/auth/v1/verify', { method: 'POST', body }, { db, ...quiet }),
      reset: await rememberRows(),
      look: async (answers, story) =>
        expect((await recovering()).length, story).toBeGreaterThanOrEqual(winsOf(answers, 'owner')),
    })
  },
)
