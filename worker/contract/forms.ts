import { z } from 'zod'
import { companySizes, industries } from './form-options.ts'

/** One line of text somebody has to fill in. */
const line = z.string().trim().min(1).max(200)
const email = z.email().max(254)

/** `POST /api/forms/b2b-access`: a business asks for access to the client portal. */
export const B2bAccess = z.strictObject({
  firstName: line,
  lastName: line,
  email,
  phone: z.string().trim().min(1).max(40),
  companyName: line,
  jobTitle: line,
  companySize: z.enum(companySizes),
  industry: z.enum(industries),
  website: z
    .url({ protocol: /^https?$/ })
    .max(2048)
    .optional(),
  businessNeeds: z.string().trim().min(1).max(5000),
})
export type B2bAccess = z.infer<typeof B2bAccess>
