import { expect, test } from 'vitest'
import { rows } from '../../kit/rows.ts'
import { raceIn } from './races-in-world.ts'
import { address, raceWorld, type Send } from './races-world.ts'

/** Whether a password opens the account of an address: not whether that is confirmed. */
const opens = async (send: Send, email: string, password: string) =>
  (await send('/auth/v1/token?grant_type=password', { method: 'POST', body: { email, password } }))
    .status === 200

test.for([
  ['signUpAgain', 'confirm', address.unconfirmed],
  ['signUpAgain', 'signUpAgain', address.unconfirmed],
  ['signUpAgain', 'magicLink', address.unconfirmed],
  ['signUpAgain', 'resendSignUp', address.unconfirmed],
  ['magicLink', 'confirm', address.unconfirmed],
  ['resendSignUp', 'confirm', address.unconfirmed],
  ['signUpNew', 'signUpNew', 'new@example.com'],
  ['signUpInvited', 'accept', address.invited],
  ['signUpInvited', 'inviteAgain', address.invited],
  ['inviteAgain', 'accept', address.invited],
  ['signUpApplicant', 'approve', 'applicant@example.com'],
] as const)(
  'a stranger’s sign-up plants nothing and voids nothing, in whatever order it comes: %s and %s',
  async ([one, other, email]) => {
    const { send } = await raceWorld()
    await raceIn([one, other], async (_, story) => {
      expect(await opens(send, email, 'Strangers-2'), story).toBe(false)
      if (email !== address.invited) return
      const invitations = await rows(
        `select id from users where email = ?1 and (email_confirmed_at is not null
          or id in (select user_id from one_time_tokens where slot = 'invitation'))`,
        email,
      )
      expect(invitations, story).toHaveLength(1)
    })
  },
)
