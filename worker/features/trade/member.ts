import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { priceListsTable } from '../../db/schema/trade/catalogue.ts'
import { companiesTable, membershipsTable } from '../../db/schema/companies.ts'
import { companyPriceListsTable, companyTermsTable } from '../../db/schema/trade/terms.ts'

/** User, company and office-local day of a request. */
export type MemberRequest = { userId: string; companyId: string; day: string }

/** SQL condition: the latest price list assignment of a company on a day. */
const givenOn = (companyId: string, day: string) => sql`${companyPriceListsTable.validFrom} = (
  select max(valid_from) from company_price_lists
  where company_id = ${companyId} and valid_from <= ${day})`

/** SQL condition: the list is valid that day and in the currency of the terms. */
const isInForce = (day: string) =>
  and(
    eq(priceListsTable.id, companyPriceListsTable.listId),
    eq(priceListsTable.currency, companyTermsTable.currency),
    sql`${priceListsTable.archivedAt} is null`,
    sql`${priceListsTable.validFrom} <= ${day}`,
    sql`coalesce(${priceListsTable.validTo}, ${day}) >= ${day}`,
  )

/**
 * Membership with the company's terms and current price list; no row for non-members, whether the
 * company exists or not. Few index reads.
 */
export const selectMember = (db: Db, { userId, companyId, day }: MemberRequest) =>
  db
    .select({
      id: companiesTable.id,
      name: companiesTable.name,
      role: membershipsTable.role,
      market: companyTermsTable.market,
      // aliased: a batch merges columns of the same name
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

/** Whether a total exceeds the limit above which an approver must agree. */
export const isOverLimit = ({ approvalOverCents: over }: Limited, totalCents: number): boolean =>
  over !== null && totalCents > over

/** Whether the member needs someone else's approval for a total. */
export const needsApprover = (member: Limited, totalCents: number): boolean =>
  member.role !== 'approver' && isOverLimit(member, totalCents)

/** SQL condition: the user can order for the company, or approve. */
export const canOrderAs = (
  { userId, companyId }: MemberRequest,
  right: 'order' | 'approve' = 'order',
) =>
  sql`exists (select 1 from memberships where user_id = ${userId} and company_id = ${companyId}
    and role in (${right === 'approve' ? '' : 'buyer'}, 'approver'))`

/** SQL condition: the user is a member of the company. */
export const isMember = ({ userId, companyId }: MemberRequest) =>
  sql`exists (select 1 from memberships where user_id = ${userId} and company_id = ${companyId})`

/** SQL: id of the company's current price list, or null. */
export const currentPriceListSql = (
  db: Db,
  { companyId, day }: Pick<MemberRequest, 'companyId' | 'day'>,
) =>
  sql`(${db
    .select({ id: priceListsTable.id })
    .from(companyPriceListsTable)
    .innerJoin(companyTermsTable, eq(companyTermsTable.companyId, companyPriceListsTable.companyId))
    .innerJoin(priceListsTable, isInForce(day))
    .where(and(eq(companyPriceListsTable.companyId, companyId), givenOn(companyId, day)))})`
