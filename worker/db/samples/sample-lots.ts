import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from '../client.ts'
import { lotsTable } from '../schema/trade/lots.ts'
import type { SampleProduct } from './sample-product.ts'

const dayMs = 86_400_000

/** Sample lots: one per product, in various states. */
export function sampleLots(db: Db, products: (SampleProduct & { id: string })[], now: Date) {
  const at = now.toISOString()
  const day = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)
  const lots = products.map(({ id: productId, fields }) => ({
    id: crypto.randomUUID(),
    productId,
    code: `SAMPLE-${fields.sku}`,
    state: 'available' as const,
    producedOn: day(-120),
    bestBefore: day(fields.storage === 'ambient' ? 540 : 120),
    arrivedOn: day(-90),
    isSample: true,
    version: 1,
    createdAt: at,
    updatedAt: at,
  }))
  const held = lots.slice(0, 1).map((lot) => ({
    ...lot,
    id: crypto.randomUUID(),
    code: `${lot.code}-HELD`,
    state: 'held' as const,
  }))
  const all = [...lots, ...held]
  const statements = all.map((lot): BatchItem<'sqlite'> => db.insert(lotsTable).values(lot))
  return {
    statements,
    lots: all,
    lotOf: (product: string) => lots.find((it) => it.productId === product)?.id,
  }
}
