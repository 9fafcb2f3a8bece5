import { z } from 'zod'
import { localeCodes } from '../locales.ts'
import { submissionKinds } from '../staff/filters.ts'

/** One page opened by a visitor who agreed to be counted. Nothing in it says who that was. */
export const PageView = z.strictObject({
  /** Path without language prefix, query and hash. */
  path: z.string().startsWith('/').max(200),
  locale: z.enum(localeCodes),
  /** Origin of the website that led here; only the first view of a visit has one. */
  referrer: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .optional(),
})
export type PageView = z.output<typeof PageView>

export const formSteps = ['seen', 'started'] as const
export type FormStep = (typeof formSteps)[number]

/** How far a visitor who agreed came with a form. What they typed is not part of it. */
export const FormStepReport = z.strictObject({
  form: z.enum(submissionKinds),
  step: z.enum(formSteps),
  locale: z.enum(localeCodes),
})
export type FormStepReport = z.output<typeof FormStepReport>
