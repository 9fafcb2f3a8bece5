import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { UserUpdateBody } from '#contract/auth.ts'
import { batchIf } from '../../../db/batch-if.ts'
import { forgetPlaces } from '../../../db/known-places.ts'
import type { Deps } from '../../../deps.ts'
import { assertSecondStep, assertSetUp } from '../authenticated.ts'
import { type Caller, isStepDue } from '../bearer.ts'
import { assertFreshSignIn, assertNobodyRecovers, beganByMail, provesFrom } from '../fresh-proof.ts'
import { dropYoungWays } from '../identities/young-ways.ts'
import { mergedMetadata } from './user-metadata.ts'
import { deliver, deliverLater } from '../mail/send.ts'
import { planEmailChange, sendAll, type Wishes } from '../one-time/messages.ts'
import { tellingOfLostFactors } from './lost-factors.ts'
import { notifyLater } from './notices.ts'
import { mailNotice } from './owner-notices.ts'
import { wantedEmail } from './addresses.ts'
import {
  dropAtProof,
  dropPlantedNames,
  isProofIn,
  namesWithPassword,
  provenIn,
} from './unproven.ts'
import { wantedPassword } from '../passwords/new-password.ts'
import { isLiving, takeToken, voidTokens } from '../one-time/one-time-queries.ts'
import { AuthFailure, refusePhone } from '../protocol.ts'
import {
  endOthers,
  findCaller,
  hasVerifiedFactor,
  type SessionRow,
  updateUser,
} from '../caller-queries.ts'
import { rememberOwnPlace } from '../sessions/own-places.ts'
import { getNonce } from '../sessions/reauthentication.ts'
import { renewKnownTries } from '../passwords/password-guesses.ts'
import { withinPasswordLimit } from '../passwords/password-limit.ts'
import { nobodyRecovers } from '../sessions/session-life.ts'
import { oneGuess, type OneGuess } from '../passwords/own-password-guesses.ts'
import { assertMaySend, type SendRight } from '../one-time/send-limits.ts'

type Update = z.infer<typeof UserUpdateBody>

/** What one request takes from the limits, however often it has to look again. */
type Taken = { mails: SendRight[]; guess: OneGuess }

/** Sessions, hashes and data may change between the look and the transaction. */
const maxAttempts = 5

/**
 * Changes what a user may change (contract §4, `PUT /user`): everything is checked, then asked again by the one
 * transaction that writes. A new address waits for both addresses to agree; a new password ends all other sessions, makes
 * other places strange, voids what was mailed and calls changes off. Set in a session that a mail began, it takes away
 * the ways of signing in that were added within a day.
 */
export async function updateOwnUser(
  deps: Deps,
  caller: Caller,
  update: Update,
  wishes: Wishes,
): Promise<void> {
  refusePhone(update)
  if (update.app_metadata !== undefined) throw new AuthFailure('not_admin')
  const mails: SendRight[] = []
  const guess = oneGuess(deps, caller)
  const work = async () => {
    let current = caller
    for (let tries = 0; tries < maxAttempts; tries++) {
      const seen = current
      const attempt = () => tryToUpdate(deps, seen, update, wishes, { mails, guess })
      const done =
        update.password === undefined
          ? await attempt()
          : await tellingOfLostFactors(deps, seen.user, wishes.acceptLanguage, attempt)
      if (done) return
      const again = await findCaller(deps.db, caller.session.id)
      if (!again) throw new AuthFailure('session_not_found')
      const { claimedAmr } = caller
      current = { ...again, isSecondStepDue: isStepDue(again, claimedAmr), claimedAmr }
      assertSecondStep(current, 401)
    }
    throw new AuthFailure('conflict')
  }
  await withinPasswordLimit(deps, caller, update, () => deliver(deps, mails, work))
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
  const data = update.data && (await mergedMetadata(db, user.id, update.data))
  const isMove = newEmail !== null
  const isSensitive = update.password !== undefined || isMove
  if (isSensitive && session.aal === 'aal1' && (await hasVerifiedFactor(db, user.id))) {
    throw new AuthFailure('insufficient_aal', { status: 401 })
  }
  if (isMove) {
    await assertFreshSignIn(db, caller, deps.now())
    await assertMayMove(deps, caller)
  }
  assertOwesNothing(deps, caller, update)
  if (isSensitive) await assertNobodyRecovers(db, caller, deps.now())
  const { mails, guess } = taken
  const nonce = update.password === undefined ? null : await getNonce(deps, caller, update.nonce)
  const password = await wantedPassword(deps, caller, update, nonce, guess)
  // a change of address writes to both: each is spared for a minute after the last such mail
  if (newEmail !== null && mails.length === 0) {
    mails.push(await assertMaySend(deps, 'email_change', user.email, 'owner'))
    mails.push(await assertMaySend(deps, 'email_change_new', newEmail, 'stranger'))
  }

  const now = deps.now()
  const change = newEmail === null ? null : await planEmailChange(deps, user, newEmail, wishes)
  const conditions = [
    isLivingSession(session, isSensitive, now),
    ...(data ? [sql`u.user_metadata = ${data.before}`] : []),
    ...(password ? [sql`u.password_hash is ${user.passwordHash}`] : []),
    ...(nonce ? [isLiving(nonce, now)] : []),
    ...(isMove ? [sql`u.email = ${user.email}`] : []),
  ]
  const young = password && beganByMail(caller) ? dropYoungWays(db, user.id, now) : null
  const done = await batchIf(
    db,
    sql`exists (select 1 from users u where u.id = ${user.id} and ${sql.join(conditions, sql` and `)})`,
    [
      ...(young ?? []),
      ...(nonce ? takeToken(db, nonce) : []),
      ...(password
        ? [
            ...endOthers(db, session, now),
            forgetPlaces(db, user.id),
            ...voidTokens(db, user.id),
            ...guess.returned(),
            renewKnownTries(db, user, session),
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
            // whoever asked for it may be why the password changes
            newEmail: null,
          }),
          ...(newEmail !== null && { newEmail, emailChangeSentAt: now.toISOString() }),
        },
        now,
      ),
      ...(change?.statements ?? []),
    ],
  )
  if (!done) return false

  const { acceptLanguage } = wishes
  for (const { provider } of young ? done.of(young[0]) : []) {
    mailNotice(deps, user, 'identity_removed', { provider }, acceptLanguage)
  }
  if (password) {
    rememberOwnPlace(deps, user, session)
    notifyLater(deps, { kind: 'password_changed', user }, acceptLanguage)
  }
  if (change) deliverLater(deps, mails, () => sendAll(deps, change.mails))
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
function assertOwesNothing(deps: Deps, caller: Caller, { email, data }: Update): void {
  const isPasswordOnly = email === undefined && data === undefined
  if (!isPasswordOnly) assertSetUp(deps, caller, 401)
}

/** Whether a session still lives as it was seen, which may have been raised meanwhile, and owes no second step. */
const isLivingSession = (session: SessionRow, isSensitive: boolean, now: Date) =>
  sql`exists (select 1 from sessions s where s.id = ${session.id} and s.user_id = ${session.userId}
    and s.aal = ${session.aal} and (s.aal = 'aal2' or not exists (select 1 from mfa_factors f where f.user_id = s.user_id and f.status = 'verified'))
    ${isSensitive ? sql`and ${nobodyRecovers(session, now)}` : sql``})`
