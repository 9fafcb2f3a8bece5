import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { CompanyTerms, TermsFields } from '#contract/trade/terms.ts'
import type { Db } from '../../../db/client.ts'
import { priceListsTable } from '../../../db/schema/trade/catalogue.ts'
import { companiesTable } from '../../../db/schema/companies.ts'
import { companyPriceListsTable, companyTermsTable } from '../../../db/schema/trade/terms.ts'
import { userRolesTable, usersTable } from '../../../db/schema/users.ts'

type TermsRow = typeof companyTermsTable.$inferSelect

/** Assignments and managers shown. */
const shown = 50
/** Price lists offered; an importer may have one per client. */
const offered = 300

export const termsColumnsOf = (terms: TermsFields) => ({
  market: terms.market,
  currency: terms.currency,
  shipTo: terms.ship_to,
  deliveryDays: terms.delivery_days.join(' '),
  cutoffTime: terms.cutoff_time,
  cutoffDays: terms.cutoff_days,
  cutoffKind: terms.cutoff_kind,
  minimumCents: terms.minimum_cents,
  approvalOverCents: terms.approval_over_cents,
  managerId: terms.manager_id,
})

const termsOf = (row: TermsRow): TermsFields => ({
  market: row.market,
  currency: row.currency,
  ship_to: row.shipTo,
  delivery_days: row.deliveryDays.split(' ').filter(Boolean).map(Number),
  cutoff_time: row.cutoffTime,
  cutoff_days: row.cutoffDays,
  cutoff_kind: row.cutoffKind,
  minimum_cents: row.minimumCents,
  approval_over_cents: row.approvalOverCents,
  manager_id: row.managerId,
})

/** Terms of a company with the available choices; `null` for an unknown company. */
export async function findTerms(db: Db, companyId: string): Promise<CompanyTerms | null> {
  const inTheirCurrency = sql`${priceListsTable.currency} =
    (select currency from company_terms where company_id = ${companyId})`
  const [[found], given, choices, managers] = await db.batch([
    db
      .select({ id: companiesTable.id, row: companyTermsTable })
      .from(companiesTable)
      .leftJoin(companyTermsTable, eq(companyTermsTable.companyId, companiesTable.id))
      .where(eq(companiesTable.id, companyId)),
    db
      .select({
        valid_from: companyPriceListsTable.validFrom,
        list_id: companyPriceListsTable.listId,
        name: priceListsTable.name,
      })
      .from(companyPriceListsTable)
      .leftJoin(priceListsTable, eq(priceListsTable.id, companyPriceListsTable.listId))
      .where(eq(companyPriceListsTable.companyId, companyId))
      .orderBy(desc(companyPriceListsTable.validFrom))
      .limit(shown),
    db
      .select({ id: priceListsTable.id, name: priceListsTable.name })
      .from(priceListsTable)
      .where(and(isNull(priceListsTable.archivedAt), inTheirCurrency))
      .orderBy(desc(priceListsTable.validFrom), asc(priceListsTable.name))
      .limit(offered),
    db
      .select({ id: usersTable.id, email: sql<string>`coalesce(${usersTable.email}, '')` })
      .from(userRolesTable)
      .innerJoin(usersTable, eq(usersTable.id, userRolesTable.userId))
      .where(eq(userRolesTable.role, 'admin'))
      .orderBy(asc(usersTable.email))
      .limit(shown),
  ])
  if (!found) return null
  const { row } = found
  return {
    version: row?.version ?? 0,
    is_sample: row?.isSample ?? false,
    terms: row && termsOf(row),
    price_lists: given,
    choices,
    managers,
  }
}
