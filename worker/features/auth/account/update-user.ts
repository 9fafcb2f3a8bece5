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
  parseChannel,
  planEmailChange,
  sendAll,
  textCode,
  type Wishes,
} from '../one-time/messages.ts'
import { tellingOfLostFactors } from './lost-factors.ts'
import { endOf, notifyLater } from './notices.ts'
import { mailNotice } from './owner-notices.ts'
import { wantedEmail, wantedPhone } from './addresses.ts'
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
  hasVerifiedFactor,
  type SessionRow,
  updateUser,
  type UserRow,
} from '../caller-queries.ts'
import { rememberOwnPlace } from '../sessions/own-places.ts'
import { getNonce } from '../sessions/reauthentication.ts'
import { renewKnownTries } from '../passwords/password-guesses.ts'
import { withinPasswordLimit } from '../passwords/password-limit.ts'
import { nobodyRecovers } from '../sessions/session-life.ts'
import { oneGuess, type OneGuess } from '../passwords/own-password-guesses.ts'
import { assertMayText } from '../one-time/text-limits.ts'
import { assertMaySend, type SendRight } from '../one-time/send-limits.ts'

type Update = z.infer<typeof UserUpdateBody>

/** What one request takes from the limits, however often it has to look again: rights to mail, and to text. */
type Taken = { mails: SendRight[]; texts: SendRight[]; guess: OneGuess }

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
  await withinPasswordLimit(deps, caller, update, () =>
    deliver(deps, mails, () => deliver(deps, texts, work)),
  )
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
  const nonce = takesNonce ? await getNonce(deps, caller, update.nonce) : null
  if (leavesNumber && nonce === null) throw new AuthFailure('reauthentication_needed')
  const channel = parseChannel(update.channel)
  const password = await wantedPassword(deps, caller, update, nonce, guess)
  if (mails.length + texts.length === 0) await takeRights(deps, user, { newEmail, newPhone }, taken)

  const now = deps.now()
  const change = newEmail === null ? null : await planEmailChange(deps, user, newEmail, wishes)
  const conditions = [
    isLivingSession(session, isSensitive, now),
    ...(data ? [sql`u.user_metadata = ${data.before}`] : []),
    ...(password ? [sql`u.password_hash is ${user.passwordHash}`] : []),
    ...(nonce ? [isLiving(nonce, now)] : []),
    ...(isMove ? [sql`u.email is ${user.email}`] : []),
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
            // by a number alone its owner comes back from the networks that know them
            ...(user.email !== null || session.recoversUntil !== null
              ? [forgetPlaces(db, user.id)]
              : []),
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
  if (young) tellOfGone(deps, user, done.of(young[0]), acceptLanguage)
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

function tellOfGone(
  deps: Deps,
  user: UserRow,
  gone: { provider: string }[],
  acceptLanguage: string | undefined,
): void {
  for (const { provider } of gone) {
    if (provider === 'phone') {
      mailNotice(deps, user, 'phone_removed', { ending: endOf(user.phone ?? '') }, acceptLanguage)
    } else mailNotice(deps, user, 'identity_removed', { provider }, acceptLanguage)
  }
}

/** Whether a session still lives as it was seen, which may have been raised meanwhile, and owes no second step. */
const isLivingSession = (session: SessionRow, isSensitive: boolean, now: Date) =>
  sql`exists (select 1 from sessions s where s.id = ${session.id} and s.user_id = ${session.userId}
    and s.aal = ${session.aal} and (s.aal = 'aal2' or not exists (select 1 from mfa_factors f where f.user_id = s.user_id and f.status = 'verified'))
    ${isSensitive ? sql`and ${nobodyRecovers(session, now)}` : sql``})`

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
