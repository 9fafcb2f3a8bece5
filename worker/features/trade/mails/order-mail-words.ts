import type { Locale } from '#contract/locales.ts'
import { de } from './languages/de.ts'
import { el } from './languages/el.ts'
import { en } from './languages/en.ts'
import { fr } from './languages/fr.ts'
import { it } from './languages/it.ts'

export type ClientMail = 'received' | 'approval' | 'confirmed' | 'changed' | 'proposed' | 'declined'
export type OfficeMail = 'submitted' | 'accepted' | 'cancelled' | 'calledBack'
export type OrderMail = ClientMail | OfficeMail

export type OrderMailLanguage = {
  greeting: string
  closing: string
  hint: string
  /** Before a day, an order number of the client's, a total. */
  delivery: string
  po: string
  note: string
  total: string
  /** Of what is sold by weight. */
  estimated: string
  /** What a line was before: `{before}`. */
  was: string
  removed: string
  reason: string
  sample: string
  clientButton: string
  officeButton: string
  mails: Record<OrderMail, { subject: string; intro: string }>
}

/** What people read about an order. `{number}` is the order's, `{company}` the client, `{name}` who ordered. */
export const orderMailWords: Record<Locale, OrderMailLanguage> = { en, fr, el, it, de }
