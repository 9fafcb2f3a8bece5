import type { Session } from '#contract/auth.ts'
import type { Deps } from '../../worker/deps.ts'
import { begin } from '../../worker/features/auth/account/decide-session.ts'
import { changeAccount } from '../../worker/features/auth/change-account.ts'
import { sessionIn } from '../../worker/features/auth/sessions.ts'

/** Starts a session of an account as a password sign-in does, without hashing. */
export async function startSession(
  deps: Deps,
  { id }: { id: string },
  { method }: { method: string },
  { userAgent }: { userAgent: string | null },
): Promise<Session> {
  const changed = await changeAccount(deps, { id }, (account, context) =>
    begin(account, { method, userAgent }, context),
  )
  return sessionIn(deps, changed)
}
