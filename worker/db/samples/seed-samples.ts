import { eq, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { defaultLocale } from '#contract/locales.ts'
import { priceUnitOf } from '#contract/trade/prices.ts'
import type { Db } from '../client.ts'
import {
  priceListsTable,
  pricesTable,
  productsTable,
  productTextsTable,
} from '../schema/trade/catalogue.ts'
import { companiesTable, membershipsTable } from '../schema/companies.ts'
import { flagsTable } from '../schema/flags.ts'
import { companyPriceListsTable, companyTermsTable } from '../schema/trade/terms.ts'
import { usersTable } from '../schema/users.ts'
import { deliveriesFrom } from '../trade/deliveries.ts'
import { recountPurchases } from '../trade/purchase-counts.ts'
import { sampleDocuments } from './sample-documents.ts'
import { sampleLots } from './sample-lots.ts'
import { sampleOrders } from './sample-orders.ts'
import { sampleStandingOrder } from './sample-standing.ts'
import { sampleProducts } from './products.ts'

const sampleAddress = '12 Sample Street, Ottawa'
const deliveryTerms = { deliveryDays: '2 4', cutoffTime: '14:00', cutoffDays: 1 }

/**
 * Fills an empty local catalogue with samples and enables `client_orders`; does nothing when the
 * catalogue has content. Never runs on a deployed site.
 */
export async function seedSamples(
  db: Db,
  files: R2Bucket,
  clientEmail: string,
  now: Date,
): Promise<void> {
  const [any] = await db.select({ id: productsTable.id }).from(productsTable).limit(1)
  const [client] = await db
    .select({ id: usersTable.id, email: sql<string>`${usersTable.email}` })
    .from(usersTable)
    .where(eq(usersTable.email, clientEmail.toLowerCase()))
  if (any || !client) return
  const at = now.toISOString()
  const listId = crypto.randomUUID()
  const companyId = crypto.randomUUID()
  const marks = { isSample: true, version: 1, updatedAt: at }
  const products = sampleProducts.map((product) => ({ ...product, id: crypto.randomUUID() }))
  const nameOf = (id: string) => products.find((product) => product.id === id)?.names.en ?? ''
  const lots = sampleLots(db, products, now)
  const documents = await sampleDocuments(db, {
    companyId,
    lots: lots.lots.map(({ id, code, productId }) => ({ id, code, name: nameOf(productId) })),
    products: products.map(({ id }) => ({ id, name: nameOf(id) })),
    now,
  })
  // files before rows, as with uploads
  await Promise.all(documents.files.map(({ id, bytes }) => files.put(id, bytes)))
  const year = `${now.getUTCFullYear()}-01-01`
  await db.batch([
    db.insert(priceListsTable).values({
      id: listId,
      name: 'Sample prices',
      currency: 'CAD',
      validFrom: year,
      createdAt: at,
      ...marks,
    }),
    ...products.flatMap(({ id: productId, fields, names, prices }): BatchItem<'sqlite'>[] => {
      const steps = prices.map(({ min_cases, unit_cents }) =>
        db.insert(pricesTable).values({
          listId,
          productId,
          minCases: min_cases,
          unitCents: unit_cents,
          unit: priceUnitOf(fields.catch_weight),
        }),
      )
      return [
        db.insert(productsTable).values({
          id: productId,
          sku: fields.sku,
          category: fields.category,
          unitsPerCase: fields.units_per_case,
          unitLabel: fields.unit_label,
          netG: fields.net_g,
          grossG: fields.gross_g,
          ti: fields.ti,
          hi: fields.hi,
          hsCode: fields.hs_code,
          origin: fields.origin,
          scheme: fields.scheme,
          storage: fields.storage,
          allergens: fields.allergens,
          isFtl: fields.is_ftl,
          catchWeight: fields.catch_weight,
          markets: fields.markets,
          ordering: fields.ordering,
          availability: fields.availability,
          minCases: fields.min_cases,
          stepCases: fields.step_cases,
          createdAt: at,
          ...marks,
        }),
        ...Object.entries(names).map(([locale, name]) =>
          db.insert(productTextsTable).values({ productId, locale, name }),
        ),
        ...steps,
      ]
    }),
    db.insert(companiesTable).values({
      id: companyId,
      name: 'Sample Taverna',
      size: '11-50',
      industry: 'foodservice',
      createdAt: at,
    }),
    db
      .insert(membershipsTable)
      .values({ userId: client.id, companyId, locale: defaultLocale, createdAt: at }),
    db.insert(companyTermsTable).values({
      companyId,
      market: 'CA',
      currency: 'CAD',
      shipTo: sampleAddress,
      ...deliveryTerms,
      cutoffKind: 'flexible',
      minimumCents: 40_000,
      ...marks,
    }),
    db.insert(companyPriceListsTable).values({ companyId, validFrom: year, listId }),
    ...lots.statements,
    ...sampleOrders(db, products, {
      companyId,
      listId,
      client,
      now,
      next: deliveriesFrom(deliveryTerms, now)[0],
      lotOf: lots.lotOf,
      shipTo: sampleAddress,
    }),
    sampleStandingOrder(db, products, { companyId, client, weekday: 2, now }),
    ...documents.statements,
    ...recountPurchases(db, sql`${companyId}`),
    db
      .update(flagsTable)
      .set({ enabled: true, updatedAt: at })
      .where(eq(flagsTable.name, 'client_orders')),
  ])
}
