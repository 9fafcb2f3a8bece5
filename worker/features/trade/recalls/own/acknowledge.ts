import { and, eq, sql } from 'drizzle-orm'
import type { Acknowledgement } from '#contract/trade/recalls/recalls.ts'
import { batchIf } from '../../../../db/batch-if.ts'
import type { Db } from '../../../../db/client.ts'
import { recallRecipientsTable, recallsTable } from '../../../../db/schema/trade/recalls.ts'
import { Failure } from '../../../../lib/http/problem.ts'
import { type MemberRequest, canOrderAs } from '../../member.ts'

type Doing = MemberRequest & { now: Date }

/**
 * Acknowledges a recall with the number of cases still held; can be corrected later. Idempotent;
 * totals of the recall are updated in the same transaction.
 * @throws Failure `request/not-found`, `order/not-allowed`, `recall/closed`,
 * `recall/answered-since`, `recall/too-many-cases`
 */
export async function acknowledge(
  db: Db,
  { now, ...asked }: Doing,
  id: string,
  { cases_held: held, version }: Acknowledgement,
): Promise<void> {
  const { userId, companyId } = asked
  const own = sql`from recall_recipients where recall_id = ${id} and company_id = ${companyId}`
  const isOpen = sql`exists (select 1 from recalls where id = ${id} and kind = 'real' and closed_at is null)`
  const done = await batchIf(
    db,
    sql`${canOrderAs(asked)} and ${isOpen}
      and exists (select 1 ${own} and version = ${version} and cases >= ${held})`,
    [
      // before the acknowledgement, whose old value it subtracts
      db
        .update(recallsTable)
        .set({
          acknowledged: sql`acknowledged + (select acknowledged_at is null ${own})`,
          answeredCases: sql`answered_cases
            + (select case when acknowledged_at is null then cases else 0 end ${own})`,
          heldCases: sql`held_cases + ${held} - (select coalesce(cases_held, 0) ${own})`,
        })
        .where(eq(recallsTable.id, id)),
      db
        .update(recallRecipientsTable)
        .set({
          acknowledgedBy: userId,
          acknowledgedName: sql`(select email from users where id = ${userId})`,
          acknowledgedAt: sql`coalesce(acknowledged_at, ${now.toISOString()})`,
          casesHeld: held,
          version: version + 1,
        })
        .where(
          and(
            eq(recallRecipientsTable.recallId, id),
            eq(recallRecipientsTable.companyId, companyId),
          ),
        ),
    ],
  )
  if (done !== null) return
  const [found] = await db.all<{
    role: string | null
    closed: number
    cases: number
    cases_held: number | null
    version: number
  }>(sql`select (select role from memberships where user_id = ${userId}
      and company_id = ${companyId}) as role, closed_at is not null as closed, r.cases, cases_held, r.version
    from recall_recipients r join recalls on recalls.id = recall_id and kind = 'real'
    where recall_id = ${id} and company_id = ${companyId}`)
  if (!found || found.role === null) throw new Failure('request/not-found')
  if (found.role === 'viewer') throw new Failure('order/not-allowed')
  if (held > found.cases) throw new Failure('recall/too-many-cases')
  // a retry, or a colleague with the same answer
  if (found.version > version && found.cases_held === held) return
  throw new Failure(found.closed ? 'recall/closed' : 'recall/answered-since')
}
