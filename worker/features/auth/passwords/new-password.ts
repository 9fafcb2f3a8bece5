import type { z } from 'zod'
import type { UserUpdateBody } from '#contract/auth.ts'
import type { Deps } from '../../../deps.ts'
import { hashPassword, isPassword } from '../../../lib/secrets/password-hash.ts'
import type { Caller } from '../bearer.ts'
import type { OneTimeRow } from '../one-time/one-time-queries.ts'
import { assertFreshSignIn, mayChoose, provesFrom } from '../fresh-proof.ts'
import type { OneGuess } from './own-password-guesses.ts'
import { assertNewPassword } from './password-rules.ts'
import { AuthFailure } from '../protocol.ts'

type Update = z.infer<typeof UserUpdateBody>

type NewPassword = {
  hash: string
  /** From when it is proof enough for what is guarded (fresh-proof.ts). */
  provesFrom: string | null
}

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/**
 * The new password's hash, once everything that was asked for it was given and right: the current password, a mailed
 * code, or a session that has just begun. Who holds a session need not be its owner, and learns from `same_password` as
 * much as from `current_password_invalid`: both cost a try.
 * Source: ASVS 5, 6.2.3 and 7.5.1.
 * @param nonce the code that was given and right
 * @returns `null` where none is wanted
 */
export async function wantedPassword(
  deps: Deps,
  { user, session, claimedAmr }: Caller,
  { password, current_password: current }: Update,
  nonce: OneTimeRow | null,
  guess: OneGuess,
): Promise<NewPassword | null> {
  if (password === undefined) return null
  const rules = deps.auth()
  await assertNewPassword(deps, password)
  const ageMs = deps.now().getTime() - Date.parse(session.createdAt)
  if (!nonce && rules.reauthenticates && ageMs > dayMs) {
    throw new AuthFailure('reauthentication_needed')
  }
  const isGiven = nonce !== null || (current !== undefined && user.passwordHash !== null)
  // choosing one may take its time: as long as the link did that led here
  const isChoosing = mayChoose({ user, session }) && ageMs < hourMs
  const prover = { user, session, claimedAmr }
  if (!isGiven && !isChoosing) {
    // whoever set it here, and lost the answer, learns that it is set
    const set = session.passwordSetAt === null ? null : user.passwordHash
    if (set !== null && (await guess.isPassword(password, set))) {
      throw new AuthFailure('same_password')
    }
    await assertFreshSignIn(deps.db, prover, deps.now())
  }
  if (user.passwordHash !== null) {
    if (current === undefined && rules.asksCurrentPassword && !mayChoose({ user, session })) {
      throw new AuthFailure('current_password_required')
    }
    if (current !== undefined) {
      const isRight = await guess.isPassword(current, user.passwordHash)
      if (!isRight) throw new AuthFailure('current_password_invalid')
      await guess.giveBack()
    }
    // a right code has tries of its own: whoever uses up the password's keeps nobody from a new one
    const isSame =
      nonce === null
        ? await guess.isPassword(password, user.passwordHash)
        : await isPassword(password, user.passwordHash)
    if (isSame) throw new AuthFailure('same_password')
  }
  // who gives the old password proves as much with the new one
  const from =
    user.passwordHash !== null && current !== undefined
      ? user.passwordProvesFrom
      : await provesFrom(deps.db, prover, deps.now())
  return { hash: await hashPassword(password), provesFrom: from }
}
