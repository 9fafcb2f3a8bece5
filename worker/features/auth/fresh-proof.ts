import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { factorsTable } from '../../db/schema/factors.ts'
import type { AmrEntry } from '../../db/schema/sessions.ts'
import { Failure } from '../../lib/http/problem.ts'
import { waitMs } from './first-day.ts'
import { AuthFailure } from './protocol.ts'
import { freshS, saidByToken, secondFactors } from './sessions/amr.ts'
import { nobodyRecovers } from './sessions/session-life.ts'
import { unixS } from './sessions/sessions.ts'
import type { Caller } from './bearer.ts'

/*
 * What a session proved counts for the tokens that say so, which are those made since: whoever stole an older token gains
 * nothing when its owner proves who they are in the same session. A browser gets such a token by renewing its session.
 */
type Prover = Pick<Caller, 'session' | 'user' | 'claimedAmr'>

/**
 * For what could take the company's mail or data away: who is signed in has to have given the password or a second step
 * lately, at sign-in or since (`POST /api/account/proof`). Not one that a session set which had to give none itself:
 * whoever stole that session could. A recovery code proves nothing here; who signs in by one has given the password.
 * @throws Failure `account/proof-needed`, `account/recovery-under-way`
 */
export async function assertFreshProof(db: Db, prover: Prover, now: Date): Promise<void> {
  await assertNobodyRecovers(db, prover, now)
  if (!(await isProvenAfresh(db, prover, now))) throw new Failure('account/proof-needed')
}

/**
 * For what decides who gets in: a way of signing in, an address, a second step, other people's sessions. A session must
 * have begun within the last minutes, by mail or provider, or have proven itself as above. Whoever stole
 * an older one changes none of these, and who has no password signs in once more.
 * Source: ASVS 5, 7.5.1.
 * @throws AuthFailure `reauthentication_needed`
 */
export async function assertFreshSignIn(db: Db, prover: Prover, now: Date): Promise<void> {
  await assertNobodyRecovers(db, prover, now)
  if (await isSignedInAfresh(db, prover, now)) return
  throw new AuthFailure('reauthentication_needed', {
    message: 'This takes a sign-in of the last ten minutes',
  })
}

/** The same as a question. */
export async function isSignedInAfresh(db: Db, prover: Prover, now: Date): Promise<boolean> {
  const hasJustBegun = givenLately(prover, now).some(
    ({ method }) => method !== 'password' && !secondFactors.has(method),
  )
  return hasJustBegun || isProvenAfresh(db, prover, now)
}

/**
 * While whoever forgot their password chooses a new one, which a mail let them do, no other session of the account
 * decides who gets in: whoever knows the old password would end theirs, or set up a second step, time and again.
 * @throws AuthFailure `conflict`, under /api `account/recovery-under-way`
 */
export async function assertNobodyRecovers(
  db: Db,
  caller: Pick<Caller, 'session'>,
  now: Date,
): Promise<void> {
  const [asked] = await db
    .select({ isFree: sql<0 | 1>`${nobodyRecovers(caller.session, now)}`.as('is_free') })
    .from(sql`(select 1) as one`)
  if (asked?.isFree === 1) return
  throw new AuthFailure('conflict', {
    message: 'Somebody is choosing a new password by a mailed link: try again in ten minutes',
    problem: 'account/recovery-under-way',
  })
}

/** Whether a session began with a mail to the address that its account has now: whoever reads it has the account. */
export const beganByMail = ({ session, user }: Pick<Caller, 'session' | 'user'>): boolean =>
  session.provenAddress !== null && session.provenAddress === user.email

/** Whether such a mail still lets its reader choose a password: one mail, one password. */
export const mayChoose = (caller: Pick<Caller, 'session' | 'user'>): boolean =>
  beganByMail(caller) && caller.session.passwordSetAt === null

/** Whether that mail was followed within the last minutes, and no password set since. */
export const hasJustComeByMail = (caller: Pick<Caller, 'session' | 'user'>, now: Date): boolean =>
  mayChoose(caller) && Date.parse(caller.session.createdAt) / 1000 > sinceS(now)

/** From when a password or factor counts that a session sets now; `null`: at once. */
export async function provesFrom(db: Db, prover: Prover, now: Date): Promise<string | null> {
  // a link in a mail is younger than what was stolen before
  if (hasJustComeByMail(prover, now)) return null
  const isProven = await isProvenAfresh(db, prover, now)
  return isProven ? null : new Date(now.getTime() + waitMs).toISOString()
}

/** Whether a password is one that somebody set a moment ago, who gave none themselves. */
export const isTooNew = ({ passwordProvesFrom: from }: Caller['user'], now: Date): boolean =>
  from !== null && from > now.toISOString()

/** Whether a password or second step was given in the session within the last minutes, before the token was made. */
export async function isProvenAfresh(db: Db, prover: Prover, now: Date): Promise<boolean> {
  const { session, user } = prover
  const lately = givenLately(prover, now)
  const has = (...methods: string[]) => lately.some(({ method }) => methods.includes(method))
  if (has('password') && !isTooNew(user, now)) return true
  if (session.factorId === null || !has('totp', 'mfa/phone')) return false
  const [factor] = await db
    .select({ from: factorsTable.provesFrom })
    .from(factorsTable)
    .where(eq(factorsTable.id, session.factorId))
  return factor !== undefined && (factor.from === null || factor.from <= now.toISOString())
}

/**
 * What was given within the last minutes, before the token was made, and not before a password that was set since.
 * @param lately how long ago at most, in seconds
 */
export function givenLately(
  { session, claimedAmr }: Pick<Prover, 'session' | 'claimedAmr'>,
  now: Date,
  lately = freshS,
): AmrEntry[] {
  const setAt = session.passwordSetAt
  const setS = setAt === null ? 0 : Math.floor(Date.parse(setAt) / 1000)
  return saidByToken(session.amr, claimedAmr).filter(
    ({ timestamp }) => timestamp > unixS(now) - lately && timestamp >= setS,
  )
}

const sinceS = (now: Date) => unixS(now) - freshS
