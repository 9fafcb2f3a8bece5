import { sql } from 'drizzle-orm'
import { officeClock } from '#contract/site/office-hours.ts'
import { type Purchases, shownMonths } from '#contract/trade/purchases/purchases.ts'
import type { Db } from '../../../db/client.ts'
import { purchaseMonthsTable } from '../../../db/schema/trade/purchases.ts'
import { type MemberRequest, isMember, selectMember } from '../member.ts'

const months = purchaseMonthsTable

/**
 * A company's purchases by month; at most two rows a month.
 * @returns `null` when the user is not a member
 */
export async function readPurchases(
  db: Db,
  asked: MemberRequest,
  now: Date,
): Promise<Purchases | null> {
  const thisMonth = officeClock(now).day.slice(0, 7)
  const [[member], rows] = await db.batch([
    selectMember(db, asked),
    db
      .select({
        month: months.month,
        currency: months.currency,
        orders: months.orders,
        cases: months.cases,
        amount_cents: months.amountCents,
      })
      .from(months)
      .where(
        sql`${months.companyId} = ${asked.companyId} and ${isMember(asked)}
          and ${months.month} >= ${monthsBefore(thisMonth, shownMonths - 1)}`,
      )
      .orderBy(months.month, months.currency),
  ])
  if (!member) return null
  return {
    company: { id: member.id, name: member.name },
    this_month: thisMonth,
    months: rows,
  }
}

/** The month (`2026-11`) a number of months earlier. */
function monthsBefore(month: string, count: number): string {
  const date = new Date(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() - count)
  return date.toISOString().slice(0, 7)
}
