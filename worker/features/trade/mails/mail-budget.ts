import { type SQL, sql } from 'drizzle-orm'
import { type Bucket, isBelowLimits, consumeStatement } from '../../../db/limits.ts'
import type { Deps } from '../../../deps.ts'
import type { OrderMail } from './order-mail-language.ts'

/*
 * Limits of mails caused by clients, who could submit and reopen orders without end. Mails about
 * staff's actions are not limited.
 */

/** Bucket per order. */
const ofOrder = { size: 6, everyS: 14_400 }
/** Bucket per company. */
const ofCompany = { size: 20, everyS: 4320 }

/**
 * Mails that clients can trigger repeatedly. `arrival`: an order is submitted; `departure`: it is
 * withdrawn.
 */
const counted: Partial<Record<OrderMail, 'arrival' | 'departure'>> = {
  received: 'arrival',
  approval: 'arrival',
  submitted: 'arrival',
  cancelled: 'departure',
  calledBack: 'departure',
}

/**
 * SQL conditions for the mails of a step, and the statement that counts them afterwards, for one
 * transaction.
 */
export type MailBudget = { hasMore: SQL; isLast: SQL; taken: ReturnType<typeof consumeStatement> }

/**
 * Budget of a mail by its order and company. The last use is reserved for a submission and
 * announces that it is the last for now, so that a resubmitted order is always mailed.
 * @returns `null` for mails that are not limited
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
  const hasMore = isBelowLimits(butOne, at)
  const isLeft = step === 'arrival' ? isBelowLimits(budgets, at) : hasMore
  return {
    hasMore,
    isLast: step === 'arrival' ? sql`(${isLeft} and not ${hasMore})` : sql`false`,
    taken: consumeStatement(db, budgets, at, isLeft),
  }
}
