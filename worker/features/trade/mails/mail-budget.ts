import { type SQL, sql } from 'drizzle-orm'
import { type Bucket, hasRoom, consuming } from '../../../db/limits.ts'
import type { Deps } from '../../../deps.ts'
import type { OrderMail } from './order-mail-language.ts'

/*
 * Sending an order, calling it back and sending it again is free, and each is worth a mail: a program could send sixty
 * a minute. What staff do is not counted, so their answers always arrive.
 */

/** Of one order: six at once, and six more a day. No one changes their mind more often. */
const ofOrder = { size: 6, everyS: 14_400 }
/** Of all orders of a company together: twenty at once, and twenty more a day. */
const ofCompany = { size: 20, everyS: 4320 }

/** The mails that clients can cause again and again. `arrival`: an order comes to its readers; `departure`: it goes. */
const counted: Partial<Record<OrderMail, 'arrival' | 'departure'>> = {
  received: 'arrival',
  approval: 'arrival',
  submitted: 'arrival',
  cancelled: 'departure',
  calledBack: 'departure',
}

/** Conditions for mails about one step, and the statement that counts it after them, all for one transaction. */
export type MailBudget = { hasMore: SQL; isLast: SQL; taken: ReturnType<typeof consuming> }

/**
 * What a mail counts by: its order, and its company. The last one is kept for an order that arrives, and says that it
 * is the last for now: an order whose call-back was mailed is never silent when it comes again.
 * @returns `null` for what is not counted
 */
export function mailBudget(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  kind: OrderMail,
  readers: 'people' | 'office',
  { id, companyId }: { id: string; companyId: string },
): MailBudget | null {
  const step = counted[kind]
  if (!step) return null
  const at = now()
  const budgets: Bucket[] = [
    { ...ofOrder, key: `order-mails:${readers}:${id}` },
    { ...ofCompany, key: `order-mails:${readers}:${companyId}` },
  ]
  const butOne = budgets.map((budget) => ({ ...budget, size: budget.size - 1 }))
  const hasMore = hasRoom(butOne, at)
  const isLeft = step === 'arrival' ? hasRoom(budgets, at) : hasMore
  return {
    hasMore,
    isLast: step === 'arrival' ? sql`(${isLeft} and not ${hasMore})` : sql`false`,
    taken: consuming(db, budgets, at, isLeft),
  }
}
