import { eq, sql } from 'drizzle-orm'
import type { LotChange, LotFields, LotStateChange, NewLot } from '#contract/trade/lots/lots.ts'
import { actIf, type ActionAuthor } from '../../../db/admin-actions.ts'
import { type Db, isConstraintError } from '../../../db/client.ts'
import { lotsTable } from '../../../db/schema/trade/lots.ts'
import { Failure } from '../../../lib/http/problem.ts'

const columnsOf = (fields: LotFields) => ({
  code: fields.code,
  producerLot: fields.producer_lot,
  harvested: fields.harvested,
  producedOn: fields.produced_on,
  bestBefore: fields.best_before,
  arrivedOn: fields.arrived_on,
})

const codeTaken = (error: unknown): never => {
  throw isConstraintError(error) ? new Failure('lot/code-taken') : error
}

/**
 * @returns the new lot's id
 * @throws Failure `product/unknown`, `lot/code-taken`
 */
export async function addLot(
  db: Db,
  { product_id: productId, fields }: NewLot,
  { actor, now }: ActionAuthor,
): Promise<string> {
  const id = crypto.randomUUID()
  const at = now.toISOString()
  const done = await actIf(
    db,
    sql`exists (select 1 from products where id = ${productId})`,
    { actor, action: 'lot/created', subject: id, detail: { code: fields.code }, now },
    db.insert(lotsTable).values({
      id,
      productId,
      ...columnsOf(fields),
      state: 'available',
      isSample: false,
      version: 1,
      createdAt: at,
      updatedAt: at,
    }),
  ).catch(codeTaken)
  if (done === null) throw new Failure('product/unknown')
  return id
}

/**
 * @returns whether the version matched; otherwise nothing was written
 * @throws Failure `lot/code-taken`
 */
export async function changeLot(
  db: Db,
  id: string,
  { fields, version }: LotChange,
  { actor, now }: ActionAuthor,
): Promise<boolean> {
  const done = await actIf(
    db,
    sql`exists (select 1 from lots where id = ${id} and version = ${version})`,
    { actor, action: 'lot/changed', subject: id, detail: { code: fields.code }, now },
    db
      .update(lotsTable)
      .set({ ...columnsOf(fields), version: version + 1, updatedAt: now.toISOString() })
      .where(eq(lotsTable.id, id)),
  ).catch(codeTaken)
  return done !== null
}

/**
 * Sets a lot to held, available or gone. A recalled lot stays recalled.
 * @returns whether the version matched
 */
export async function setLotState(
  db: Db,
  id: string,
  { state, version }: LotStateChange,
  { actor, now }: ActionAuthor,
): Promise<boolean> {
  const done = await actIf(
    db,
    sql`exists (select 1 from lots where id = ${id} and version = ${version}
      and state <> 'recalled')`,
    { actor, action: `lot/${state}`, subject: id, now },
    db
      .update(lotsTable)
      .set({ state, version: version + 1, updatedAt: now.toISOString() })
      .where(eq(lotsTable.id, id)),
  )
  return done !== null
}
