import { eq, sql } from 'drizzle-orm'
import { company } from '#contract/company.ts'
import { defaultLocale, type Locale } from '#contract/locales.ts'
import { pages } from '#contract/pages.ts'
import { replyTemplates } from '#contract/staff/filters.ts'
import type { MessageReply, SubmissionDetail } from '#contract/staff/submissions.ts'
import { layoutMail } from '../../adapters/mail-layout.ts'
import { actIf, type ActionAuthor } from '../../db/admin-actions.ts'
import { resolveNotifications } from '../../db/notifications/notify.ts'
import { outboxTable } from '../../db/schema/outbox.ts'
import type { Deps } from '../../deps.ts'
import { localeOfTag } from '../../lib/http/accept-language.ts'
import { Failure } from '../../lib/http/problem.ts'
import { summariseFields, type StoredFormFields } from '../../lib/text/sent-fields.ts'
import { pageLink } from '../flags/snapshot.ts'
import { deliverSoon, enqueueMail } from '../outbox/enqueue.ts'
import { currentOffice } from '../settings/office.ts'
import { replyWords } from './reply-words.ts'

/** Notifications that are resolved once a message is answered or done. */
export const messageEvents = ['message', 'message-assigned'] as const

type Draftable = Pick<SubmissionDetail, 'kind' | 'locale' | 'payload' | 'email'>

const localeOf = ({ locale }: Pick<Draftable, 'locale'>): Locale =>
  localeOfTag(locale) ?? defaultLocale

/** Drafts of a reply, in the visitor's language; `null` without an email address. */
export async function draftsFor(
  deps: Pick<Deps, 'db' | 'kv' | 'now' | 'origin'>,
  message: Draftable,
): Promise<SubmissionDetail['drafts']> {
  if (message.kind !== 'contact' || message.email === null) return null
  const locale = localeOf(message)
  const { greeting, closing, templates } = replyWords[locale]
  const firstName = (message.payload as StoredFormFields | null)?.firstName
  const values: Record<string, string> = {
    site: company.name,
    name: typeof firstName === 'string' ? firstName.trim() : '',
    products: `${await pageLink(deps, pages.home.path, locale)}#products`,
    access: `${await pageLink(deps, pages.clientLogin.path, locale)}?mode=request`,
  }
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '').replaceAll(' ,', ',')
  const drafts = replyTemplates.map((template) => {
    const { subject, text } = templates[template]
    const whole = [greeting, text, `${closing}\n${company.name}`].join('\n\n')
    return [template, { subject: fill(subject), text: fill(whole) }] as const
  })
  return Object.fromEntries(drafts) as SubmissionDetail['drafts']
}

/**
 * Emails a reply and marks the message as answered, in one transaction with the audit entry. The
 * same reply is sent only once. Answers to it go to the office.
 * @throws Failure `submission/version-conflict` when a colleague changed the progress first,
 *   `submission/not-sendable` once erased
 */
export async function sendReply(
  deps: Deps,
  message: Draftable & { id: string },
  { id: replyId, template, subject, text, from }: MessageReply,
  { actor, now }: ActionAuthor,
): Promise<void> {
  const { db } = deps
  const { id, email } = message
  if (message.kind !== 'contact' || email === null) throw new Failure('submission/not-sendable')
  const locale = localeOf(message)
  const cause = `reply:${replyId}`
  const { to: replyTo } = await currentOffice(deps)
  const mail = { ...composeReply(email, locale, subject, text, message), replyTo }
  const { id: mailId, statement } = await enqueueMail(deps, { mail, locale, cause })
  const isAsSeen = sql`exists (select 1 from outbox where id = ${id} and payload is not null and progress = ${from})
    and not exists (select 1 from outbox where idempotency_key = ${`mail:${cause}`})`
  const done = await actIf(
    db,
    isAsSeen,
    {
      actor,
      action: 'submission/replied',
      subject: id,
      detail: { template, reason: `${subject}\n\n${text}` },
      now,
    },
    statement,
    db.update(outboxTable).set({ progress: 'answered' }).where(eq(outboxTable.id, id)),
    ...resolveNotifications(db, { events: messageEvents, subject: id, by: actor, now }),
  )
  if (done) return deliverSoon(deps, [mailId])
  const isSent = await db.$count(outboxTable, eq(outboxTable.idempotencyKey, `mail:${cause}`))
  if (!isSent) throw new Failure('submission/version-conflict')
}

/** The reply, followed by the quoted message. */
function composeReply(
  to: string,
  locale: Locale,
  subject: string,
  text: string,
  { payload }: Draftable,
) {
  const asked = summariseFields(payload ?? {}).text
  return layoutMail(to, locale, subject, [
    ...text.split(/\n{2,}/).map((part) => ({ kind: 'lines', text: part }) as const),
    ...(asked === ''
      ? []
      : [
          { kind: 'small', text: replyWords[locale].yours } as const,
          { kind: 'quote', text: asked } as const,
        ]),
  ])
}
