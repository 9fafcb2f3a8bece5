import { eq, sql } from 'drizzle-orm'
import type { MailArrival } from '#contract/auth.ts'
import { batchIf } from '../../../db/batch-if.ts'
import { sessionsTable } from '../../../db/schema/sessions.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import type { Caller } from '../bearer.ts'
import { hasNoFactor, hasVerifiedFactor, type UserRow, verifiedFactors } from '../caller-queries.ts'
import { dropOthersFactors } from '../factors/others-factors.ts'
import { hasJustComeByMail } from '../fresh-proof.ts'
import { callOffChanges } from '../one-time/one-time-queries.ts'
import { recoveryEnd } from '../sessions/sessions.ts'
import { mailNotice } from './owner-notices.ts'

type Owner = Pick<UserRow, 'id' | 'email' | 'emailConfirmedAt' | 'userMetadata'>

/**
 * Lets whoever reads the mail in, or set a password, and tells the owner where that took second steps away which may have
 * been a stranger's (`dropOthersFactors`, `dropAtProof`): where they were the owner's own, whoever came knows the mailbox
 * only.
 */
export async function tellingOfLostFactors<Entered>(
  deps: Deps,
  user: Owner,
  acceptLanguage: string | undefined,
  enter: () => Promise<Entered>,
): Promise<Entered> {
  const before = await verifiedFactors(deps.db, user.id)
  const entered = await enter()
  if (before.length === 0) return entered
  const left = new Set(await verifiedFactors(deps.db, user.id))
  if (before.some((id) => !left.has(id))) {
    mailNotice(deps, user, 'factors_dropped', {}, acceptLanguage)
  }
  return entered
}

/**
 * Lets in for good whoever arrived on our page by a mail: the link itself may have been opened by a scanner, and so has
 * taken nothing away.
 * @param forgot their password, or so they said: the session becomes one in which it is replaced, as if that mail had been
 *   for it. One slot holds the mails that let their reader in, and a stranger may have asked for another kind first.
 * @throws Failure `account/proof-needed` unless a mail began the session within the last minutes;
 *   `auth/second-factor-needed` where a second step stays that is to be taken first, or the token is older than the one
 *   that was; `auth/session-gone`
 */
export async function arriveByMail(
  deps: Deps,
  caller: Caller,
  { forgot }: MailArrival,
  acceptLanguage: string | undefined,
): Promise<void> {
  const { db } = deps
  const { user, session, isSecondStepDue } = caller
  const now = deps.now()
  if (!hasJustComeByMail(caller, now)) throw new Failure('account/proof-needed')
  if (isSecondStepDue && session.aal === 'aal2') throw new Failure('auth/second-factor-needed')
  const itself = eq(sessionsTable.id, session.id)
  // nor has it been raised meanwhile
  const isThere = sql`exists (select 1 from sessions where id = ${session.id} and aal = ${session.aal})`
  const isBegun = await tellingOfLostFactors(deps, user, acceptLanguage, () =>
    batchIf(db, isThere, [
      ...dropOthersFactors(db, user.id, now, { forgot }),
      ...(forgot
        ? [
            ...callOffChanges(
              db,
              user.id,
              session.aal === 'aal2' ? undefined : hasNoFactor(user.id),
            ),
            db
              .update(sessionsTable)
              .set({ recoversUntil: recoveryEnd(now) })
              .where(itself),
          ]
        : []),
    ]),
  )
  if (!isBegun) throw new Failure('auth/session-gone')
  if (session.aal === 'aal1' && (await hasVerifiedFactor(db, user.id))) {
    throw new Failure('auth/second-factor-needed')
  }
}
