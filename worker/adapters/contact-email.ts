import { z } from 'zod'
import { type Locale, localeCodes, locales } from '#contract/locales.ts'
import { settingCatalogue } from '#contract/settings/catalogue.ts'
import { colon } from '#contract/text/colon.ts'
import { emailAddress } from '#contract/text/email-address.ts'
import { contactEmailWords } from './contact-email-words.ts'
import { excerptOf, oneLine } from '../lib/text/excerpt.ts'
import { layoutMail } from './mail-layout.ts'
import { type Mail, mailFault, type SendMail } from './mail.ts'
import { settings } from '../lib/settings/settings.ts'

/** What a form sends to the office's mailbox. */
export type ContactEmail = {
  name: string
  /** The visitor's address: an answer goes there. */
  email: string
  /** The visitor's own words: they stand apart, so that no line of theirs passes for one of ours. */
  message: string
  /** The visitor's. The mail names it, and is written in the office's own. */
  language: Locale
  /** What else the visitor gave, a line each. */
  facts?: string[]
  /** The business that asks for access: makes this mail a request and no message. */
  company?: string
  /** Where staff find it in the admin portal. */
  link?: string
  /** Why this did not go to HubSpot. */
  refusal?: string
}

/**
 * Mails a message from the website to the office: the one given, unless an operator's settings say otherwise. Those are
 * looked at first, so that an empty payload tests them and sends nothing.
 * @throws Error `Missing required fields`; Failure `server/setting-missing`; what the mail binding throws
 */
export type SendContactEmail = (payload: Partial<ContactEmail>, office?: Office) => Promise<void>

/** Where the office reads its mail, and in which language. */
export type Office = { to: string; locale: Locale }

const builtIn: Office = {
  to: settingCatalogue.officeEmail.value,
  locale: settingCatalogue.staffLocale.value,
}

export const missingFields = 'Missing required fields'

export const createContactEmail =
  (env: object, sendMail: () => SendMail): SendContactEmail =>
  async (payload, given = builtIn) => {
    const office = {
      to: contactAddress(env) ?? given.to,
      locale: staffLocale(env) ?? given.locale,
    }
    const send = sendMail()
    const { name = '', email = '', message = '', language, ...others } = payload
    if (!name || !email || !message || !language || !localeCodes.includes(language)) {
      throw new Error(missingFields)
    }
    await sendAnyhow(send, compose(office, { name, email, message, language, ...others }))
  }

/** A visitor's address may be one that the mail service never takes. It stands in the text as well: the message goes without. */
async function sendAnyhow(send: SendMail, mail: Mail): Promise<void> {
  try {
    await send(mail)
  } catch (error) {
    const { replyTo, ...others } = mail
    if (replyTo === undefined || mailFault(error).mayRetry) throw error
    await send(others)
  }
}

/** Where the office reads its mail, as an operator says: CONTACT_EMAIL_TO. */
export const contactAddress = (env: object): string | null =>
  settings(env, { CONTACT_EMAIL_TO: z.email().optional() }).CONTACT_EMAIL_TO ?? null

/** The language of mails to the office, as an operator says: STAFF_LOCALE. */
export const staffLocale = (env: object): Locale | null =>
  settings(env, { STAFF_LOCALE: z.enum(localeCodes).optional() }).STAFF_LOCALE ?? null

/** Letters of a name and of a message's beginning in a subject: mailboxes show about as much. */
const subjectLetters = 60

function compose(office: Office, given: ContactEmail): Mail {
  const { name, email, message, language, facts = [], link, refusal } = given
  const words = contactEmailWords[office.locale]
  const cut = (text: string) => excerptOf(text, subjectLetters)
  const subject = fill(given.company === undefined ? words.message : words.request, {
    name: cut(name),
    company: cut(given.company ?? ''),
    start: cut(message),
  })
  const lines = [
    `${words.name}${colon(office.locale)} ${excerptOf(name, 300)}`,
    `${words.email}${colon(office.locale)} ${email}`,
    `${words.language}${colon(office.locale)} ${languageName(language, office.locale)}`,
    ...facts.map(oneLine),
  ]
  const label = given.company === undefined ? words.openMessage : words.openRequest
  const mail = layoutMail(office.to, office.locale, subject, [
    ...(refusal
      ? [{ kind: 'text', text: fill(words.notAtHubSpot, { detail: refusal }) } as const]
      : []),
    { kind: 'lines', text: lines.join('\n') },
    { kind: 'quote', text: message },
    ...(link ? [{ kind: 'button', label, link, hint: words.hint } as const] : []),
    { kind: 'small', text: fill(words.reply, { email }) },
  ])
  // what is no address must not become a header
  return emailAddress().safeParse(email).success ? { ...mail, replyTo: email } : mail
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
