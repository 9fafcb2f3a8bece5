import { z } from 'zod'
import { company } from '../contract/company.ts'
import { type Locale, localeCodes, locales } from '../contract/locales.ts'
import { contactEmailWords } from './contact-email-words.ts'
import { escapeHtml, type Mail, type SendMail } from './mail.ts'
import { settings } from './settings.ts'

/** What a form sends to the office's mailbox. */
export type ContactEmail = {
  name: string
  /** The visitor's address: an answer goes there. */
  email: string
  /** With the phone number, if there is one, in its first line. */
  message: string
  language: Locale
  /** For staff, such as why this did not go to HubSpot. */
  note?: string
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
    const to = contactAddress(env)
    const send = sendMail()
    const { name = '', email = '', message = '', language, note } = payload
    if (!name || !email || !message || !language || !localeCodes.includes(language)) {
      throw new Error(missingFields)
    }
    await send(compose(to, { name, email, message, language, ...(note && { note }) }))
  }

/** Where the office reads its mail: CONTACT_EMAIL_TO, or the address that the site shows. */
export const contactAddress = (env: object): string =>
  settings(env, { CONTACT_EMAIL_TO: z.email().default(company.email) }).CONTACT_EMAIL_TO

function compose(to: string, { name, email, message, language, note }: ContactEmail): Mail {
  const words = contactEmailWords[language]
  const facts = [
    [words.name, name],
    [words.email, email],
    [words.language, locales[language].name],
  ] as const
  const lines = facts.map(([label, value]) => `${label}: ${value}`)
  const rows = facts.map(([label, value]) => `<b>${escapeHtml(label)}</b>: ${escapeHtml(value)}`)
  const text = [...(note ? [note] : []), lines.join('\n'), message].join('\n\n')
  const html = [
    `<!doctype html><html lang="${locales[language].tag}"><head><meta charset="utf-8"></head><body>`,
    ...(note ? [`<p><strong>${escapeHtml(note)}</strong></p>`] : []),
    `<p>${rows.join('<br>')}</p>`,
    `<p style="white-space:pre-line">${escapeHtml(message)}</p></body></html>`,
  ].join('\n')
  return { to, subject: `${words.subject} ${name}`, text, html, replyTo: email }
}
