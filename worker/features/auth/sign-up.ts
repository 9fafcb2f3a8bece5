import type { User } from '../../contract/auth.ts'
import type { Deps } from '../../deps.ts'
import { hashPassword } from '../../lib/password-hash.ts'
import type { SmsChannel } from '../../lib/sms.ts'
import { newAccount, storeUser } from './create-user.ts'
import { deliverLater } from './mail/send.ts'
import { mailLink, mailSignUpAttempt, textCode, type Wishes } from './messages.ts'
import {
  type Account,
  findAccount,
  findUserByEmail,
  findUserByPhone,
  type UserRow,
} from './queries.ts'
import { assertMaySend, maySend } from './send-limits.ts'
import { toUser } from './user-view.ts'

type Given = { password: string; data: Record<string, unknown> }

/**
 * Signs an address up. Known and unknown addresses get answers of the same shape after the same work: a
 * confirmed one is told by mail, an unconfirmed one is sent a new link and keeps its first password
 * (contract §4, §9). Within a minute no second mail leaves, and the answer does not tell.
 */
export async function signUpByEmail(
  deps: Deps,
  email: string,
  { password, data }: Given,
  wishes: Wishes,
): Promise<User> {
  const { db } = deps
  const sendRight = await maySend(deps, 'signup', email)
  const passwordHash = await hashPassword(password)
  const known = await findUserByEmail(db, email)
  const fresh = newAccount({ email, phone: null, passwordHash, data }, deps.now())
  const user = known ?? (await storeUser(db, fresh))
  if (sendRight !== null) {
    deliverLater(deps, [sendRight], () =>
      user.emailConfirmedAt
        ? mailSignUpAttempt(deps, { ...user, email }, wishes)
        : mailLink(deps, { ...user, email }, 'signup', wishes),
    )
  }
  return toUser(user.emailConfirmedAt ? madeUp(fresh) : await accountOf(deps, user, fresh))
}

/** The same by text message, where a provider is set up. */
export async function signUpByPhone(
  deps: Deps,
  phone: string,
  { password, data }: Given,
  { channel, acceptLanguage }: { channel: SmsChannel; acceptLanguage: string | undefined },
): Promise<User> {
  const sendRight = await assertMaySend(deps, 'sms', phone)
  const passwordHash = await hashPassword(password)
  const known = await findUserByPhone(deps.db, phone)
  const fresh = newAccount({ email: null, phone, passwordHash, data }, deps.now())
  const user = known ?? (await storeUser(deps.db, fresh))
  if (user.phoneConfirmedAt) return toUser(madeUp(fresh))
  deliverLater(deps, [sendRight], () =>
    textCode(deps, user, { phone, type: 'sms', channel }, acceptLanguage),
  )
  return toUser(await accountOf(deps, user, fresh))
}

/** The account behind a user: the fresh one, unless somebody was there before. */
async function accountOf(deps: Deps, user: UserRow, fresh: Account): Promise<Account> {
  if (user.id === fresh.user.id) return fresh
  return (await findAccount(deps.db, user.id)) ?? { user, identities: [], factors: [] }
}

/** What an address that is taken gets to see: a user that was never stored. Apps know it by its lack of identities. */
const madeUp = (fresh: Account): Account => ({ ...fresh, identities: [] })
