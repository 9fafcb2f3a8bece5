import type { z } from 'zod'
import type { UserUpdateBody } from '../../contract/auth.ts'
import type { Deps } from '../../deps.ts'
import { hashPassword, isPassword } from '../../lib/password-hash.ts'
import type { Caller } from './bearer.ts'
import { assertMetadata } from './create-user.ts'
import { deliverLater } from './mail/send.ts'
import { getSms, issueEmailChange, parseChannel, textCode, type Wishes } from './messages.ts'
import { parseEmail, parsePhone } from './addresses.ts'
import { voidTokens } from './one-time-queries.ts'
import { getByCode, spendToken } from './one-time-tokens.ts'
import { assertPassword } from './password-rules.ts'
import { AuthFailure } from './protocol.ts'
import {
  deleteSessions,
  findUserByEmail,
  findUserByPhone,
  hasVerifiedFactor,
  updateUser,
  type UserRow,
} from './queries.ts'
import { assertMaySend } from './send-limits.ts'

type Update = z.infer<typeof UserUpdateBody>

const dayMs = 24 * 60 * 60 * 1000
/** Sessions that began with a mail: their owners may have forgotten the password. */
const mailMethods = new Set(['otp', 'recovery', 'magiclink', 'email/signup', 'invite'])

/**
 * Changes what a user may change (contract §4, `PUT /user`). Everything is checked before anything is written.
 * A new address waits for both addresses to agree; a new password ends all other sessions and voids every
 * mailed link and code.
 */
export async function updateOwnUser(
  deps: Deps,
  caller: Caller,
  update: Update,
  wishes: Wishes,
): Promise<void> {
  if (update.app_metadata !== undefined) throw new AuthFailure('not_admin')
  const { db } = deps
  const { user, session } = caller
  const newEmail = await wantedEmail(deps, user, update)
  const newPhone = await wantedPhone(deps, user, update)
  const userMetadata = update.data && mergeMetadata(user.userMetadata, update.data)
  if (update.password !== undefined || newEmail !== null) {
    const isWeakSession = session.aal === 'aal1' && (await hasVerifiedFactor(db, user.id))
    if (isWeakSession) throw new AuthFailure('insufficient_aal', { status: 401 })
  }
  const passwordHash = await wantedPasswordHash(deps, caller, update)
  const rights = newEmail === null ? [] : await takeEmailRights(deps, user, newEmail)
  const textRights = newPhone === null ? [] : [await assertMaySend(deps, 'sms', newPhone)]
  const channel = parseChannel(update.channel)

  const now = deps.now()
  const change = updateUser(
    db,
    user.id,
    {
      ...(userMetadata && { userMetadata }),
      ...(passwordHash !== null && { passwordHash }),
      ...(newEmail !== null && { newEmail, emailChangeSentAt: now.toISOString() }),
      ...(newPhone !== null && { newPhone }),
    },
    now,
  )
  if (passwordHash === null) await change
  else await db.batch([change, deleteSessions(db, user.id, session.id), ...voidTokens(db, user.id)])

  if (newEmail !== null) {
    const mails = await issueEmailChange(deps, { ...user, newEmail }, wishes)
    deliverLater(deps, rights, () => Promise.all(mails.map((mail) => deps.sendMail(mail))))
  }
  if (newPhone !== null) {
    const message = { phone: newPhone, channel, type: 'phone_change' } as const
    deliverLater(deps, textRights, () => textCode(deps, user, message, wishes.acceptLanguage))
  }
}

/** Merges shallowly; `null` deletes a key. */
export function mergeMetadata(old: Record<string, unknown>, data: Record<string, unknown>) {
  const kept = Object.entries({ ...old, ...data }).filter(([, value]) => value !== null)
  const merged = Object.fromEntries(kept)
  assertMetadata(merged)
  return merged
}

async function wantedEmail({ db }: Deps, user: UserRow, { email }: Update): Promise<string | null> {
  if (email === undefined) return null
  const wanted = parseEmail(email)
  if (wanted === user.email) return null
  if (await findUserByEmail(db, wanted)) throw new AuthFailure('email_exists')
  return wanted
}

async function wantedPhone(deps: Deps, user: UserRow, { phone }: Update): Promise<string | null> {
  if (phone === undefined || phone === '') return null
  const wanted = parsePhone(phone)
  if (wanted === user.phone) return null
  getSms(deps)
  if (await findUserByPhone(deps.db, wanted)) throw new AuthFailure('phone_exists')
  return wanted
}

/** The new password's hash, once everything that was asked for it was given and right. */
async function wantedPasswordHash(deps: Deps, caller: Caller, update: Update) {
  const { password, nonce, current_password: current } = update
  if (password === undefined) return null
  const { user, session } = caller
  const rules = deps.auth()
  assertPassword(password)
  const ageMs = deps.now().getTime() - Date.parse(session.createdAt)
  if (nonce) await spendNonce(deps, user, nonce)
  else if (rules.reauthenticates && ageMs > dayMs) throw new AuthFailure('reauthentication_needed')

  if (user.passwordHash !== null) {
    const beganWithMail = session.amr.some(({ method }) => mailMethods.has(method))
    if (current !== undefined) {
      const isRight = await isPassword(current, user.passwordHash)
      if (!isRight) throw new AuthFailure('current_password_invalid')
    } else if (rules.asksCurrentPassword && !beganWithMail) {
      throw new AuthFailure('current_password_required')
    }
    if (await isPassword(password, user.passwordHash)) throw new AuthFailure('same_password')
  }
  return hashPassword(password)
}

async function spendNonce(deps: Deps, user: UserRow, nonce: string): Promise<void> {
  const address = user.email ?? user.phone ?? ''
  try {
    const token = await getByCode(deps, address, nonce, ['reauthentication'])
    await spendToken(deps, token)
  } catch (error) {
    const isWrong = error instanceof AuthFailure && error.code === 'otp_expired'
    throw isWrong ? new AuthFailure('reauthentication_not_valid') : error
  }
}

/** A change of address writes to both: each is spared for a minute after the last such mail. */
async function takeEmailRights(deps: Deps, user: UserRow, newEmail: string): Promise<string[]> {
  const own = user.email ?? user.id
  return [
    await assertMaySend(deps, 'email_change', own),
    await assertMaySend(deps, 'email_change_new', newEmail),
  ]
}
