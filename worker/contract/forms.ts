import { z } from 'zod'
import { formPageUrl } from './text/form-page.ts'
import { companySizes, formLimits, industries } from './form-options.ts'
import { localeCodes } from './locales.ts'
import { emailAddress } from './text/email-address.ts'
import { normalizeLines, stripInvisible } from './text/typed-text.ts'

/*
 * Schemas of the public forms, shared by browser and Worker. Error messages are the codes of
 * `FieldErrorCode` (form-options.ts).
 */

// disables zod's compiled checks: probing for `eval` would be reported as a violation of the page's
// policy
z.config({ jitless: true })

/**
 * No control characters or line separators: they could start a new line in mail headers or logs.
 */
const printable = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u
const missing = (issue: { input?: unknown }) => (issue.input === undefined ? 'required' : undefined)

/** Invisible characters come with pasted text: they are removed, not refused. */
const text = (limit: number, tidy = stripInvisible) =>
  z.string({ error: missing }).overwrite(tidy).trim().min(1, 'required').max(limit, 'too-long')
/** Required single line. */
const line = (limit: number = formLimits.line) => text(limit).regex(printable, 'characters')
/** Multi-line text. Lone surrogates cannot be stored. */
const paragraphs = text(formLimits.text, normalizeLines).refine(
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
/** Treats an empty field as absent. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
      schema.optional(),
    )
    .optional()
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: 'choose' })

/** Requires a host with a dot and no credentials: refuses `none` and `mailto:ada@marin.example`. */
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

/** `POST /api/forms/b2b-access`: a business requests access to the client portal. */
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

/** Drops a malformed value instead of refusing the form, for values added by the browser. */
const ifGood = <Schema extends z.ZodType>(schema: Schema) =>
  schema.optional().catch(undefined as z.output<Schema> | undefined)

/** Data sent beside the fields of a form; all optional. */
export const FormMeta = z.object({
  /** Language of the page; without it Accept-Language decides. */
  locale: ifGood(z.enum(localeCodes)),
  /** URL of the page with the form. */
  pageUri: ifGood(z.url({ protocol: /^https?$/ }).transform(formPageUrl)),
  pageName: ifGood(
    z
      .string()
      .transform((name) => name.slice(0, 300))
      .pipe(z.string().regex(printable)),
  ),
  /** HubSpot's cookie, only with the visitor's consent. */
  hutk: ifGood(z.string().max(200)),
  /** Turnstile token. Not dropped when malformed: the visitor gets an error. */
  captcha: z.string().max(4096).optional(),
  /** Time from the first input to sending (ms). */
  filledInMs: ifGood(z.int().min(0)),
  /** Honeypot field, hidden from people. */
  homepage: ifGood(z.string()),
})
export type FormMeta = z.infer<typeof FormMeta>

/** Request body: the fields, and `meta` beside them. */
export const ContactCall = z.strictObject({ ...contact, meta: FormMeta.optional() })
export type ContactCall = z.infer<typeof ContactCall>
export const B2bAccessCall = z.strictObject({ ...b2bAccess, meta: FormMeta.optional() })
export type B2bAccessCall = z.infer<typeof B2bAccessCall>

/**
 * `stored`: delivery will be retried until it succeeds. `delivered`: could not be stored, so it was
 * delivered at once.
 */
export type FormReceipt = { id: string; status: 'stored' | 'delivered' }
