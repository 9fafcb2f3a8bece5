import { and, eq, sql } from 'drizzle-orm'
import { writtenCents } from '#contract/trade/money.ts'
import type {
  MemberRoleChange,
  PriceListAssignment,
  TermsChange,
  TermsFields,
} from '#contract/trade/terms.ts'
import { actIf, type ActionAuthor } from '../../../db/admin-actions.ts'
import type { Db } from '../../../db/client.ts'
import { membershipsTable } from '../../../db/schema/companies.ts'
import { companyPriceListsTable, companyTermsTable } from '../../../db/schema/trade/terms.ts'
import { wakeStandingOrders } from '../../../db/trade/wake-standing-orders.ts'
import { termsColumnsOf, findTerms } from './terms-queries.ts'

/** SQL condition: the terms have this version; 0 means none for an existing company. */
const areAt = (companyId: string, version: number) => sql`(
  select coalesce(company_terms.version, 0) from companies
  left join company_terms on company_terms.company_id = companies.id
  where companies.id = ${companyId}) = ${version}`

/** What the history shows of a change, beside that there was one. */
const shownFields = [
  'market',
  'currency',
  'cutoff_time',
  'cutoff_days',
  'minimum_cents',
  'approval_over_cents',
] as const

/** Each of these that changed, as `old → new`. */
function differences(before: TermsFields, after: TermsFields): Record<string, string> {
  const written = (terms: TermsFields, name: (typeof shownFields)[number]) => {
    const value = terms[name]
    return name.endsWith('_cents') && typeof value === 'number'
      ? writtenCents(value)
      : String(value ?? '–')
  }
  const changed = shownFields.filter((name) => before[name] !== after[name])
  return Object.fromEntries(
    changed.map((name) => [name, `${written(before, name)} → ${written(after, name)}`]),
  )
}

/**
 * Writes a company's terms.
 * @returns whether the version matched and the manager is staff; otherwise nothing was written
 */
export async function changeTerms(
  db: Db,
  companyId: string,
  { version, ...terms }: TermsChange,
  { actor, now }: ActionAuthor,
): Promise<boolean> {
  const before = (await findTerms(db, companyId))?.terms
  const detail = before ? differences(before, terms) : {}
  const columns = { ...termsColumnsOf(terms), version: version + 1, updatedAt: now.toISOString() }
  const mayManage = sql`(${terms.manager_id} is null or exists (
    select 1 from user_roles where user_id = ${terms.manager_id} and role = 'admin'))`
  const done = await actIf(
    db,
    sql`${areAt(companyId, version)} and ${mayManage}`,
    { actor, action: 'company/terms-changed', subject: companyId, detail, now },
    db
      .insert(companyTermsTable)
      .values({ companyId, ...columns, isSample: false })
      .onConflictDoUpdate({ target: companyTermsTable.companyId, set: columns }),
    wakeStandingOrders(db, companyId, now),
  )
  return done !== null
}

/**
 * Assigns a price list from a day on, or none; replaces an assignment of the same day.
 * @returns whether the version matched and the currencies agree; otherwise nothing was written
 */
export async function assignPriceList(
  db: Db,
  companyId: string,
  { version, list_id, valid_from }: PriceListAssignment,
  { actor, now }: ActionAuthor,
): Promise<boolean> {
  const fits = sql`(${list_id} is null or exists (
    select 1 from price_lists join company_terms on company_terms.company_id = ${companyId}
    where price_lists.id = ${list_id} and price_lists.archived_at is null
      and price_lists.currency = company_terms.currency))`
  const done = await actIf(
    db,
    sql`${areAt(companyId, version)} and ${fits}`,
    {
      actor,
      action: 'company/price-list-given',
      subject: companyId,
      detail: { list: list_id ?? 'none', from: valid_from },
      now,
    },
    db
      .insert(companyPriceListsTable)
      .values({ companyId, validFrom: valid_from, listId: list_id })
      .onConflictDoUpdate({
        target: [companyPriceListsTable.companyId, companyPriceListsTable.validFrom],
        set: { listId: list_id },
      }),
    db
      .update(companyTermsTable)
      .set({ version: version + 1, updatedAt: now.toISOString() })
      .where(eq(companyTermsTable.companyId, companyId)),
  )
  return done !== null
}

/** @returns whether the member had the role as seen; otherwise nothing was written */
export async function changeMemberRole(
  db: Db,
  { companyId, userId }: { companyId: string; userId: string },
  { from, role }: MemberRoleChange,
  { actor, now }: ActionAuthor,
): Promise<boolean> {
  const done = await actIf(
    db,
    sql`exists (select 1 from memberships
      where company_id = ${companyId} and user_id = ${userId} and role = ${from})`,
    {
      actor,
      action: 'company/member-role-changed',
      subject: companyId,
      detail: { user: userId, from, role },
      now,
    },
    db
      .update(membershipsTable)
      .set({ role })
      .where(and(eq(membershipsTable.companyId, companyId), eq(membershipsTable.userId, userId))),
  )
  return done !== null
}
