import { type Locale, locales } from '#contract/locales.ts'
import { palette, shades } from '#contract/palette.ts'
import { colon } from '#contract/text/colon.ts'
import { lineBreak } from '#contract/text/typed-text.ts'
import { escapeHtml } from '../lib/text/escape.ts'
import type { Mail } from './mail.ts'

/** A block of a mail, in order from top to bottom. */
export type MailBlock =
  /** `lines` keeps line breaks, `text` does not; `quote` prefixes each line. */
  | { kind: 'text' | 'lines' | 'quote'; text: string }
  /** `plain` replaces `text` in the plain-text version. */
  | { kind: 'small'; text: string; plain?: string }
  /** `hint` introduces the link's address, shown below the button in HTML. */
  | { kind: 'button'; label: string; link: string; hint: string }
  | { kind: 'code'; label: string; code: string }
  | { kind: 'links'; links: { text: string; link: string }[] }

/** Builds a mail with the same content as plain text and as HTML. */
export function layoutMail(to: string, locale: Locale, subject: string, parts: MailBlock[]): Mail {
  const html = [
    `<!doctype html><html lang="${locales[locale].tag}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:32px 16px;background:${palette.chalk};color:${palette.ink};`,
    'font:16px/1.5 system-ui,sans-serif">',
    // breaks long links and words, so that mails fit on phones
    `<div style="max-width:520px;margin:0 auto;padding:32px;background:${shades.white};border-radius:8px;`,
    'word-break:break-word;overflow-wrap:anywhere">',
    ...parts.flatMap(htmlOf),
    '</div></body></html>',
  ].join('\n')
  return { to, subject, text: parts.map((part) => textOf(part, locale)).join('\n\n'), html }
}

function textOf(part: MailBlock, locale: Locale): string {
  switch (part.kind) {
    case 'button':
      return `${part.label}${colon(locale)}\n${part.link}`
    case 'code':
      return `${part.label} ${part.code}`
    case 'links':
      return part.links.map(({ text, link }) => `- ${text}\n  ${link}`).join('\n')
    case 'quote':
      return `> ${part.text.replaceAll(lineBreak, '\n> ')}`
    case 'small':
      return part.plain ?? part.text
    default:
      return part.text
  }
}

function htmlOf(part: MailBlock): string[] {
  switch (part.kind) {
    case 'text':
      return [paragraph(escapeHtml(part.text))]
    case 'lines':
      return [paragraph(escapeHtml(part.text).replaceAll('\n', '<br>'))]
    case 'small':
      return [paragraph(`<small>${escapeHtml(part.text)}</small>`)]
    case 'quote':
      return [
        `<blockquote style="margin:0 0 16px;padding:4px 16px;border-left:3px solid ${palette.aegean}">` +
          `${escapeHtml(part.text).replaceAll(lineBreak, '<br>')}</blockquote>`,
      ]
    case 'button': {
      const link = escapeHtml(part.link)
      const button =
        `<a href="${link}" style="display:inline-block;padding:12px 20px;` +
        `background:${palette.aegean};color:${shades.white};border-radius:6px;text-decoration:none">` +
        `${escapeHtml(part.label)}</a>`
      const hint = `<small>${escapeHtml(part.hint)}<br>${link}</small>`
      return [paragraph(button), paragraph(hint)]
    }
    case 'links': {
      const items = part.links.map(
        ({ text, link }) =>
          `<li style="margin:0 0 8px"><a href="${escapeHtml(link)}" style="color:${palette.aegean}">` +
          `${escapeHtml(text)}</a></li>`,
      )
      return [`<ul style="margin:0 0 16px;padding-left:20px">${items.join('')}</ul>`]
    }
    case 'code':
      return [
        paragraph(
          `${escapeHtml(part.label)} <strong style="font-size:22px;letter-spacing:3px">` +
            `${escapeHtml(part.code)}</strong>`,
        ),
      ]
  }
}

const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`
