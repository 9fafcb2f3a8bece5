import type { User } from '#contract/auth.ts'
import type { Deps } from '../../../deps.ts'
import { deriveNow } from '../../../lib/secrets/key-ring.ts'
import { keyedHashOf } from '../../../lib/secrets/random.ts'
import type { SmsChannel } from '../../../adapters/sms.ts'
import { newAccount } from '../account/create-user.ts'
import { findUserByPhone } from '../caller-queries.ts'
import { deliver, deliverLater } from '../mail/send.ts'
import { mailSignUpAttempt, sendLink, textCode, type Wishes } from '../one-time/messages.ts'
import { storeSignUp, type Stored } from './store-sign-up.ts'
import { giveRightsBack, maySend } from '../one-time/send-limits.ts'
import { assertMayText } from '../one-time/text-limits.ts'
import { toUser } from '../account/user-view.ts'

type PhoneWishes = { channel: SmsChannel; acceptLanguage: string | undefined; ip: string }
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
  const contact = { email, phone: null, slot: 'confirmation', type: 'signup' } as const
  const rights = sendRight === null ? [] : [sendRight]
  // too many hashes may wait: who comes again in a moment is mailed then
  const stored = await deliver(deps, rights, () =>
    storeSignUp(deps, contact, given, {
      challenge: wishes.challenge,
      isSent: sendRight !== null,
    }),
  )
  const { state, user, secrets } = stored
  if (sendRight !== null) {
    deliverLater(deps, rights, async () => {
      if (state === 'confirmed') await mailSignUpAttempt(deps, { ...user, email }, wishes)
      else if (secrets) {
        await sendLink(deps, { userMetadata: given.data, email }, 'signup', wishes, secrets)
      }
    })
  }
  return shown(deps, stored, { email, phone: null, ...given })
}

/**
 * The same by text message, where a provider is set up. A confirmed number is sent nothing, so it costs no text: the
 * answer tells as much (contract §9).
 */
export async function signUpByPhone(
  deps: Deps,
  phone: string,
  given: Given,
  { channel, acceptLanguage, ip }: PhoneWishes,
): Promise<User> {
  const known = await findUserByPhone(deps.db, phone)
  const isConfirmed = known !== null && known.phoneConfirmedAt !== null
  const rights = isConfirmed ? [] : [await assertMayText(deps, phone, { ip })]
  const contact = { email: null, phone, slot: 'phone_confirmation', type: 'sms' } as const
  const stored = await deliver(deps, rights, () =>
    storeSignUp(deps, contact, given, { challenge: null, isSent: true }),
  )
  if (stored.state !== 'confirmed') {
    const message = { phone, type: 'sms', channel } as const
    deliverLater(deps, rights, () =>
      textCode(deps, stored.user, message, acceptLanguage, 'as before'),
    )
  } else if (rights.length > 0) {
    await giveRightsBack(deps.db, rights) // its owner confirmed it meanwhile
  }
  return shown(deps, stored, { email: null, phone, ...given })
}

/**
 * What the caller gets to see: what they sent, and nothing of a row that was there before. A confirmed address is known
 * by its lack of identities, as apps expect it (contract §9). One that staff invited looks like any other sign-up, the
 * same each time.
 */
async function shown(
  deps: Deps,
  { state, user }: Stored,
  { data, ...contact }: { email: string | null; phone: string | null } & Given,
): Promise<User> {
  const id =
    state === 'confirmed'
      ? crypto.randomUUID()
      : user.invitedAt === null
        ? user.id
        : madeUpId(deps, contact.email ?? contact.phone ?? '')
  const { email, phone } = contact
  const account = newAccount({ id, email, phone, passwordHash: null, data }, deps.now())
  return toUser(state === 'confirmed' ? { ...account, identities: [] } : account)
}

/** A UUID of version 4 in its looks, the same for an address as long as the key is. */
function madeUpId({ dataKeys }: Deps, address: string): string {
  const key = deriveNow(dataKeys(), 'made-up-user')
  const hex = Buffer.from(keyedHashOf(key, address), 'base64url').toString('hex')
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4]
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, `$1-$2-4$3-${variant}$4-$5`)
}
