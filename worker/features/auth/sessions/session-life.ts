import { settingCatalogue } from '#contract/settings/catalogue.ts'
import type { Deps } from '../../../deps.ts'
import type { Seen } from '../account/account.ts'

const dayMs = 86_400_000
/** So long someone has to choose a new password. */
const recoveryMs = 60 * 60 * 1000

/**
 * A session with less left is not renewed. Clients renew a token that has under two minutes to live (auth-js: four
 * ticks of 30 s), so one that is born so would be renewed over and over until the end.
 */
const leastTokenLifeS = 120

type Clock = Pick<Deps, 'now' | 'sessionMaxDays'>
type Start = Pick<Seen, 'createdAt' | 'storedLifeDays' | 'kind'>

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
  const lifeMs = session.kind === 'recovery' ? recoveryMs : lifeDays(clock, session) * dayMs
  const endMs = Date.parse(session.createdAt) + lifeMs
  return Math.floor((endMs - clock.now().getTime()) / 1000)
}

/** Whether a session has ended, though it has not been deleted yet. */
export const isOver = (clock: Clock, session: Start): boolean => secondsLeft(clock, session) <= 0

export const isRenewable = (clock: Clock, session: Start): boolean =>
  secondsLeft(clock, session) >= leastTokenLifeS

/** Everything that began before this has ended. */
export const oldestStart = (clock: Clock, stored: Pick<Start, 'storedLifeDays'>): string =>
  new Date(clock.now().getTime() - lifeDays(clock, stored) * dayMs).toISOString()
