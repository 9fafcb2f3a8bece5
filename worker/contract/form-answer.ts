import type { FieldErrorCode, FormId } from './form-options.ts'
import { type Locale, localize } from './locales.ts'

/** State of a form after an unsuccessful post without JavaScript. */
export type FormAnswer = {
  form: FormId
  /** Submitted values, shown again. */
  values: Record<string, string>
  faults: Record<string, FieldErrorCode>
  /** Message beside the submit button; `null` when the field errors suffice. */
  failure: FormFailure | null
}

/** Why a form was not accepted, apart from its fields. */
export type FormFailure = 'failed' | 'rate-limited' | 'invalid'

/** Page, query and anchor of each form, without language prefix. */
const formPages = {
  contact: { path: '/', query: {}, hash: '#contact' },
  'b2b-access': { path: '/client/login', query: { mode: 'request' }, hash: '' },
} as const satisfies Record<FormId, { path: string; query: Record<string, string>; hash: string }>

/** Path of the page with the form; with `isSent` it shows the confirmation (post/redirect/get). */
export function formPagePath(form: FormId, locale: Locale, isSent = false): string {
  const { path, query, hash } = formPages[form]
  const search = new URLSearchParams({ ...query, ...(isSent && { sent: form }) }).toString()
  return localize(path, locale) + (search && `?${search}`) + hash
}
