import type { Deps } from '../../../deps.ts'
import { hasVerifiedFactor, type UserRow } from '../caller-queries.ts'
import type { Slot } from '../one-time/one-time-queries.ts'
import { mailNotice } from './owner-notices.ts'

type Entry = {
  user: Pick<UserRow, 'id' | 'email' | 'emailConfirmedAt' | 'userMetadata'>
  slot: Slot | undefined
}

/**
 * Lets the reader of a mail in, and tells the owner where that took second steps away which may have been a stranger's
 * (`dropOthersFactors`): where they were the owner's own, whoever came knows the mailbox only.
 */
export async function tellingOfLostFactors<Entered>(
  deps: Deps,
  { user, slot }: Entry,
  enter: () => Promise<Entered>,
): Promise<Entered> {
  if (slot !== 'recovery' || !(await hasVerifiedFactor(deps.db, user.id))) return enter()
  const entered = await enter()
  if (!(await hasVerifiedFactor(deps.db, user.id))) {
    mailNotice(deps, user, 'factors_dropped')
  }
  return entered
}
