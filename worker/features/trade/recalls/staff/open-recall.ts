import { type SQL, sql } from 'drizzle-orm'
import type { NewRecall } from '#contract/trade/recalls/recalls.ts'
import { actIf, type ActionAuthor } from '../../../../db/admin-actions.ts'
import type { Db } from '../../../../db/client.ts'
import { isConstraintError } from '../../../../db/client.ts'
import { lotsTable } from '../../../../db/schema/trade/lots.ts'
import {
  recallLotsTable,
  recallRecipientsTable,
  recallShipmentsTable,
  recallsTable,
} from '../../../../db/schema/trade/recalls.ts'
import { Failure } from '../../../../lib/http/problem.ts'

/**
 * SQL condition: one of the lots is in an open recall, so a second one would mail all clients
 * again.
 */
const inOpenRecall = (lots: SQL) => sql`exists (select 1 from recall_lots
  join recalls on recalls.id = recall_id and kind = 'real' and closed_at is null where lot_id in ${lots})`

/**
 * Opens a recall or a drill, in one transaction with recipients and lots, so that no lot is shipped
 * unrecorded (recall-races.test.ts). A drill blocks no lot and sends no mail. Idempotent.
 * @throws Failure `recall/not-confirmed`, `lot/unknown`, `recall/lot-recalled` (at `lots.<n>`),
 * `recall/version-conflict` when the id is in use
 */
export async function openRecall(
  db: Db,
  given: NewRecall,
  { actor, now }: ActionAuthor,
): Promise<void> {
  const { id, kind, action, reason, lots, confirmation } = given
  const [first = ''] = lots
  const isReal = kind === 'real'
  if (await isOpenedOrRefused(db, given, actor)) return
  const ids = sql`(select value from json_each(${JSON.stringify(lots)}))`
  const areThere = sql`(select count(*) from lots where id in ${ids}) = ${lots.length}`
  const isMeant = sql`exists (select 1 from lots
    where id = ${first} and code = ${confirmation.toUpperCase()})`
  const done = await actIf(
    db,
    isReal ? sql`${areThere} and ${isMeant} and not ${inOpenRecall(ids)}` : areThere,
    { actor, action: `recall/${kind === 'real' ? 'opened' : 'drilled'}`, subject: id, now },
    db.insert(recallsTable).values({
      id,
      kind,
      action,
      reason: Object.fromEntries(
        Object.entries(reason).flatMap(([locale, text]) => (text ? [[locale, text]] : [])),
      ),
      openedBy: actor,
      openedAt: now.toISOString(),
      companies: 0,
      cases: 0,
      acknowledged: 0,
      answeredCases: 0,
      heldCases: 0,
      mails: 0,
      version: 1,
    }),
    db.insert(recallLotsTable).select(
      sql`select ${id}, lots.id, sku, coalesce(en.name, sku),
        coalesce((select json_group_object(locale, name) from product_texts t
          where t.product_id = products.id), '{}'), code, producer_lot, best_before
        from lots join products on products.id = lots.product_id
        left join product_texts en on en.product_id = products.id and en.locale = 'en'
        where lots.id in ${ids}`,
    ),
    ...(isReal
      ? [
          db
            .update(lotsTable)
            .set({ state: 'recalled', version: sql`version + 1`, updatedAt: now.toISOString() })
            .where(sql`${lotsTable.id} in ${ids}`),
        ]
      : []),
    db.insert(recallShipmentsTable).select(
      sql`select ${id}, orders.company_id, orders.id, lot_id, sum(cases), sum(net_g)
        from shipment_lots join shipments on shipments.id = shipment_id
        join orders on orders.id = order_id
        where lot_id in ${ids} group by orders.company_id, orders.id, lot_id`,
    ),
    db.insert(recallRecipientsTable).select(
      sql`select ${id}, company_id, sum(cases), ${Number(isReal)}, null, null, null, null, null, 1
        from recall_shipments where recall_id = ${id} group by company_id`,
    ),
    db
      .update(recallsTable)
      .set({
        companies: sql`(select count(*) from recall_recipients where recall_id = ${id})`,
        cases: sql`(select coalesce(sum(cases), 0) from recall_recipients where recall_id = ${id})`,
      })
      .where(sql`${recallsTable.id} = ${id}`),
  ).catch((error: unknown) => {
    // opened by a concurrent duplicate request
    if (isConstraintError(error)) return null
    throw error
  })
  if (done !== null || (await isOpenedOrRefused(db, given, actor))) return
  throw new Failure('recall/version-conflict')
}

/**
 * @throws Failure the reason for the refusal, unless this recall was opened by a concurrent
 * duplicate request
 */
async function isOpenedOrRefused(db: Db, given: NewRecall, actor: string): Promise<boolean> {
  try {
    await assertRecallable(db, given)
    return await isOpened(db, given, actor)
  } catch (error) {
    if (await isOpened(db, given, actor)) return true
    throw error
  }
}

/** @throws Failure `recall/version-conflict` when the id belongs to another recall or person */
async function isOpened(db: Db, given: NewRecall, actor: string): Promise<boolean> {
  const [found] = await db.all<{ same: number }>(sql`select opened_by = ${actor}
    and kind = ${given.kind} and action = ${given.action} and reason ->> 'en' = ${given.reason.en}
    and (select count(*) from recall_lots where recall_id = recalls.id) = ${given.lots.length}
    and not exists (select 1 from json_each(${JSON.stringify(given.lots)})
      where value not in (select lot_id from recall_lots where recall_id = recalls.id)) as same
    from recalls where id = ${given.id}`)
  if (found && !found.same) throw new Failure('recall/version-conflict')
  return found !== undefined
}

/** @throws Failure naming the lots that cannot be recalled, or the missing confirmation */
async function assertRecallable(db: Db, { kind, lots, confirmation }: NewRecall): Promise<void> {
  const found = await db.all<{ id: string; code: string; taken: number }>(sql`
    select id, code, ${inOpenRecall(sql`(lots.id)`)} as taken
    from lots where id in (select value from json_each(${JSON.stringify(lots)}))`)
  if (found.length < lots.length) throw new Failure('lot/unknown')
  if (kind === 'drill') return
  const errors = lots.flatMap((id, index) => {
    const lot = found.find((one) => one.id === id)
    return lot?.taken ? [{ path: `lots.${index}`, message: lot.code }] : []
  })
  if (errors.length > 0) throw new Failure('recall/lot-recalled', undefined, { errors })
  if (found.find(({ id }) => id === lots[0])?.code !== confirmation.toUpperCase()) {
    throw new Failure('recall/not-confirmed', undefined, {
      errors: [{ path: 'confirmation', message: 'The code of the first lot' }],
    })
  }
}
