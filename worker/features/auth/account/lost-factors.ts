import type { Deps } from '../../../deps.ts'
import { type UserRow, verifiedFactors } from '../caller-queries.ts'
import { mailNotice } from './owner-notices.ts'

type Owner = Pick<UserRow, 'id' | 'email' | 'emailConfirmedAt' | 'userMetadata'>

/**
 * Lets whoever reads the mail in, or set a password, and tells the owner where that took second steps away which may have
 * been a stranger's (`dropOthersFactors`, `dropAtProof`): where they were the owner's own, whoever came knows the mailbox
 * only.
 */
export async function tellingOfLostFactors<Entered>(
  deps: Deps,
  user: Owner,
  acceptLanguage: string | undefined,
  enter: () => Promise<Entered>,
): Promise<Entered> {
  const before = await verifiedFactors(deps.db, user.id)
  const entered = await enter()
  if (before.length === 0) return entered
  const left = new Set(await verifiedFactors(deps.db, user.id))
  if (before.some((id) => !left.has(id))) {
    mailNotice(deps, user, 'factors_dropped', {}, acceptLanguage)
  }
  return entered
}
