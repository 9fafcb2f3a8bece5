import { z } from 'zod'
import { Day } from '../../site/day.ts'
import { maxLines } from '../order-choices.ts'
import { BasketDetails, SeenLines } from '../orders.ts'
import { maxCases } from '../prices.ts'
import { rhythms, standingActions } from './standing.ts'

/** What is repeated, made on prices that someone saw. */
const Repeated = z.strictObject({
  every_weeks: z.literal(rhythms),
  /** The delivery that comes next: the others follow from it. */
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

/** `POST /api/trade/:company/standing`: its id is the caller's, so that asking twice makes one. */
export const NewStanding = Repeated.extend({ id: z.uuid() })
export type NewStanding = z.infer<typeof NewStanding>

/** `PUT /api/trade/:company/standing/:id` */
export const StandingChange = Repeated.extend({ version: z.int().min(1) })
export type StandingChange = z.infer<typeof StandingChange>

/** `GET /api/admin/standing-orders` */
export const StandingQuery = z.strictObject({ company: z.uuid() })

/** `POST /api/trade/:company/standing/:id/actions`; an approval is of lines and their total. */
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
