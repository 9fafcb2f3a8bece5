import type { B2bAccess, Contact } from '#contract/forms.ts'
import { fold } from '#contract/text/fold.ts'

/** What a form's row holds, as far as one may rely on it: a column of D1 holds what the schema of its day let in. */
export type SentFields = Partial<Record<keyof Contact | keyof B2bAccess, unknown>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Who wrote, and what. Empty texts where a field is missing. */
export function readFields(payload: SentFields) {
  const { firstName, lastName, companyName, email, phone, jobTitle, message, businessNeeds } =
    payload
  return {
    name: `${textOf(firstName)} ${textOf(lastName)}`.trim(),
    company: textOf(companyName),
    email: textOf(email),
    phone: textOf(phone),
    jobTitle: textOf(jobTitle),
    text: textOf(message) || textOf(businessNeeds),
  }
}

/** Korean syllables come apart into three letters. Signs that come apart into a phrase are written by who fills a database. */
const mostFolded = 3

/** What a message is found by: everything that names its sender, and what they wrote. At most three times as long as that. */
export function searchTextOf(payload: SentFields): string {
  const { name, company, email, phone, jobTitle, text } = readFields(payload)
  // a number is found however it was grouped
  const digits = phone.replaceAll(/\D/g, '')
  const sent = [name, company, email, phone, digits, jobTitle, text].filter(Boolean).join('\n')
  return fold(sent)
    .slice(0, mostFolded * sent.length)
    .replace(/[\uD800-\uDBFF]$/, '') // half a sign
}
