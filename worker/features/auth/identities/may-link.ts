import type { Deps } from '../../../deps.ts'
import { mayLink } from '../account/decide-credential.ts'
import { readAccount } from '../account/read-account.ts'
import { assertSetUp } from '../authenticated.ts'
import { AuthFailure } from '../protocol.ts'
import type { Caller } from '../sessions/bearer.ts'
import { contextOf } from '../sessions/session-body.ts'
import type { Linking } from './enter.ts'

/**
 * For whom an identity is to be added: the proof is asked for before the provider is.
 * @throws AuthFailure `reauthentication_needed`, `insufficient_aal` where a second step has to be set up first
 */
export async function assertMayLink(deps: Deps, caller: Caller): Promise<Linking> {
  assertSetUp(deps, caller)
  const account = await readAccount(deps.db, { id: caller.user.id })
  const refusal = account
    ? mayLink(account, caller.asked, contextOf(deps))
    : new AuthFailure('session_not_found')
  if (refusal) throw refusal
  return { userId: caller.user.id, ...caller.asked }
}
