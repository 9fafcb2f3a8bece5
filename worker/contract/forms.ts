import { z } from 'zod'
import { formPage } from './text/form-page.ts'
import { companySizes, formLimits, industries } from './form-options.ts'
import { localeCodes } from './locales.ts'
import { emailAddress } from './text/email-address.ts'
import { plainLines, stripInvisible } from './text/typed-text.ts'

/*
 * The forms that visitors send, one schema each, for browser and Worker alike. What is wrong with a field is told by
 * one of the codes of `Fault` (form-options.ts), which each side puts into the reader's words.
 */

// zod may compile its checks, and tries out whether it is allowed to: our pages' policy forbids it and reports the try
z.config({ jitless: true })

/** Nothing that could start another line in a mail's header or a log. */
const printable = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u
const missing = (issue: { input?: unknown }) => (issue.input === undefined ? 'required' : undefined)

/** What no one sees comes along with what is pasted: it is left out, not refused. */
const text = (limit: number, tidy = stripInvisible) =>
  z.string({ error: missing }).overwrite(tidy).trim().min(1, 'required').max(limit, 'too-long')
/** One line of text that someone has to fill in. */
const line = (limit: number = formLimits.line) => text(limit).regex(printable, 'characters')
/** Many lines. Half a character (a lone surrogate) could not be stored. */
const paragraphs = text(formLimits.text, plainLines).refine(
  (value) => value.isWellFormed(),
  'characters',
)
const email = z
  .string({ error: missing })
  .overwrite(stripInvisible)
  .trim()
  .min(1, 'required')
  .max(formLimits.email, 'too-long')
  .pipe(emailAddress('email'))
/** A field left empty counts as left out. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
      schema.optional(),
    )
    .optional()
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: 'choose' })

/** A host with a dot and no one's name or password in it: neither `none` nor `mailto:ada@marin.example` is a website. */
function isWebsite(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname) && username + password === ''
}

/** `POST /api/forms/contact`: a message to the office. */
const contact = {
  firstName: line(),
  lastName: line(),
  email,
  phone: optional(line(formLimits.phone)),
  message: paragraphs,
}

/** `POST /api/forms/b2b-access`: a business asks for access to the client portal. */
const b2bAccess = {
  firstName: line(),
  lastName: line(),
  email,
  phone: line(formLimits.phone),
  companyName: line(),
  jobTitle: line(),
  companySize: oneOf(companySizes),
  industry: oneOf(industries),
  website: optional(
    z
      .string()
      .overwrite(stripInvisible)
      .trim()
      .regex(/^[^\s\p{Cc}\p{Cs}]*$/u, 'url')
      .overwrite((typed) =>
        /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed.replace(/^\/+/, '')}`,
      )
      .max(formLimits.website, 'too-long')
      .refine(isWebsite, 'url'),
  ),
  businessNeeds: paragraphs,
}

export const Contact = z.strictObject(contact)
export type Contact = z.infer<typeof Contact>
export const B2bAccess = z.strictObject(b2bAccess)
export type B2bAccess = z.infer<typeof B2bAccess>

/** What a browser adds by itself must not cost the message: what is odd is left out. */
const ifGood = <Schema extends z.ZodType>(schema: Schema) =>
  schema.optional().catch(undefined as z.output<Schema> | undefined)

/** What travels beside the fields of a form; all of it may be left out. */
export const FormMeta = z.object({
  /** The language of the page; without it the browser's wish counts. */
  locale: ifGood(z.enum(localeCodes)),
  /** The page with the form. */
  pageUri: ifGood(z.url({ protocol: /^https?$/ }).transform(formPage)),
  pageName: ifGood(
    z
      .string()
      .transform((name) => name.slice(0, 300))
      .pipe(z.string().regex(printable)),
  ),
  /** HubSpot's cookie, only after the visitor's consent. */
  hutk: ifGood(z.string().max(200)),
  /** A token of Turnstile. Nothing that a browser adds by itself: a wrong one is told. */
  captcha: z.string().max(4096).optional(),
  /** From the first touch of the form until it was sent (ms). */
  filledInMs: ifGood(z.int().min(0)),
  /** A field that people do not see. Only programs fill it in. */
  homepage: ifGood(z.string()),
})
export type FormMeta = z.infer<typeof FormMeta>

/** The body of a call: the fields, and `meta` beside them. */
export const ContactCall = z.strictObject({ ...contact, meta: FormMeta.optional() })
export type ContactCall = z.infer<typeof ContactCall>
export const B2bAccessCall = z.strictObject({ ...b2bAccess, meta: FormMeta.optional() })
export type B2bAccessCall = z.infer<typeof B2bAccessCall>

/** `stored`: it will be delivered whatever happens. `delivered`: it could not be stored and was handed on at once. */
export type FormReceipt = { id: string; status: 'stored' | 'delivered' }
