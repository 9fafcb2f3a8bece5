/** Form constants for pages. Separate from the schemas (forms.ts), so that pages need no zod. */

export type FormId = 'contact' | 'b2b-access'

/** Options of the request form. */
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

/** Maximum length by kind of field, in UTF-16 units as HTML's maxlength. */
export const formLimits = { line: 200, email: 254, phone: 40, website: 2048, text: 5000 } as const

export const fieldErrorCodes = [
  'required',
  'choose',
  'email',
  'url',
  'too-long',
  'characters',
] as const
export type FieldErrorCode = (typeof fieldErrorCodes)[number]

/**
 * HTML name of the honeypot field (`homepage` in FormMeta). Named differently because browsers
 * autofill a field called "homepage".
 */
export const honeypotName = 'meta.blank'

/** HTML field names are flat: `meta.locale` is `locale` in FormMeta. */
export const metaFieldName = (name: `meta.${string}`): string =>
  name === honeypotName ? 'homepage' : name.slice('meta.'.length)

export const isMetaField = (name: string): name is `meta.${string}` => name.startsWith('meta.')

/** Shortest plausible time to fill in a form; the page delays faster submissions. */
export const minFillMs = 2_000
