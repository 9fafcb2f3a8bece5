import { z } from 'zod'
import { Day } from '../../site/day.ts'
import { maxOrderLines } from '../order-choices.ts'
import { BasketDetails, ConfirmedLines } from '../orders.ts'
import { maxCases } from '../prices.ts'
import { repeatWeeks, standingOrderActions } from './standing.ts'

/** Content of a standing order, with prices as seen. */
const Repeated = z.strictObject({
  every_weeks: z.literal(repeatWeeks),
  /** Next delivery day; later ones follow from it. */
  next_on: Day,
  po_number: BasketDetails.shape.po_number,
  items: z
    .array(z.strictObject({ product: z.uuid(), cases: z.int().min(1).max(maxCases) }))
    .min(1)
    .max(maxOrderLines)
    .refine((items) => new Set(items.map(({ product }) => product)).size === items.length, {
      message: 'A product twice',
    }),
  seen: ConfirmedLines,
  seen_total_cents: z.int().min(0),
})

/**
 * `POST /api/trade/:company/standing`; the client generates the id, so a repeated request creates
 * one.
 */
export const NewStandingOrder = Repeated.extend({ id: z.uuid() })
export type NewStandingOrder = z.infer<typeof NewStandingOrder>

/** `PUT /api/trade/:company/standing/:id` */
export const StandingOrderChange = Repeated.extend({ version: z.int().min(1) })
export type StandingOrderChange = z.infer<typeof StandingOrderChange>

/** `GET /api/admin/standing-orders` */
export const StandingOrderQuery = z.strictObject({ company: z.uuid() })

/**
 * `POST /api/trade/:company/standing/:id/actions`; an approval contains lines and total as seen.
 */
export const StandingOrderActionCall = z
  .strictObject({
    version: z.int().min(1),
    action: z.enum(standingOrderActions),
    seen: ConfirmedLines.nullable(),
    seen_total_cents: z.int().min(0).nullable(),
  })
  .refine(
    ({ action, seen, seen_total_cents: total }) => action !== 'agree' || (seen && total !== null),
    {
      path: ['seen_total_cents'],
      message: 'To agree takes lines and a total',
    },
  )
export type StandingOrderActionCall = z.infer<typeof StandingOrderActionCall>
