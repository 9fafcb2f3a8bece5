import { company } from '#contract/company.ts'
import { defaultLocale, type Locale } from '#contract/locales.ts'
import { layoutMail } from '../../adapters/mail-layout.ts'
import type { Mail } from '../../adapters/mail.ts'
import { type Bucket, consume } from '../../db/limits.ts'
import { localeOfTag } from '../../lib/http/accept-language.ts'
import { log } from '../../lib/log.ts'
import { hashOf } from '../../lib/secrets/random.ts'
import type { StoredFormFields } from '../../lib/text/sent-fields.ts'
import { requestStatusLink } from '../companies/requests/status-link.ts'
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
 * Tells an applicant that their request has arrived and where they see how it stands, and other senders where the operator
 * wants that. A courtesy: it is tried once, and not while D1 cannot say whether it may. To be called when it is settled:
 * nothing waits for this.
 */
export async function sendConfirmation(
  deps: DeliveryDeps,
  row: Pick<OutboxRow, 'id' | 'kind' | 'locale' | 'payload'>,
  { outcome }: Pick<DeliveryResult, 'outcome'>,
): Promise<void> {
  // a held message has been received too
  const hasArrived = outcome === 'delivered' || outcome === 'held'
  const { email } = (row.payload ?? {}) as StoredFormFields
  const isRequest = row.kind === 'b2b-access'
  if (!hasArrived || typeof email !== 'string') return
  try {
    if (!isRequest && !deps.forms().sendsConfirmation) return
    const { db, now } = deps
    if ((await consume(db, [confirmations, ofAddress(row.kind, email)], now())) !== null) return
    const locale = localeOfTag(row.locale) ?? defaultLocale
    const { notices } = await (await currentCompany(deps)).in(locale)
    const link = isRequest ? await requestStatusLink(deps, row.id, locale) : undefined
    const mail = composeConfirmation(email, locale, notices, link)
    const sent = await sendMail(() => deps.sendMail(mail))
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
export function composeConfirmation(
  to: string,
  locale: Locale,
  notices: readonly string[],
  status?: string,
): Mail {
  const { confirmation, request } = formWords[locale]
  const { greeting, ignore } = confirmation
  const { subject, text } = status === undefined ? confirmation : request
  const say = (words: string) =>
    ({ kind: 'text', text: words.replaceAll('{site}', company.name) }) as const
  return layoutMail(to, locale, say(subject).text, [
    say(greeting),
    say(text),
    ...(status === undefined
      ? []
      : [{ kind: 'button', label: request.button, link: status, hint: request.hint } as const]),
    ...[...notices, ignore, company.name].map(say),
  ])
}
