import type { B2bAccess, Contact } from '#contract/forms.ts'
import { fold } from './fold.ts'

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

/** What a message is found by: everything that names its sender, and what they wrote. */
export function searchTextOf(payload: SentFields): string {
  const { name, company, email, phone, jobTitle, text } = readFields(payload)
  // a number is found however it was grouped
  const digits = phone.replaceAll(/\D/g, '')
  return fold([name, company, email, phone, digits, jobTitle, text].filter(Boolean).join('\n'))
}
