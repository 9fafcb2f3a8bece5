import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { priceListsTable } from '../../db/schema/trade/catalogue.ts'
import { companiesTable, membershipsTable } from '../../db/schema/companies.ts'
import { companyPriceListsTable, companyTermsTable } from '../../db/schema/trade/terms.ts'

/** Who asks, for which company, and the day at the office. */
export type Asked = { userId: string; companyId: string; day: string }

/** The price list that holds for a company on a day: the newest that was given decides alone. */
const givenOn = (companyId: string, day: string) => sql`${companyPriceListsTable.validFrom} = (
  select max(valid_from) from company_price_lists
  where company_id = ${companyId} and valid_from <= ${day})`

/** It holds only while it is valid itself, in the currency of the terms. Else every price is on request. */
const isInForce = (day: string) =>
  and(
    eq(priceListsTable.id, companyPriceListsTable.listId),
    eq(priceListsTable.currency, companyTermsTable.currency),
    sql`${priceListsTable.archivedAt} is null`,
    sql`${priceListsTable.validFrom} <= ${day}`,
    sql`coalesce(${priceListsTable.validTo}, ${day}) >= ${day}`,
  )

/**
 * The membership as it is now, with the company's terms and prices in force: no row for who does not belong to it,
 * whether there is such a company or not. Reads one row of each table, two of lists that were given.
 */
export const selectMember = (db: Db, { userId, companyId, day }: Asked) =>
  db
    .select({
      id: companiesTable.id,
      name: companiesTable.name,
      role: membershipsTable.role,
      market: companyTermsTable.market,
      // within a batch, columns of one name are one
      listName: sql<string | null>`${priceListsTable.name}`.as('list_name'),
      currency: priceListsTable.currency,
      listVersion: sql<number | null>`${priceListsTable.version}`.as('list_version'),
      listId: sql<string | null>`${priceListsTable.id}`.as('list_id'),
      validTo: priceListsTable.validTo,
      termsVersion: sql<number | null>`${companyTermsTable.version}`.as('terms_version'),
      shipTo: companyTermsTable.shipTo,
      deliveryDays: companyTermsTable.deliveryDays,
      cutoffTime: companyTermsTable.cutoffTime,
      cutoffDays: companyTermsTable.cutoffDays,
      cutoffKind: companyTermsTable.cutoffKind,
      minimumCents: companyTermsTable.minimumCents,
      approvalOverCents: companyTermsTable.approvalOverCents,
      managerId: companyTermsTable.managerId,
      specialDays: sql<string>`(select json_group_array(json_object(
        'first_day', first_day, 'last_day', last_day, 'intervals', json(intervals)))
        from hours_exceptions where last_day >= ${day})`.as('special_days'),
    })
    .from(membershipsTable)
    .innerJoin(companiesTable, eq(companiesTable.id, membershipsTable.companyId))
    .leftJoin(companyTermsTable, eq(companyTermsTable.companyId, companiesTable.id))
    .leftJoin(
      companyPriceListsTable,
      and(eq(companyPriceListsTable.companyId, companiesTable.id), givenOn(companyId, day)),
    )
    .leftJoin(priceListsTable, isInForce(day))
    .where(and(eq(membershipsTable.userId, userId), eq(membershipsTable.companyId, companyId)))

export type Member = Awaited<ReturnType<typeof selectMember>>[number]

type Limited = Pick<Member, 'role' | 'approvalOverCents'>

/** Whether something costs more than a buyer of the company may spend without the yes of an approver. */
export const isOverLimit = ({ approvalOverCents: over }: Limited, totalCents: number): boolean =>
  over !== null && totalCents > over

/** Whether it takes that yes from someone else than the member. */
export const needsApprover = (member: Limited, totalCents: number): boolean =>
  member.role !== 'approver' && isOverLimit(member, totalCents)

/** Someone may order for the company, for the condition of a write; as an approver only, where that is asked. */
export const mayWrite = ({ userId, companyId }: Asked, right: 'order' | 'approve' = 'order') =>
  sql`exists (select 1 from memberships where user_id = ${userId} and company_id = ${companyId}
    and role in (${right === 'approve' ? '' : 'buyer'}, 'approver'))`

/** Whether someone belongs to the company, for the condition of another statement. */
export const isMember = ({ userId, companyId }: Asked) =>
  sql`exists (select 1 from memberships where user_id = ${userId} and company_id = ${companyId})`

/** The id of the list that `selectMember` finds, as a value within another statement; null where there is none. */
export const listInForce = (db: Db, { companyId, day }: Pick<Asked, 'companyId' | 'day'>) =>
  sql`(${db
    .select({ id: priceListsTable.id })
    .from(companyPriceListsTable)
    .innerJoin(companyTermsTable, eq(companyTermsTable.companyId, companyPriceListsTable.companyId))
    .innerJoin(priceListsTable, isInForce(day))
    .where(and(eq(companyPriceListsTable.companyId, companyId), givenOn(companyId, day)))})`
