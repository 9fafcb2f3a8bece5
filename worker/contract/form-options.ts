/** What the request form's lists offer. Apart from the schemas, so that a page can show them without zod. */
export const companySizes = ['1-10', '11-50', '51-200', '201-500', '500+'] as const
export type CompanySize = (typeof companySizes)[number]

export const industries = [
  'retail',
  'foodservice',
  'wholesale',
  'distribution',
  'manufacturing',
  'other',
] as const
export type Industry = (typeof industries)[number]
