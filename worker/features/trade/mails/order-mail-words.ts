import type { Locale } from '#contract/locales.ts'
import { de } from './languages/de.ts'
import { el } from './languages/el.ts'
import { en } from './languages/en.ts'
import { fr } from './languages/fr.ts'
import { it } from './languages/it.ts'
import type { OrderMailLanguage } from './order-mail-language.ts'

/** Texts of order mails. `{number}`: order number, `{company}`: client, `{name}`: who ordered. */
export const orderMailWords: Record<Locale, OrderMailLanguage> = { en, fr, el, it, de }
