import type { User } from '#contract/auth.ts'
import type { Deps } from '../../../deps.ts'
import { deriveNow } from '../../../lib/secrets/key-ring.ts'
import { keyedHashOf } from '../../../lib/secrets/random.ts'
import { newAccount } from '../account/create-user.ts'
import { deliver, deliverLater } from '../mail/send.ts'
import { mailSignUpAttempt, sendLink, type Wishes } from '../one-time/messages.ts'
import { storeSignUp, type Stored } from './store-sign-up.ts'
import { maySend } from '../one-time/send-limits.ts'
import { toUser } from '../account/user-view.ts'

type Given = { password: string; data: Record<string, unknown> }

/**
 * Signs an address up. Known and unknown addresses get answers of the same shape after the same work: a confirmed one
 * is told by mail, an unconfirmed one is sent a new link (contract §4, §9). Within a minute no second mail leaves, nor
 * any when it is enough for the day, and the answer does not tell.
 */
export async function signUpByEmail(
  deps: Deps,
  email: string,
  given: Given,
  wishes: Wishes,
): Promise<User> {
  const sendRight = await maySend(deps, 'signup', email, 'stranger')
  const rights = sendRight === null ? [] : [sendRight]
  // too many hashes may wait: who comes again in a moment is mailed then
  const stored = await deliver(deps, rights, () =>
    storeSignUp(deps, email, given, {
      challenge: wishes.challenge,
      isSent: sendRight !== null,
    }),
  )
  const { state, user, secrets } = stored
  if (sendRight !== null) {
    deliverLater(deps, rights, async () => {
      if (state === 'confirmed') await mailSignUpAttempt(deps, user, wishes)
      else if (secrets) {
        await sendLink(deps, { userMetadata: given.data, email }, 'signup', wishes, secrets)
      }
    })
  }
  return shown(deps, stored, { email, ...given })
}

/**
 * What the caller gets to see: what they sent, and nothing of a row that was there before. A confirmed address is known
 * by its lack of identities, as apps expect it (contract §9). One that staff invited looks like any other sign-up, the
 * same each time.
 */
async function shown(
  deps: Deps,
  { state, user }: Stored,
  { data, email }: { email: string } & Given,
): Promise<User> {
  const id =
    state === 'confirmed'
      ? crypto.randomUUID()
      : user.invitedAt === null
        ? user.id
        : madeUpId(deps, email)
  const account = newAccount({ id, email, passwordHash: null, data }, deps.now())
  return toUser(state === 'confirmed' ? { ...account, identities: [] } : account)
}

/** A UUID of version 4 in its looks, the same for an address as long as the key is. */
function madeUpId({ dataKeys }: Deps, address: string): string {
  const key = deriveNow(dataKeys(), 'made-up-user')
  const hex = Buffer.from(keyedHashOf(key, address), 'base64url').toString('hex')
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4]
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, `$1-$2-4$3-${variant}$4-$5`)
}
