import { z } from 'zod'
import { Day } from '../../site/day.ts'
import { maxLines } from '../order-choices.ts'
import { BasketDetails, SeenLines } from '../orders.ts'
import { maxCases } from '../prices.ts'
import { rhythms, standingActions } from './standing.ts'

/** Content of a standing order, with prices as seen. */
const Repeated = z.strictObject({
  every_weeks: z.literal(rhythms),
  /** Next delivery day; later ones follow from it. */
  next_on: Day,
  po_number: BasketDetails.shape.po_number,
  items: z
    .array(z.strictObject({ product: z.uuid(), cases: z.int().min(1).max(maxCases) }))
    .min(1)
    .max(maxLines)
    .refine((items) => new Set(items.map(({ product }) => product)).size === items.length, {
      message: 'A product twice',
    }),
  seen: SeenLines,
  seen_total_cents: z.int().min(0),
})

/**
 * `POST /api/trade/:company/standing`; the client generates the id, so a repeated request creates
 * one.
 */
export const NewStanding = Repeated.extend({ id: z.uuid() })
export type NewStanding = z.infer<typeof NewStanding>

/** `PUT /api/trade/:company/standing/:id` */
export const StandingChange = Repeated.extend({ version: z.int().min(1) })
export type StandingChange = z.infer<typeof StandingChange>

/** `GET /api/admin/standing-orders` */
export const StandingQuery = z.strictObject({ company: z.uuid() })

/**
 * `POST /api/trade/:company/standing/:id/actions`; an approval contains lines and total as seen.
 */
export const StandingAct = z
  .strictObject({
    version: z.int().min(1),
    action: z.enum(standingActions),
    seen: SeenLines.nullable(),
    seen_total_cents: z.int().min(0).nullable(),
  })
  .refine(
    ({ action, seen, seen_total_cents: total }) => action !== 'agree' || (seen && total !== null),
    {
      path: ['seen_total_cents'],
      message: 'To agree takes lines and a total',
    },
  )
export type StandingAct = z.infer<typeof StandingAct>
