import type { Fault, FormId } from './form-options.ts'
import { type Locale, localize } from './locales.ts'

/** What the page with a form shows after a plain HTML post that did not succeed. */
export type FormAnswer = {
  form: FormId
  /** What was typed, kept for the next try. */
  values: Record<string, string>
  faults: Record<string, Fault>
  /** Said beside the button; `null` where the fields say all. */
  failure: FormFailure | null
}

/** Why a form was not taken, apart from its fields. */
export type FormFailure = 'failed' | 'rate-limited' | 'invalid'

/** Where each form stands, without language prefix. */
const formPages = {
  contact: { path: '/', query: {}, hash: '#contact' },
  'b2b-access': { path: '/client/login', query: { mode: 'request' }, hash: '' },
} as const satisfies Record<FormId, { path: string; query: Record<string, string>; hash: string }>

/** The page with a form; with `isSent` it thanks instead, so that a reload sends nothing again. */
export function formPagePath(form: FormId, locale: Locale, isSent = false): string {
  const { path, query, hash } = formPages[form]
  const search = new URLSearchParams({ ...query, ...(isSent && { sent: form }) }).toString()
  return localize(path, locale) + (search && `?${search}`) + hash
}
