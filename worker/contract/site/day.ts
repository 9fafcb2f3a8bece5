import { z } from 'zod'

/**
 * A calendar day (ISO) of the office. Limited to plausible years, because date arithmetic fails
 * beyond the range of `Date`.
 */
export const Day = z.iso
  .date()
  .refine((day) => day >= '2000' && day < '2100', 'Not in this century')
