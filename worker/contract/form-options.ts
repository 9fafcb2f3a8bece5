/** What pages need to know about the forms. Apart from the schemas (forms.ts), so that pages do without zod. */

export type FormId = 'contact' | 'b2b-access'

/** What the request form's lists offer. */
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

/** The longest text each kind of field takes (UTF-16 units, as HTML's maxlength counts). */
export const formLimits = { line: 200, email: 254, phone: 40, website: 2048, text: 5000 } as const

/** What can be wrong with a field. */
export const faults = ['required', 'choose', 'email', 'url', 'too-long', 'characters'] as const
export type Fault = (typeof faults)[number]

/**
 * What HTML calls the field that people do not see, `homepage` in FormMeta. Not by that word: a browser that fills in
 * someone's identity goes by names and labels, and would make a program of them.
 */
export const trapName = 'meta.blank'

/** HTML knows flat names only: `meta.locale` is `locale` in FormMeta. */
export const metaKey = (name: `meta.${string}`): string =>
  name === trapName ? 'homepage' : name.slice('meta.'.length)

export const isMetaName = (name: string): name is `meta.${string}` => name.startsWith('meta.')

/** No one fills in a form faster; the page holds back what a person sends sooner. */
export const minFillMs = 2_000
