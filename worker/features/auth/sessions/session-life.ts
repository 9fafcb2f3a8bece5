import { type SQL, sql } from 'drizzle-orm'
import { settingCatalogue } from '#contract/settings/catalogue.ts'
import type { Deps } from '../../../deps.ts'
import type { SessionRow } from '../caller-queries.ts'
import { mayBeAnothers } from '../factors/others-factors.ts'

const dayMs = 86_400_000

/**
 * A session with less left is not renewed. Clients renew a token that has under two minutes to live (auth-js: four
 * ticks of 30 s), so one that is born so would be renewed over and over until the end.
 */
const leastTokenLifeS = 120

type Clock = Pick<Deps, 'now' | 'sessionMaxDays'>
type Start = Pick<SessionRow, 'createdAt' | 'storedLifeDays'>

/** The operator's word, else that of staff, else the built-in one. */
const lifeDays = (
  { sessionMaxDays }: Clock,
  { storedLifeDays }: Pick<Start, 'storedLifeDays'>,
): number => sessionMaxDays() ?? storedLifeDays ?? settingCatalogue.sessionDays.value

/**
 * What is left of a session, in seconds: it ends a fixed time after signing in, whatever happens in it (ASVS 5,
 * 7.3.2). A second factor does not move its start (contract §7). The end is worked out, not stored: a changed
 * setting counts for sessions that run already.
 */
export const secondsLeft = (clock: Clock, session: Start): number => {
  const endMs = Date.parse(session.createdAt) + lifeDays(clock, session) * dayMs
  return Math.floor((endMs - clock.now().getTime()) / 1000)
}

/** Whether a session has ended, though nobody has deleted it yet. */
export const isOver = (clock: Clock, session: Start): boolean => secondsLeft(clock, session) <= 0

export const isRenewable = (clock: Clock, session: Start): boolean =>
  secondsLeft(clock, session) >= leastTokenLifeS

/** Everything that began before this has ended. */
export const oldestStart = (clock: Clock, stored: Pick<Start, 'storedLifeDays'>): string =>
  new Date(clock.now().getTime() - lifeDays(clock, stored) * dayMs).toISOString()

/**
 * Whether no other session of a user is one in which they choose a new password, having forgotten theirs: a condition.
 * One that still owes a second step keeps nobody from anything: whoever reads the mail is not the owner before that. A
 * step that whoever forgot their password is not asked for, as it may be a thief's, is not owed.
 */
export const nobodyRecovers = ({ id, userId, recoversUntil }: SessionRow, now: Date): SQL => {
  const at = now.toISOString()
  if (recoversUntil !== null && recoversUntil > at) return sql`true`
  return sql`not exists (select 1 from sessions r where r.user_id = ${userId} and r.id <> ${id} and r.recovers_until > ${at}
    and (r.aal = 'aal2' or not exists (select 1 from mfa_factors f where f.user_id = r.user_id and f.status = 'verified'
      and not ${mayBeAnothers(userId, now, { forgot: true })})))`
}

/**
 * Whether a session still lives, of a user who is not suspended and has no second step to take: a condition for what a
 * transaction does in its name. Whoever signed out, was suspended, or set up a second step meanwhile does nothing more.
 */
export const isSignedIn = (deps: Clock, session: SessionRow): SQL => sql`exists (
  select 1 from sessions s join users u on u.id = s.user_id
  where s.id = ${session.id} and u.id = ${session.userId} and s.created_at > ${oldestStart(deps, session)}
    and (u.banned_until is null or u.banned_until <= ${deps.now().toISOString()})
    and (s.aal = 'aal2' or not exists (select 1 from mfa_factors f where f.user_id = u.id and f.status = 'verified'))
    and ${nobodyRecovers(session, deps.now())})`
