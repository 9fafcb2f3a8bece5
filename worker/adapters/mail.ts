import { company } from '#contract/company.ts'
import { within } from '../lib/with-timeout.ts'

export type Mail = { to: string; subject: string; text: string; html: string; replyTo?: string }
export type SendMail = (mail: Mail) => Promise<void>

/** A mail service that does not answer in time counts as a temporary failure. */
const timeoutMs = 10_000

/** Sends mails with the `send_email` binding; `wrangler dev` writes them to files. */
export const createMailer =
  (binding: SendEmail, from: string): SendMail =>
  async ({ to, subject, text, html, replyTo }) => {
    const sender = { email: from, name: company.name }
    const sent = binding.send({
      from: sender,
      to,
      subject: oneLine(subject),
      text,
      html,
      ...(replyTo !== undefined && { replyTo }),
    })
    await within(timeoutMs, sent)
  }

/** Removes line breaks, which would start another header (header injection). */
const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ')

/** Temporary error codes of Cloudflare Email Service. */
const passing = new Set([
  'E_RATE_LIMIT_EXCEEDED',
  'E_DAILY_LIMIT_EXCEEDED',
  'E_DELIVERY_FAILED',
  'E_INTERNAL_SERVER_ERROR',
])

/** Error codes about a single mail or a rate limit. All others mean that no mail can be sent. */
const ofOneMail =
  /RECIPIENT|^E_(?:VALIDATION_ERROR|FIELD_\w+|CONTENT_\w+|RATE_LIMIT_EXCEEDED|DELIVERY_FAILED)$/

type MailFault = {
  /** Whether to retry: `true` unless the code means a permanent failure. */
  mayRetry: boolean
  /**
   * Whether no mail can be sent at all, as opposed to one bad recipient, bad content or a rate
   * limit.
   */
  isOurs: boolean
  /** Error code, no personal data. */
  detail: string
}

/** Classifies the error of a mail that could not be sent. */
export function classifyMailError(error: unknown): MailFault {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  if (typeof code === 'string' && /^E_[A-Z_]+$/.test(code)) {
    return { mayRetry: passing.has(code), isOurs: !ofOneMail.test(code), detail: code }
  }
  const detail = error instanceof Error ? error.name : 'unknown'
  return { mayRetry: true, isOurs: true, detail }
}
