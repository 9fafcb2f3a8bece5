import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#contract/locales.ts'
import { maxOrderLines } from '#contract/trade/order-choices.ts'
import type { BasketDetails, BasketItems } from '#contract/trade/orders.ts'
import { batchIf } from '../../../db/batch-if.ts'
import type { Db } from '../../../db/client.ts'
import { membershipsTable } from '../../../db/schema/companies.ts'
import { ordersTable } from '../../../db/schema/trade/orders.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { type MemberRequest, canOrderAs } from '../member.ts'

type Doing = MemberRequest & { locale: Locale; now: Date }

/** Stores the language of the last write, which mails use. */
export const storeLanguage = (db: Db, { userId, companyId, locale }: Doing) =>
  db
    .update(membershipsTable)
    .set({ locale })
    .where(
      and(
        eq(membershipsTable.userId, userId),
        eq(membershipsTable.companyId, companyId),
        sql`${membershipsTable.locale} is not ${locale}`,
      ),
    )

const isBasketOf = (companyId: string) =>
  and(eq(ordersTable.companyId, companyId), eq(ordersTable.status, 'draft'))

/** Creates the company's basket if there is none; a unique index prevents a second one. */
function openBasket(db: Db, { companyId, now }: Doing) {
  const at = now.toISOString()
  return db
    .insert(ordersTable)
    .values({
      id: crypto.randomUUID(),
      companyId,
      status: 'draft',
      version: 1,
      revision: 0,
      agreedRevision: 0,
      draftItems: {},
      isSample: false,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
}

/** Changes the basket in its current state, colleagues' changes included. */
async function changeBasket(
  db: Db,
  doing: Doing,
  condition: SQL,
  changes: SQLiteUpdateSetSource<typeof ordersTable>,
): Promise<boolean> {
  const done = await batchIf(db, sql`${canOrderAs(doing)} and ${condition}`, [
    openBasket(db, doing),
    db
      .update(ordersTable)
      .set({ ...changes, version: sql`version + 1`, updatedAt: doing.now.toISOString() })
      .where(isBasketOf(doing.companyId)),
    storeLanguage(db, doing),
  ])
  return done !== null
}

/**
 * Sets the cases of some products and leaves others unchanged, so that concurrent edits are merged.
 * @throws Failure `request/not-found` for unknown products, `order/too-many-lines`
 */
export async function putItems(db: Db, doing: Doing, { items }: BasketItems): Promise<void> {
  // JSON merge patch (RFC 7396): null removes a member
  const patch = JSON.stringify(
    Object.fromEntries(items.map(({ product, cases }) => [product, cases === 0 ? null : cases])),
  )
  const areKnown = sql`not exists (
    select 1 from json_each(${patch}) where value is not null and key not in (select id from products))`
  const before = sql`coalesce((select draft_items from orders
    where company_id = ${doing.companyId} and status = 'draft'), '{}')`
  const fit = sql`(select count(*) from json_each(json_patch(${before}, ${patch}))) <= ${maxOrderLines}`
  const isDone = await changeBasket(db, doing, sql`${areKnown} and ${fit}`, {
    draftItems: sql`json_patch(coalesce(draft_items, '{}'), ${patch})`,
  })
  if (isDone) return
  const [why] = await db.all<{ fit: number; allowed: number }>(
    sql`select ${fit} as fit, ${canOrderAs(doing)} as allowed`,
  )
  throw new Failure(why?.allowed && !why.fit ? 'order/too-many-lines' : 'request/not-found')
}

/** @throws Failure `request/not-found` when the user can no longer order */
export async function putDetails(db: Db, doing: Doing, details: BasketDetails): Promise<void> {
  const isDone = await changeBasket(db, doing, sql`true`, {
    deliveryOn: details.delivery_on,
    poNumber: details.po_number,
    note: details.note,
  })
  if (!isDone) throw new Failure('request/not-found')
}
