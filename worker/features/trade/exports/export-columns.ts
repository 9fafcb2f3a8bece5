import type { OrderStatus } from '#contract/trade/order-choices.ts'

/** Columns of the order export, one row per line; staff's export starts with the client. */
export const orderColumns = [
  'order',
  'placed',
  'status',
  'delivery',
  'po',
  'by',
  'sku',
  'product',
  'pack',
  'cases',
  'kg',
  'weight',
  'price',
  'per',
  'amount',
  'currency',
  'sample',
] as const

/** Columns of the purchase export, one row per shipped line. */
export const purchaseColumns = [
  'shipped',
  'order',
  'po',
  'sku',
  'product',
  'pack',
  'cases',
  'kg',
  'price',
  'per',
  'amount',
  'currency',
  'lots',
  'sample',
] as const

/**
 * Columns of the movement export: where each lot went, as required by FDA traceability (21 CFR
 * 1.1340) and in Canada (SFCR 90).
 */
export const movementColumns = [
  'shipped',
  'lot',
  'product',
  'sku',
  'pack',
  'gtin',
  'listed',
  'cases',
  'kg',
  'client',
  'shipTo',
  'shipFrom',
  'order',
  'reference',
  'producerLot',
  'origin',
  'harvested',
  'produced',
  'bestBefore',
  'arrived',
  'sample',
] as const

export type ColumnName =
  | (typeof orderColumns)[number]
  | (typeof purchaseColumns)[number]
  | (typeof movementColumns)[number]

export type ExportWords = {
  /** Prefixes of the file names; ASCII, for systems that accept nothing else. */
  files: { orders: string; purchases: string; movements: string }
  columns: Record<ColumnName, string>
  /** Status names, worded as on the client's screens. */
  status: Record<OrderStatus, string>
  /** Status names that differ on staff's screens. */
  staffStatus: Record<'submitted' | 'proposed', string>
  perCase: string
  perKg: string
  estimated: string
  weighed: string
  yes: string
  no: string
  sample: string
}
