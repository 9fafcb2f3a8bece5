import { z } from 'zod'
import { localeCodes } from '../locales.ts'
import { submissionKinds } from '../staff/filters.ts'

/** One page view of a visitor who consented; contains nothing that identifies the visitor. */
export const PageView = z.strictObject({
  /** Path without language prefix, query and hash. */
  path: z.string().startsWith('/').max(200),
  locale: z.enum(localeCodes),
  /** Origin of the referring website; only on the first view of a visit. */
  referrer: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .optional(),
})
export type PageView = z.output<typeof PageView>

export const formSteps = ['seen', 'started'] as const
export type FormStep = (typeof formSteps)[number]

/** Progress of a consenting visitor with a form, without the values. */
export const FormStepReport = z.strictObject({
  form: z.enum(submissionKinds),
  step: z.enum(formSteps),
  locale: z.enum(localeCodes),
})
export type FormStepReport = z.output<typeof FormStepReport>
