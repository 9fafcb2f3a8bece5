import { Failure } from '../../lib/http/problem.ts'
import { secondFactors } from './sessions/amr.ts'
import type { Caller } from './bearer.ts'

/** So long a password or a second step opens what an unlocked computer must not. */
const freshS = 10 * 60

/**
 * For what could take the company's mail or data away: who is signed in has to have given the password or a second step
 * lately, at sign-in or since (`POST /api/account/proof`).
 * @throws Failure `account/proof-needed`
 */
export function assertFreshProof({ session }: Pick<Caller, 'session'>, now: Date): void {
  const sinceS = Math.floor(now.getTime() / 1000) - freshS
  const isFresh = session.amr.some(
    ({ method, timestamp }) =>
      (method === 'password' || secondFactors.has(method)) && timestamp > sinceS,
  )
  if (!isFresh) throw new Failure('account/proof-needed')
}
