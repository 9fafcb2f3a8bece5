import { z } from 'zod'
import { Day } from '../../site/day.ts'
import { Cursor } from '../../paging.ts'
import type { AdminAction } from '../../staff/admin-actions.ts'
import { type LotState, settableStates } from './lot-states.ts'

const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .nullable()
    .transform((text) => text || null)
const day = Day.nullable()
const version = z.int().min(1)

/** What staff say of a lot. */
export const LotFields = z
  .strictObject({
    /** Capital letters, so that letter case never tells two apart; never what a spreadsheet takes for a formula. */
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(
        /^[A-Z0-9][A-Z0-9 ._/-]{0,39}$/,
        'Letters, digits, spaces and . _ / - only, at most 40',
      ),
    producer_lot: line(40),
    harvested: line(40),
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

/** `PUT /api/admin/catalogue/lots/:id`, made on a version. The product stays. */
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
  /** The product's, in English. */
  name: string
  state: LotState
  is_sample: boolean
  version: number
}

/** `GET /api/admin/catalogue/lots/:id`: with where its cases went, the last first. */
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
