import type { OrderStatus } from '#contract/trade/order-choices.ts'

/** The columns of orders, line by line; staff's file names the client first. */
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

/** The columns of the file of shipped lines. */
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
 * Where the cases of each lot went: what the FDA's traceability rule wants to know of what is shipped (21 CFR 1.1340),
 * and what a Canadian inspector asks for (SFCR 90).
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
  /** The files' names, before the day. ASCII: some systems keep nothing else. */
  files: { orders: string; purchases: string; movements: string }
  columns: Record<ColumnName, string>
  /** As the client's screens say it. */
  status: Record<OrderStatus, string>
  /** Where the screens of staff say it otherwise. */
  staffStatus: Record<'submitted' | 'proposed', string>
  perCase: string
  perKg: string
  estimated: string
  weighed: string
  yes: string
  no: string
  sample: string
}
