import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Session } from '#contract/auth.ts'
import { batchIf } from '../../../db/batch-if.ts'
import type { Deps } from '../../../deps.ts'
import { effectsOf, effectsOfEntry, isRecovery } from './confirm.ts'
import { planCode } from './flows.ts'
import { tellingOfLostFactors } from '../account/lost-factors.ts'
import { tellOfChange } from '../account/notices.ts'
import {
  findToken,
  freeOtherHalf,
  isLiving,
  type OneTimeRow,
  takeToken,
} from './one-time-queries.ts'
import { isUnopened, staysOpened } from '../sessions/opened-links.ts'
import type { Challenge } from './pkce.ts'
import { AuthFailure } from '../protocol.ts'
import { findUser, isAdmitted, isInRole, type UserRow } from '../caller-queries.ts'
import { stopTimers } from './send-limits.ts'
import {
  arrivalEnd,
  assertNotBanned,
  type Device,
  recoveryEnd,
  startSessionIf,
} from '../sessions/sessions.ts'

/** What follows from a token: a session, a code that one browser can exchange, or the wait for the other address. */
export type Redeemed =
  | { outcome: 'session'; session: Session }
  /** `isKept`: the token is spent with the code, and until then it opens a session by itself. */
  | { outcome: 'code'; code: string; isKept: boolean }
  | { outcome: 'halfway' }

/**
 * How a token is spent: by whom, by its link or its code (`isTyped`), and whether a browser with the answer to its
 * challenge is led on.
 */
type Way = {
  device: Device
  /** What it was presented as. */
  type: string
  leadsOn: boolean
  isTyped: boolean
  acceptLanguage: string | undefined
}

/** What the protocol says after the first of two addresses agreed to a change. */
export const halfwayMessage =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/**
 * Anybody can ask for these mails, with a challenge that only they can answer. Were the token spent when its link is
 * opened, the owner would hold a code that is worth nothing to them (opened-links.test.ts). So the token is spent
 * with the code, or by itself, whichever comes first. A change of address is asked for in a session, and done when the
 * link is opened.
 */
const keptByCode: ReadonlySet<OneTimeRow['slot']> = new Set(['confirmation', 'recovery'])

/** A half may be freed, and a user suspended, between our look and our transaction. */
const maxAttempts = 3

/**
 * Spends a token, does what it stands for, and opens what it opens, all in one transaction that asks whether the token
 * still lives: whatever happens at the same time, nothing is confirmed by a token that is gone, and nothing is spent
 * for nothing. Where a code follows, the token may wait for that one to be spent. A suspended user's token is left
 * alone.
 * @throws AuthFailure `otp_expired`, `user_banned`, `email_exists`
 */
export async function redeem(deps: Deps, found: OneTimeRow, way: Way): Promise<Redeemed> {
  let token: OneTimeRow | null = found
  for (let attempt = 0; attempt < maxAttempts && token !== null; attempt++) {
    const user = await findUser(deps.db, token.userId)
    if (!user || token.slot === 'reauthentication') break // a nonce is for PUT /user only
    assertNotBanned(user, deps.now(), 403)
    const living = token
    const redeemed = await tellingOfLostFactors(deps, user, way.acceptLanguage, () =>
      tryToRedeem(deps, living, user, way),
    )
    if (redeemed) {
      if (redeemed.outcome !== 'halfway') tellOfChange(deps, token, user, way.acceptLanguage)
      return redeemed
    }
    token = await findToken(deps.db, token.id, deps.now())
  }
  throw new AuthFailure('otp_expired')
}

async function tryToRedeem(
  deps: Deps,
  token: OneTimeRow,
  user: UserRow,
  { device, type, leadsOn, isTyped }: Way,
): Promise<Redeemed | null> {
  const { db } = deps
  const now = deps.now()
  const living = isLiving(token, now)
  const timers = stopTimers(db, token, device, { isOpened: leadsOn })
  const spend = [...takeToken(db, token), ...timers]
  if (token.awaitsOther) {
    // whoever was given rights since agrees on our page (verify-routes.ts)
    const mayAgree =
      leadsOn && token.slot === 'email_change_current' ? notInRole(user.id) : sql`true`
    const agreed = sql`${given(living, user, now)} and ${mayAgree}`
    const done = await batchIf(db, agreed, [freeOtherHalf(db, token), ...spend])
    return done && { outcome: 'halfway' }
  }
  const { statements, failure } = effectsOf(deps, user, token, { isTyped })
  const challenge = leadsOn ? challengeOf(token) : null
  try {
    if (challenge === null) {
      const by = { method: 'otp' }
      const stays = leadsOn && staysOpened(token)
      const first = [
        ...(stays ? timers : spend),
        ...statements,
        ...effectsOfEntry(db, token, now, { type, isOpened: leadsOn }),
      ]
      const recoversUntil =
        isRecovery(token, { type }) && !leadsOn
          ? recoveryEnd(now)
          : token.slot === 'recovery' && leadsOn
            ? arrivalEnd(now)
            : null
      const together = {
        given: stays ? sql`${living} and ${isUnopened(token)}` : living,
        first,
        provenAddress: token.address,
        recoversUntil,
        openedToken: stays ? token.id : null,
      }
      const session = await startSessionIf(deps, user.id, by, device, together)
      return session && { outcome: 'session', session }
    }
    const kind = token.type === 'signup' ? 'email/signup' : token.type
    const isKept = keptByCode.has(token.slot)
    const oneTimeTokenId = isKept ? token.id : null
    const { code, statement } = planCode(deps, { userId: user.id, kind, challenge, oneTimeTokenId })
    const first = [...(isKept ? [] : spend), ...statements]
    const done = await batchIf(db, given(living, user, now), [...first, statement])
    return done && { outcome: 'code', code, isKept }
  } catch (error) {
    throw failure(error)
  }
}

/** Whether a link was opened, and its token is still worth a session. */
export async function isOpened({ db, now }: Pick<Deps, 'db' | 'now'>, row: OneTimeRow) {
  if (!staysOpened(row)) return false
  const [asked] = await db
    .select({ is: sql<0 | 1>`${isLiving(row, now())} and not ${isUnopened(row)}`.as('is') })
    .from(sql`(select 1) as one`)
  return asked?.is === 1
}

const notInRole = (userId: string) => sql`not ${isInRole(userId)}`

const given = (living: SQL, { id }: UserRow, now: Date) => sql`${living} and ${isAdmitted(id, now)}`

/** The challenge that a mail was asked for with, or `null` in the implicit flow. */
export const challengeOf = ({
  codeChallenge,
  codeChallengeMethod,
}: Pick<OneTimeRow, 'codeChallenge' | 'codeChallengeMethod'>): Challenge | null =>
  codeChallenge && codeChallengeMethod ? { codeChallenge, codeChallengeMethod } : null
