import type { Locale } from '#contract/locales.ts'
import { de } from './languages/de.ts'
import { el } from './languages/el.ts'
import { en } from './languages/en.ts'
import { fr } from './languages/fr.ts'
import { it } from './languages/it.ts'
import type { MailLanguage } from './mail-language.ts'

/**
 * All emails in all languages. They contain no text typed by the caller, because recipients may be
 * strangers.
 */
export const mailLanguages: Record<Locale, MailLanguage> = { en, fr, el, it, de }
