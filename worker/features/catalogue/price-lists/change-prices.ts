import { and, eq, sql } from 'drizzle-orm'
import type {
  ArchiveChange,
  PriceStepsChange,
  PriceListChange,
  PriceListFields,
} from '#contract/trade/catalogue.ts'
import { writtenCents } from '#contract/trade/money.ts'
import type { AdminActionName } from '#contract/staff/admin-actions.ts'
import { actIf, type ActionAuthor } from '../../../db/admin-actions.ts'
import type { Db } from '../../../db/client.ts'
import { priceListsTable, pricesTable } from '../../../db/schema/trade/catalogue.ts'
import { priceUnitSql } from '../../../db/trade/unit-sql.ts'

type Changes = Partial<typeof priceListsTable.$inferInsert>

/** SQL condition: the list has this version. */
export const isListVersion = (id: string, version: number) =>
  sql`exists (select 1 from price_lists where id = ${id} and version = ${version})`

/** Statement that increments a list's version, optionally with changes. */
export const incrementListVersion = (
  db: Db,
  id: string,
  version: number,
  now: Date,
  changes: Changes = {},
) =>
  db
    .update(priceListsTable)
    .set({ ...changes, version: version + 1, updatedAt: now.toISOString() })
    .where(eq(priceListsTable.id, id))

/** @returns the new list's id */
export async function addPriceList(
  db: Db,
  { name, currency, valid_from, valid_to }: PriceListFields,
  { actor, now }: ActionAuthor,
): Promise<string> {
  const id = crypto.randomUUID()
  const at = now.toISOString()
  await actIf(
    db,
    sql`true`,
    { actor, action: 'price-list/created', subject: id, detail: { name, currency }, now },
    db.insert(priceListsTable).values({
      id,
      name,
      currency,
      validFrom: valid_from,
      validTo: valid_to,
      isSample: false,
      version: 1,
      createdAt: at,
      updatedAt: at,
    }),
  )
  return id
}

/** @returns whether the version matched; otherwise nothing was written */
export const changePriceList = (
  db: Db,
  id: string,
  { version, name, valid_from, valid_to }: PriceListChange,
  doer: ActionAuthor,
): Promise<boolean> =>
  moveWith(db, id, version, 'price-list/changed', doer, {
    name,
    validFrom: valid_from,
    validTo: valid_to,
  })

/** Archives a list, so that prices of its companies are on request, or restores it. */
export const archivePriceList = (
  db: Db,
  id: string,
  { version, archived }: ArchiveChange,
  doer: ActionAuthor,
): Promise<boolean> =>
  moveWith(db, id, version, archived ? 'price-list/archived' : 'price-list/restored', doer, {
    archivedAt: archived ? doer.now.toISOString() : null,
  })

async function moveWith(
  db: Db,
  id: string,
  version: number,
  action: AdminActionName,
  { actor, now }: ActionAuthor,
  changes: Changes,
): Promise<boolean> {
  const entry = { actor, action, subject: id, now }
  return (
    (await actIf(
      db,
      isListVersion(id, version),
      entry,
      incrementListVersion(db, id, version, now, changes),
    )) !== null
  )
}

/**
 * Replaces the price steps of a product in a list.
 * @returns whether the version matched and the product is sold in the prices' unit
 */
export async function changePriceSteps(
  db: Db,
  listId: string,
  productId: string,
  { version, prices, unit }: PriceStepsChange,
  { actor, now }: ActionAuthor,
): Promise<boolean> {
  const steps = prices.map(
    ({ min_cases, unit_cents }) => `${min_cases}: ${writtenCents(unit_cents)}`,
  )
  const detail = { product: productId, prices: steps.join(', ') }
  const isProduct = sql`exists (select 1 from products where id = ${productId}
    and ${priceUnitSql('products')} = ${unit})`
  const done = await actIf(
    db,
    sql`${isListVersion(listId, version)} and ${isProduct}`,
    { actor, action: 'prices/changed', subject: listId, detail, now },
    db
      .delete(pricesTable)
      .where(and(eq(pricesTable.listId, listId), eq(pricesTable.productId, productId))),
    ...prices.map(({ min_cases, unit_cents }) =>
      db
        .insert(pricesTable)
        .values({ listId, productId, minCases: min_cases, unitCents: unit_cents, unit }),
    ),
    incrementListVersion(db, listId, version, now),
  )
  return done !== null
}
