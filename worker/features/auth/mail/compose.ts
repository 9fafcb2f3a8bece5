import { company } from '../../../contract/company.ts'
import { type Locale, locales } from '../../../contract/locales.ts'
import type { Mail } from '../../../lib/mail.ts'
import { type MailKind, words } from './words.ts'

type Contents = {
  kind: MailKind
  to: string
  locale: Locale
  /** Only some kinds have one. */
  link?: string
  code?: string
  /** The address a change leads to. */
  newAddress?: string
}

/** A mail as text and as HTML, with the same words: one has to be readable without the other. */
export function composeMail({ kind, to, locale, link, code, newAddress = '' }: Contents): Mail {
  const language = words[locale]
  const fill = (text: string) =>
    text.replace(/\{(site|address)\}/g, (_, name) => (name === 'site' ? company.name : newAddress))
  const mail = language.mails[kind]
  const intro = fill(mail.intro)
  const button = link === undefined || !mail.button ? null : { label: fill(mail.button), link }

  const text = [
    language.greeting,
    intro,
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...(code === undefined ? [] : [`${language.code} ${code}`]),
    language.ignore,
    company.name,
  ].join('\n\n')

  const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`
  const html = [
    `<!doctype html><html lang="${locales[locale].tag}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(fill(mail.subject))}</title></head>`,
    '<body style="margin:0;padding:32px 16px;background:#f6f4ef;color:#1d2a33;',
    'font:16px/1.5 system-ui,sans-serif">',
    '<div style="max-width:520px;margin:0 auto;padding:32px;background:#fff;border-radius:8px">',
    paragraph(escapeHtml(language.greeting)),
    paragraph(escapeHtml(intro)),
    ...(button
      ? [
          paragraph(
            `<a href="${escapeHtml(button.link)}" style="display:inline-block;padding:12px 20px;` +
              `background:#14506b;color:#fff;border-radius:6px;text-decoration:none">` +
              `${escapeHtml(button.label)}</a>`,
          ),
        ]
      : []),
    ...(code === undefined
      ? []
      : [
          paragraph(
            `${escapeHtml(language.code)} <strong style="font-size:22px;letter-spacing:3px">` +
              `${escapeHtml(code)}</strong>`,
          ),
        ]),
    ...(button
      ? [paragraph(`<small>${escapeHtml(language.link)}<br>${escapeHtml(button.link)}</small>`)]
      : []),
    paragraph(`<small>${escapeHtml(language.ignore)}</small>`),
    paragraph(escapeHtml(company.name)),
    '</div></body></html>',
  ].join('\n')
  return { to, subject: fill(mail.subject), text, html }
}

/** The text message of a code. */
export const composeSms = (locale: Locale, code: string): string =>
  words[locale].sms.replace('{site}', company.name).replace('{code}', code)

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Makes a text safe inside HTML and its quoted attributes. */
const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
