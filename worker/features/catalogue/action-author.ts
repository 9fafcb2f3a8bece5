import type { ActionAuthor } from '../../db/admin-actions.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../auth/guard.ts'

/** Actor and time of a guarded request. */
export const actionAuthorOf = ({
  deps,
  principal,
}: {
  deps: Deps
  principal: SignedIn
}): ActionAuthor => ({
  actor: principal.actor,
  now: deps.now(),
})
