import { company } from '#contract/company.ts'
import { within } from '../lib/within.ts'

export type Mail = { to: string; subject: string; text: string; html: string; replyTo?: string }
export type SendMail = (mail: Mail) => Promise<void>

/** A service that has not said by then whether it takes a mail is as good as away: another try may help. */
const timeoutMs = 10_000

/** Sends by the `send_email` binding; `wrangler dev` writes the mail to a file instead. */
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

/** A line break in a header would start another header. */
const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ')

/** Codes of Cloudflare's Email Service that time may cure. */
const passing = new Set([
  'E_RATE_LIMIT_EXCEEDED',
  'E_DAILY_LIMIT_EXCEEDED',
  'E_DELIVERY_FAILED',
  'E_INTERNAL_SERVER_ERROR',
])

/** Those of one mail (what it says, whom it names) or of one minute. All others concern every mail, whether or not time cures them. */
const ofOneMail =
  /RECIPIENT|^E_(?:VALIDATION_ERROR|FIELD_\w+|CONTENT_\w+|RATE_LIMIT_EXCEEDED|DELIVERY_FAILED)$/

type MailFault = {
  /** Another try may help: so it is for all but the codes that say it cannot. */
  mayRetry: boolean
  /** Nothing can be sent to anyone for now; not so for one bad address, one odd mail or one busy minute. */
  isOurs: boolean
  /** A code, nothing personal. */
  detail: string
}

/** Why a mail could not be sent. */
export function mailFault(error: unknown): MailFault {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  if (typeof code === 'string' && /^E_[A-Z_]+$/.test(code)) {
    return { mayRetry: passing.has(code), isOurs: !ofOneMail.test(code), detail: code }
  }
  const detail = error instanceof Error ? error.name : 'unknown'
  return { mayRetry: true, isOurs: true, detail }
}
