import { z } from 'zod'
import { type Locale, localeCodes, locales } from '#contract/locales.ts'
import { settingCatalogue } from '#contract/settings/catalogue.ts'
import { colon } from '#contract/text/colon.ts'
import { emailAddress } from '#contract/text/email-address.ts'
import { contactEmailWords } from './contact-email-words.ts'
import { excerptOf, oneLine } from '../lib/text/excerpt.ts'
import { layoutMail } from './mail-layout.ts'
import { type Mail, classifyMailError, type SendMail } from './mail.ts'
import { settings } from '../lib/settings/settings.ts'

/** A form submission as mailed to the office. */
export type ContactEmail = {
  name: string
  /** Address of the visitor, used as Reply-To. */
  email: string
  /** Text of the visitor; the mail quotes it, so that it cannot pass for text of ours. */
  message: string
  /** Language of the visitor. The mail names it; the mail itself is in the office's language. */
  language: Locale
  /** Other fields the visitor filled in, one line each. */
  facts?: string[]
  /** Company of a request for access; absent in a contact message. */
  company?: string
  /** Link to the submission in the admin portal. */
  link?: string
  /** Error codes with which HubSpot refused the submission. */
  refusal?: string
}

/**
 * Mails a form submission to the office. Missing fields are reported before the settings are read,
 * so an empty payload tests both and sends nothing.
 * @throws Error `Missing required fields`; Failure `server/setting-missing`; errors of the mail
 * binding
 */
export type SendContactEmail = (
  payload: Partial<ContactEmail>,
  office?: OfficeMailbox,
) => Promise<void>

/** Mail address and language of the office. */
export type OfficeMailbox = { to: string; locale: Locale }

const builtIn: OfficeMailbox = {
  to: settingCatalogue.officeEmail.value,
  locale: settingCatalogue.staffLocale.value,
}

export const missingFieldsMessage = 'Missing required fields'

export const createContactMailer =
  (env: object, sendMail: () => SendMail): SendContactEmail =>
  async (payload, given = builtIn) => {
    const office = {
      to: officeAddressSetting(env) ?? given.to,
      locale: staffLocaleSetting(env) ?? given.locale,
    }
    const send = sendMail()
    const { name = '', email = '', message = '', language, ...others } = payload
    if (!name || !email || !message || !language || !localeCodes.includes(language)) {
      throw new Error(missingFieldsMessage)
    }
    await sendAnyhow(send, compose(office, { name, email, message, language, ...others }))
  }

/**
 * Sends again without Reply-To when the mail service rejects the visitor's address; the text
 * contains it too.
 */
async function sendAnyhow(send: SendMail, mail: Mail): Promise<void> {
  try {
    await send(mail)
  } catch (error) {
    const { replyTo, ...others } = mail
    if (replyTo === undefined || classifyMailError(error).mayRetry) throw error
    await send(others)
  }
}

/** CONTACT_EMAIL_TO: the office's mail address; `null` when unset. */
export const officeAddressSetting = (env: object): string | null =>
  settings(env, { CONTACT_EMAIL_TO: z.email().optional() }).CONTACT_EMAIL_TO ?? null

/** STAFF_LOCALE: language of mails to the office; `null` when unset. */
export const staffLocaleSetting = (env: object): Locale | null =>
  settings(env, { STAFF_LOCALE: z.enum(localeCodes).optional() }).STAFF_LOCALE ?? null

/** Longest excerpt in a subject, in characters; mail clients show about as much. */
const subjectLetters = 60

function compose(office: OfficeMailbox, given: ContactEmail): Mail {
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
  // a malformed address must not become a header
  return emailAddress().safeParse(email).success ? { ...mail, replyTo: email } : mail
}

/** Replaces `{name}` placeholders with values. */
const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** The language in the reader's language, with its own name in brackets: German (Deutsch). */
function languageName(language: Locale, reader: Locale): string {
  const own = locales[language].name
  const names = new Intl.DisplayNames(locales[reader].tag, { type: 'language' })
  return language === reader ? own : `${names.of(language) ?? language} (${own})`
}
