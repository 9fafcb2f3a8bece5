import { z } from 'zod'
import { Day } from '../../site/day.ts'
import { Cursor } from '../../paging.ts'
import { optionalLine, printedCode } from '../../text/line.ts'
import type { AdminAction } from '../../staff/admin-actions.ts'
import { type LotState, settableStates } from './lot-states.ts'

const day = Day.nullable()
const version = z.int().min(1)

export const LotFields = z
  .strictObject({
    /** Lot code as printed on the case, normalised to capital letters. */
    code: printedCode(40),
    producer_lot: optionalLine(40),
    harvested: optionalLine(40),
    produced_on: day,
    best_before: day,
    arrived_on: day,
  })
  .refine(({ produced_on: from, best_before: to }) => from === null || to === null || from <= to, {
    path: ['best_before'],
    message: 'Before it was produced',
  })
export type LotFields = z.infer<typeof LotFields>

/** `POST /api/admin/catalogue/lots` */
export const NewLot = z.strictObject({ product_id: z.uuid(), fields: LotFields })
export type NewLot = z.infer<typeof NewLot>

/** `PUT /api/admin/catalogue/lots/:id`; `version` as seen. The product cannot change. */
export const LotChange = z.strictObject({ version, fields: LotFields })
export type LotChange = z.infer<typeof LotChange>

/** `PUT …/state` */
export const LotStateChange = z.strictObject({ version, state: z.enum(settableStates) })
export type LotStateChange = z.infer<typeof LotStateChange>

/** `GET /api/admin/catalogue/lots` */
export const LotQuery = z.strictObject({ cursor: Cursor })

export type LotLine = LotFields & {
  id: string
  product_id: string
  sku: string
  /** English name of the product. */
  name: string
  state: LotState
  is_sample: boolean
  version: number
}

/** `GET /api/admin/catalogue/lots/:id`, with its shipments, newest first. */
export type LotDetail = LotLine & {
  shipped: {
    order_id: string
    number: string
    company_name: string
    shipped_on: string
    cases: number
  }[]
  actions: AdminAction[]
}
