import { company } from '#contract/company.ts'
import { type Locale, locales } from '#contract/locales.ts'
import type { Mail } from '../../adapters/mail.ts'
import { escapeHtml } from '../../lib/text/escape.ts'
import { formWords } from './form-words.ts'

/**
 * Tells a visitor that their message has arrived. It quotes nothing of it: anybody can type anybody's address, and
 * this must not carry a stranger's text there.
 * @param notices when the office is closed soon: then an answer takes longer
 */
export function composeConfirmation(to: string, locale: Locale, notices: readonly string[]): Mail {
  const { subject, greeting, text, ignore } = formWords[locale].confirmation
  const paragraphs = [greeting, text, ...notices, ignore, company.name].map((paragraph) =>
    paragraph.replaceAll('{site}', company.name),
  )
  const html = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')
  return {
    to,
    subject: subject.replaceAll('{site}', company.name),
    text: paragraphs.join('\n\n'),
    html: `<!doctype html><html lang="${locales[locale].tag}"><head><meta charset="utf-8"></head><body>\n${html}\n</body></html>`,
  }
}
