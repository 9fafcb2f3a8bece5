import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { defaultLocale } from '#contract/locales.ts'
import type { Found } from '#contract/staff/search.ts'
import { matchesSearch } from '#contract/text/fold.ts'
import { fullName } from '../../db/full-name.ts'
import { matchingSearch } from '../../db/paging.ts'
import { companiesTable } from '../../db/schema/companies.ts'
import { contentDraftsTable, contentTable } from '../../db/schema/site/content.ts'
import { productsTable, productTextsTable } from '../../db/schema/trade/catalogue.ts'
import { ordersTable } from '../../db/schema/trade/orders.ts'
import { usersTable } from '../../db/schema/users.ts'
import { matchingOrders, orderNumber } from '../../db/trade/matching-orders.ts'
import type { Deps } from '../../deps.ts'
import { contentNow } from '../content/content-now.ts'

type Reads = Pick<Deps, 'db' | 'kv' | 'now'>

/** Results shown for each kind. A narrower search finds the rest. */
const shown = 5

/** Finds entries that contain every word, with the same queries and costs as the staff lists. */
export async function findEverywhere(deps: Reads, q: string): Promise<Found[]> {
  const found = await Promise.all([
    findOrders(deps, q),
    findCompanies(deps, q),
    findPeople(deps, q),
    findProducts(deps, q),
    findStories(deps, q),
  ])
  return found.flat()
}

async function findOrders({ db }: Reads, q: string): Promise<Found[]> {
  const rows = await db
    .select({ id: ordersTable.id, name: orderNumber, note: companiesTable.name })
    .from(ordersTable)
    .innerJoin(companiesTable, eq(companiesTable.id, ordersTable.companyId))
    .where(
      and(
        isNotNull(ordersTable.reachedAt),
        isNull(ordersTable.archivedAt),
        await matchingOrders(db, q),
      ),
    )
    .orderBy(desc(ordersTable.reachedAt))
    .limit(shown)
  return rows.map((row) => ({ kind: 'orders', ...row }))
}

async function findCompanies({ db }: Reads, q: string): Promise<Found[]> {
  const { id, name } = companiesTable
  const rows = await db
    .select({ id, name })
    .from(companiesTable)
    .where(await matchingSearch(db, companiesTable, id, [name], q))
    .orderBy(asc(name))
    .limit(shown)
  return rows.map((row) => ({ kind: 'companies', ...row, note: null }))
}

async function findPeople({ db }: Reads, q: string): Promise<Found[]> {
  const { id, email } = usersTable
  const rows = await db
    .select({ id, email, name: fullName })
    .from(usersTable)
    .where(await matchingSearch(db, usersTable, id, [email, fullName], q))
    .orderBy(asc(email))
    .limit(shown)
  return rows.map(({ id, email, name }) => ({
    kind: 'people',
    id,
    name: name ?? email,
    note: name && email,
  }))
}

/** Finds products by number, or by name in any language. */
async function findProducts({ db }: Reads, q: string): Promise<Found[]> {
  const { id, sku } = productsTable
  const { productId, locale, name } = productTextsTable
  const named = await matchingSearch(db, productTextsTable, productId, [name], q)
  const rows = await db
    .select({ id, sku, name })
    .from(productsTable)
    .leftJoin(productTextsTable, and(eq(productId, id), eq(locale, defaultLocale)))
    .where(
      and(
        isNull(productsTable.archivedAt),
        or(await matchingSearch(db, productsTable, id, [sku], q), named),
      ),
    )
    .orderBy(asc(sku))
    .limit(shown)
  return rows.map((row) => ({
    kind: 'products',
    id: row.id,
    name: row.name ?? row.sku,
    note: row.sku,
  }))
}

/**
 * Finds stories by a title from staff in any language, published or draft, and by the slugs of
 * published stories.
 */
async function findStories(deps: Reads, q: string): Promise<Found[]> {
  const { db } = deps
  const { everywhere } = await contentNow(deps)
  const [published, drafted] = await db.batch([
    db
      .select({ key: contentTable.key, title: sql<string>`${contentTable.value} ->> 'title'` })
      .from(contentTable)
      .where(sql`${contentTable.value} ->> 'title' is not null`),
    db
      .select({ id: contentDraftsTable.storyId, title: contentDraftsTable.title })
      .from(contentDraftsTable),
  ])
  const titles = [
    ...published.map(({ key, title }) => ({ id: key.split(':')[1] ?? '', title })),
    ...drafted,
    ...everywhere.map(({ id, slug }) => ({ id, title: slug })),
  ]
  const byId = new Map<string, string>()
  for (const { id, title } of titles) {
    if (matchesSearch([title], q) && !byId.has(id)) byId.set(id, title)
  }
  return [...byId].slice(0, shown).map(([id, name]) => ({ kind: 'stories', id, name, note: null }))
}
