import { z } from 'zod'

/**
 * A calendar day of the office, as any call takes it. Years that no one lives in are refused here: beyond those of
 * `Date` and `Intl` a sum of days has no text, and would fail behind the answer.
 */
export const Day = z.iso
  .date()
  .refine((day) => day >= '2000' && day < '2100', 'Not in this century')
