import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { UserUpdateBody } from '#contract/auth.ts'
import { batchIf } from '../../../db/batch-if.ts'
import { forgetPlaces } from '../../../db/known-places.ts'
import type { Deps } from '../../../deps.ts'
import { assertSecondStep, assertSetUp } from '../authenticated.ts'
import { type Caller, isStepDue } from '../bearer.ts'
import { assertMayAdd, assertNobodyRecovers, beganByMail, provesFrom } from '../fresh-proof.ts'
import { dropYoungWays } from '../identities/young-ways.ts'
import { mergedMetadata } from './user-metadata.ts'
import { deliver, deliverLater } from '../mail/send.ts'
import {
  getSms,
  parseChannel,
  planEmailChange,
  sendAll,
  textCode,
  type Wishes,
} from '../one-time/messages.ts'
import { tellingOfLostFactors } from './lost-factors.ts'
import { endOf, notifyLater } from './notices.ts'
import { mailNotice } from './owner-notices.ts'
import { parseEmail, parsePhone } from './addresses.ts'
import {
  dropAtProof,
  dropPlantedNames,
  isProofIn,
  namesWithPassword,
  provenIn,
} from './unproven.ts'
import { wantedPassword } from '../passwords/new-password.ts'
import { isLiving, takeToken, voidTokens } from '../one-time/one-time-queries.ts'
import { AuthFailure } from '../protocol.ts'
import {
  endOthers,
  findCaller,
  findUserByEmail,
  findUserByPhone,
  hasVerifiedFactor,
  type SessionRow,
  updateUser,
  type UserRow,
} from '../caller-queries.ts'
import { rememberOwnPlace } from '../sessions/own-places.ts'
import { getNonce } from '../sessions/reauthentication.ts'
import { oneGuess, type OneGuess } from '../passwords/own-password-guesses.ts'
import { assertMayText } from '../one-time/text-limits.ts'
import { assertMaySend, type SendRight } from '../one-time/send-limits.ts'

type Update = z.infer<typeof UserUpdateBody>

/** What one request takes from the limits, however often it has to look again: rights to mail, and to text. */
type Taken = { mails: SendRight[]; texts: SendRight[]; guess: OneGuess }

/** Sessions, hashes and data may change between the look and the transaction. */
const maxAttempts = 5

/**
 * Changes what a user may change (contract §4, `PUT /user`). Everything is checked before anything is written, and what
 * was checked is asked again by the one transaction that writes. A new address waits for both addresses to agree; a
 * new password ends all other sessions, makes all places but this one strange again, voids every mailed link and code,
 * and calls off a change of address or number. Set in a session that a mail began, it takes away the ways of signing in
 * that were added within a day.
 */
export async function updateOwnUser(
  deps: Deps,
  caller: Caller,
  update: Update,
  wishes: Wishes,
): Promise<void> {
  if (update.app_metadata !== undefined) throw new AuthFailure('not_admin')
  const mails: SendRight[] = []
  const texts: SendRight[] = []
  const guess = oneGuess(deps, caller)
  const work = async () => {
    let current = caller
    for (let tries = 0; tries < maxAttempts; tries++) {
      const seen = current
      const attempt = () => tryToUpdate(deps, seen, update, wishes, { mails, texts, guess })
      const done =
        update.password === undefined
          ? await attempt()
          : await tellingOfLostFactors(deps, seen.user, attempt)
      if (done) return
      const again = await findCaller(deps.db, caller.session.id)
      if (!again) throw new AuthFailure('session_not_found')
      const { claimedAmr } = caller
      current = { ...again, isSecondStepDue: isStepDue(again, claimedAmr), claimedAmr }
      assertSecondStep(current, 401)
    }
    throw new AuthFailure('conflict')
  }
  await deliver(deps, mails, () => deliver(deps, texts, work))
}

/** @returns whether it was done: not if something changed under our hands */
async function tryToUpdate(
  deps: Deps,
  caller: Caller,
  update: Update,
  wishes: Wishes,
  taken: Taken,
): Promise<boolean> {
  const { db } = deps
  const { user, session } = caller
  const newEmail = await wantedEmail(deps, user, update)
  const newPhone = await wantedPhone(deps, user, update)
  const data = update.data && (await mergedMetadata(db, user.id, update.data))
  const isMove = newEmail !== null || newPhone !== null
  const isSensitive = update.password !== undefined || isMove
  if (isSensitive && session.aal === 'aal1' && (await hasVerifiedFactor(db, user.id))) {
    throw new AuthFailure('insufficient_aal', { status: 401 })
  }
  const leavesNumber = isMove && user.email === null && user.phone !== null
  if (isMove && !leavesNumber) await assertMayAdd(db, caller, deps.now())
  if (newEmail !== null && !leavesNumber) await assertMayMove(deps, caller)
  assertOwesNothing(deps, caller, update)
  if (isSensitive) await assertNobodyRecovers(db, caller, deps.now())
  const { mails, texts, guess } = taken
  const takesNonce = update.password !== undefined || leavesNumber
  const nonce = takesNonce ? await getNonce(deps, user, update.nonce) : null
  if (leavesNumber && nonce === null) throw new AuthFailure('reauthentication_needed')
  const channel = parseChannel(update.channel)
  const password = await wantedPassword(deps, caller, update, nonce, guess)
  if (mails.length + texts.length === 0) await takeRights(deps, user, { newEmail, newPhone }, taken)

  const now = deps.now()
  const change = newEmail === null ? null : await planEmailChange(deps, user, newEmail, wishes)
  const conditions = [
    isLivingSession(session, isSensitive),
    ...(data ? [sql`u.user_metadata = ${data.before}`] : []),
    ...(password ? [sql`u.password_hash is ${user.passwordHash}`] : []),
    ...(nonce ? [isLiving(nonce, now)] : []),
    ...(isMove ? [sql`u.email is ${user.email}`] : []),
  ]
  const young = password && beganByMail(caller) ? dropYoungWays(db, user.id, now) : []
  const done = await batchIf(
    db,
    sql`exists (select 1 from users u where u.id = ${user.id} and ${sql.join(conditions, sql` and `)})`,
    [
      ...young,
      ...(nonce ? takeToken(db, nonce) : []),
      ...(password
        ? [
            ...endOthers(db, session),
            forgetPlaces(db, user.id),
            ...voidTokens(db, user.id),
            ...guess.returned(),
            ...dropPlantedNames(db, user, isProofIn(session)),
            ...dropAtProof(db, user.id, { given: isProofIn(session), sessionId: session.id }, now),
          ]
        : []),
      updateUser(
        db,
        user.id,
        {
          ...(data && {
            userMetadata: password ? namesWithPassword(user, data, isProofIn(session)) : data.added,
          }),
          ...(password && {
            passwordHash: password.hash,
            passwordProvenAt: provenIn(session, now),
            passwordProvesFrom: password.provesFrom,
            // whoever asked for these may be why the password changes
            newEmail: null,
            newPhone: null,
          }),
          ...(newEmail !== null && { newEmail, emailChangeSentAt: now.toISOString() }),
          ...(newPhone !== null && { newPhone }),
        },
        now,
      ),
      ...(change?.statements ?? []),
    ],
  )
  if (!done) return false

  const { acceptLanguage } = wishes
  if (young.length > 0) tellOfGone(deps, user, done[0] as { provider: string }[])
  if (password) {
    rememberOwnPlace(deps, user, session)
    notifyLater(deps, { kind: 'password_changed', user }, acceptLanguage)
  }
  if (change) deliverLater(deps, mails, () => sendAll(deps, change.mails))
  if (newPhone !== null) {
    const message = { phone: newPhone, channel, type: 'phone_change' } as const
    deliverLater(deps, texts, () => textCode(deps, user, message, acceptLanguage))
  }
  return true
}

/**
 * An account with rights moves to another mailbox, rights and all: a password or second step of the last minutes, or a
 * mail to the address that it leaves.
 */
async function assertMayMove({ db, now }: Deps, caller: Caller): Promise<void> {
  if (caller.role === null || (await provesFrom(db, caller, now())) === null) return
  throw new AuthFailure('reauthentication_needed')
}

/** Who has to set up a second step first may choose the password that an invitation asks for, and change nothing else. */
function assertOwesNothing(deps: Deps, caller: Caller, { email, phone, data }: Update): void {
  const isPasswordOnly = email === undefined && phone === undefined && data === undefined
  if (!isPasswordOnly) assertSetUp(deps, caller, 401)
}

function tellOfGone(deps: Deps, user: UserRow, gone: { provider: string }[]): void {
  for (const { provider } of gone) {
    if (provider === 'phone') {
      mailNotice(deps, user, 'phone_removed', { ending: endOf(user.phone ?? '') })
    } else mailNotice(deps, user, 'identity_removed', { provider })
  }
}

/** Whether a session still lives, and may still do what takes a second step where there is one. */
const isLivingSession = ({ id, userId }: SessionRow, isSensitive: boolean) =>
  sql`exists (select 1 from sessions s where s.id = ${id} and s.user_id = ${userId}
    ${isSensitive ? sql`and (s.aal = 'aal2' or not exists (select 1 from mfa_factors f where f.user_id = s.user_id and f.status = 'verified'))` : sql``})`

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

/** A change of address writes to both: each is spared for a minute after the last such mail. */
async function takeRights(
  deps: Deps,
  user: UserRow,
  { newEmail, newPhone }: { newEmail: string | null; newPhone: string | null },
  { mails, texts }: Taken,
): Promise<void> {
  if (newEmail !== null) {
    mails.push(await assertMaySend(deps, 'email_change', user.email ?? user.id, 'owner'))
    mails.push(await assertMaySend(deps, 'email_change_new', newEmail, 'stranger'))
  }
  if (newPhone !== null) texts.push(await assertMayText(deps, newPhone, { userId: user.id }))
}
