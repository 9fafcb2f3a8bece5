import { z } from 'zod'
import { maxCases } from '../prices.ts'
import { maxGuideProducts } from './guide.ts'

/** `PUT /api/trade/:company/guide`: the whole order guide in its order; `version` as seen. */
export const GuideChange = z.strictObject({
  version: z.int().min(0),
  items: z
    .array(
      z.strictObject({
        product: z.uuid(),
        pinned: z.boolean(),
        par_cases: z.int().min(1).max(maxCases).nullable(),
      }),
    )
    .max(maxGuideProducts)
    .refine((items) => new Set(items.map(({ product }) => product)).size === items.length, {
      message: 'A product twice',
    }),
})
export type GuideChange = z.infer<typeof GuideChange>
