import type { Deps } from '../../../deps.ts'
import { type UserRow, verifiedFactors } from '../caller-queries.ts'
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
  if (slot !== 'recovery') return enter()
  const before = await verifiedFactors(deps.db, user.id)
  const entered = await enter()
  if (before.length === 0) return entered
  const left = new Set(await verifiedFactors(deps.db, user.id))
  if (before.some((id) => !left.has(id))) mailNotice(deps, user, 'factors_dropped')
  return entered
}
