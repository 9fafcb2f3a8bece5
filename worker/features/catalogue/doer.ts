import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../auth/guard.ts'

/** Who does something, and when. */
export type Doer = { actor: string; now: Date }

/** The person a guard let pass, and the time. */
export const doerOf = ({ deps, principal }: { deps: Deps; principal: SignedIn }): Doer => ({
  actor: principal.actor,
  now: deps.now(),
})
