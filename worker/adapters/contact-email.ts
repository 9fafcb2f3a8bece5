import { z } from 'zod'
import { company } from '#contract/company.ts'
import { defaultLocale, type Locale, localeCodes, locales } from '#contract/locales.ts'
import { contactEmailWords } from './contact-email-words.ts'
import { excerptOf } from '../lib/text/excerpt.ts'
import { layoutMail } from './mail-layout.ts'
import type { Mail, SendMail } from './mail.ts'
import { settings } from '../lib/settings/settings.ts'

/** What a form sends to the office's mailbox. */
export type ContactEmail = {
  name: string
  /** The visitor's address: an answer goes there. */
  email: string
  /** With the phone number, if there is one, in its first line. */
  message: string
  /** The visitor's. The mail names it, and is written in the office's own. */
  language: Locale
  /** The words of the message alone, for the subject; without it those of `message`. */
  start?: string
  /** The business that asks for access: makes this mail a request and no message. */
  company?: string
  /** Where staff find it in the admin portal. */
  link?: string
  /** Why this did not go to HubSpot. */
  refusal?: string
}

/**
 * Mails a message from the website to CONTACT_EMAIL_TO. The settings are looked at first, so that an empty payload
 * tests them and sends nothing.
 * @throws Error `Missing required fields`; Failure `server/setting-missing`; what the mail binding throws
 */
export type SendContactEmail = (payload: Partial<ContactEmail>) => Promise<void>

export const missingFields = 'Missing required fields'

export const createContactEmail =
  (env: object, sendMail: () => SendMail): SendContactEmail =>
  async (payload) => {
    const office = { to: contactAddress(env), locale: staffLocale(env) }
    const send = sendMail()
    const { name = '', email = '', message = '', language, ...others } = payload
    if (!name || !email || !message || !language || !localeCodes.includes(language)) {
      throw new Error(missingFields)
    }
    await send(compose(office, { name, email, message, language, ...others }))
  }

/** Where the office reads its mail: CONTACT_EMAIL_TO, or the address that the site shows. */
export const contactAddress = (env: object): string =>
  settings(env, { CONTACT_EMAIL_TO: z.email().default(company.email) }).CONTACT_EMAIL_TO

/** The language of mails to the office: STAFF_LOCALE, English unless set. */
export const staffLocale = (env: object): Locale =>
  settings(env, { STAFF_LOCALE: z.enum(localeCodes).default(defaultLocale) }).STAFF_LOCALE

/** Letters of a name and of a message's beginning in a subject: mailboxes show about as much. */
const subjectLetters = 60

function compose(office: { to: string; locale: Locale }, given: ContactEmail): Mail {
  const { name, email, message, language, link, refusal } = given
  const words = contactEmailWords[office.locale]
  const cut = (text: string) => excerptOf(text, subjectLetters)
  const subject = fill(given.company === undefined ? words.message : words.request, {
    name: cut(name),
    company: cut(given.company ?? ''),
    start: cut(given.start ?? message),
  })
  const facts = [
    `${words.name}: ${excerptOf(name, 300)}`,
    `${words.email}: ${email}`,
    `${words.language}: ${languageName(language, office.locale)}`,
  ]
  const label = given.company === undefined ? words.openMessage : words.openRequest
  const mail = layoutMail(office.to, office.locale, subject, [
    ...(refusal
      ? [{ kind: 'text', text: fill(words.notAtHubSpot, { detail: refusal }) } as const]
      : []),
    { kind: 'lines', text: facts.join('\n') },
    { kind: 'lines', text: message },
    ...(link ? [{ kind: 'button', label, link, hint: words.hint } as const] : []),
    { kind: 'small', text: fill(words.reply, { email }) },
  ])
  // what is no address must not become a header
  return z.email().safeParse(email).success ? { ...mail, replyTo: email } : mail
}

/** Puts values into a text's places, none of them a pattern. */
const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** A language as the reader calls it, and as its own speakers do: German (Deutsch). */
function languageName(language: Locale, reader: Locale): string {
  const own = locales[language].name
  const names = new Intl.DisplayNames(locales[reader].tag, { type: 'language' })
  return language === reader ? own : `${names.of(language) ?? language} (${own})`
}
