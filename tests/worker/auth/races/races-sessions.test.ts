import { test } from 'vitest'
import { raceForLong } from './race.ts'
import { each, raceAll } from './races-in-world.ts'

raceForLong()

test('no session of an old password outlives its change, whatever was under way', async () => {
  await raceAll(
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
  )
})

test('who signs in while being suspended, refreshed or signed out leaves nothing behind', async () => {
  await raceAll([
    ...each(['suspendOwner'], ['signIn', 'exchange', 'refresh', 'followRecovery', 'verifyCurrent']),
    ...each(['signOut'], ['refresh', 'setLanguage', 'changePasswordElsewhere']),
    ...each(['refresh', 'followRecovery', 'recover'], ['refresh', 'recover', 'signIn']),
  ])
})

test('an administrator is left, in whatever order two of them rid each other of their rights', async () => {
  await raceAll([
    ['demoteBen', 'demoteAnn'],
    ['demoteBen', 'suspendAnn'],
    ['suspendBen', 'suspendAnn'],
    ['suspendBen', 'demoteAnn'],
  ])
})
