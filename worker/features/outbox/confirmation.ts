import { company } from '#contract/company.ts'
import { defaultLocale, type Locale, locales } from '#contract/locales.ts'
import type { Mail } from '../../adapters/mail.ts'
import { type Bucket, consume } from '../../db/limits.ts'
import { localeOfTag } from '../../lib/http/accept-language.ts'
import { log } from '../../lib/log.ts'
import { hashOf } from '../../lib/secrets/random.ts'
import { escapeHtml } from '../../lib/text/escape.ts'
import type { StoredFormFields } from '../../lib/text/sent-fields.ts'
import { currentCompany } from '../settings/company-now.ts'
import { sendMail } from './deliver-mail.ts'
import type { DeliveryDeps, DeliveryResult } from './delivery.ts'
import { formWords } from './form-words.ts'
import type { OutboxRow } from './outbox-queries.ts'

/** Bucket of confirmation mails to all addresses, because anyone can enter any address. */
const confirmations = { key: 'confirmations', size: 30, everyS: 120 } satisfies Bucket

/** One confirmation a day per form and mailbox, ignoring the part after "+". */
function ofAddress(kind: string, email: string): Bucket {
  const mailbox = email.toLowerCase().replace(/\+[^@]*@/, '@')
  return { key: `confirmation:${hashOf(`${kind}:${mailbox}`)}`, size: 1, everyS: 86_400 }
}

/**
 * Mails a confirmation to the visitor if enabled. Tried once, and skipped while D1 is down. Call it
 * once the outcome is known, without waiting for it.
 */
export async function sendConfirmation(
  deps: DeliveryDeps,
  row: Pick<OutboxRow, 'kind' | 'locale' | 'payload'>,
  { outcome }: Pick<DeliveryResult, 'outcome'>,
): Promise<void> {
  // a held message has been received too
  const hasArrived = outcome === 'delivered' || outcome === 'held'
  const { email } = (row.payload ?? {}) as StoredFormFields
  if (!hasArrived || !deps.forms().sendsConfirmation || typeof email !== 'string') return
  try {
    const { db, now } = deps
    if ((await consume(db, [confirmations, ofAddress(row.kind, email)], now())) !== null) return
    const locale = localeOfTag(row.locale) ?? defaultLocale
    const { notices } = await (await currentCompany(deps)).in(locale)
    const sent = await sendMail(() => deps.sendMail(composeConfirmation(email, locale, notices)))
    if (sent.outcome === 'delivered') return
    log('warn', 'A confirmation could not be sent', { area: 'outbox', detail: sent.detail })
  } catch (cause) {
    log('warn', 'A confirmation could not be sent', { area: 'outbox', cause })
  }
}

/**
 * Composes a confirmation mail. It quotes nothing of the message: it must not carry text to someone
 * else's address.
 * @param notices upcoming closures of the office
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
