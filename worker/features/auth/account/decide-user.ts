import { AuthFailure } from '../protocol.ts'
import { type Account, type Caller, type Decision, withUser } from './account.ts'
import { type Context, insufficient, isStepDue, sessionOf } from './decide-session.ts'

/** What users say of themselves. The owner needs no notice of it: it decides nothing. */
export function changeData(
  account: Account,
  caller: Caller,
  { data }: { data: Record<string, unknown> },
  { now }: Context,
): Decision {
  const session = sessionOf(account, caller, now)
  if (session instanceof AuthFailure) return session
  if (isStepDue(account, session)) return insufficient(401)
  const changes = { userMetadata: data, updatedAt: now.toISOString() }
  return { account: withUser(account, changes), notices: [] }
}
