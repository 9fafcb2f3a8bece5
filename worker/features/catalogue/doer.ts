import type { Doer } from '../../db/admin-actions.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../auth/guard.ts'

/** The person a guard let pass, and the time. */
export const doerOf = ({ deps, principal }: { deps: Deps; principal: SignedIn }): Doer => ({
  actor: principal.actor,
  now: deps.now(),
})
