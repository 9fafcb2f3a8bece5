import type { B2bAccess, Contact } from '#contract/forms.ts'
import { foldForSearch } from '#contract/text/fold.ts'

/** Fields of a stored submission. All unknown: the row may be older than today's schema. */
export type StoredFormFields = Partial<Record<keyof Contact | keyof B2bAccess, unknown>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Sender and content of a submission; empty strings for missing fields. */
export function summariseFields(payload: StoredFormFields) {
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

/**
 * Most characters that Unicode decomposition may produce per character; Korean syllables need
 * three.
 */
const mostFolded = 3

/** Normalised text for the search of submissions: all sender fields and the message. */
export function searchTextOf(payload: StoredFormFields): string {
  const { name, company, email, phone, jobTitle, text } = summariseFields(payload)
  // also without separators, so that a number is found in any format
  const digits = phone.replaceAll(/\D/g, '')
  const sent = [name, company, email, phone, digits, jobTitle, text].filter(Boolean).join('\n')
  return foldForSearch(sent)
    .slice(0, mostFolded * sent.length)
    .replace(/[\uD800-\uDBFF]$/, '') // half of a surrogate pair
}
